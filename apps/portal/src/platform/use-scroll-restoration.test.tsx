import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { createScrollPositions } from './scroll-positions';
import { useScrollRestoration } from './use-scroll-restoration';

const scroll = vi.fn(
  (y: number) => void Object.defineProperty(window, 'scrollY', { value: y, configurable: true }),
);
beforeEach(() => {
  document.documentElement.dataset.hydrated = '';
  scroll(0);
  scroll.mockClear();
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scroll(top ?? 0));
});

const links: (() => string | undefined)[] = [];
const leftLink = () => links.at(-1)?.();

function Page() {
  const left = useScrollRestoration();
  useEffect(() => void links.push(left), [left]);
  const navigate = useNavigate();
  return (
    <>
      <main>
        <Link to="/about">Next</Link>
      </main>
      <Link to="#part">Part</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

const draw = () =>
  render(
    <MemoryRouter initialEntries={['/']}>
      <Page />
    </MemoryRouter>,
  );
const readOn = (y: number) => {
  scroll(y);
  act(() => void dispatchEvent(new Event('scroll')));
  scroll.mockClear();
};
const press = (name: string) => fireEvent.click(screen.getByText(name));

it('the scroll restoration scrolls to the top of the next page and, when going back, to the saved position', () => {
  draw();
  readOn(900);
  press('Next');
  expect(scroll).toHaveBeenLastCalledWith(0);
  press('Back');
  expect(scroll).toHaveBeenLastCalledWith(900);
});

it('scroll restoration keeps the position within the same page, and on the first one', () => {
  draw();
  expect(scroll).not.toHaveBeenCalled();
  readOn(300);
  press('Part');
  expect(scroll).not.toHaveBeenCalled();
});

it('scroll restoration follows the element a fragment names while what loads above it moves it, until the viewer scrolls', () => {
  let grow = () => undefined as void;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        grow = onResize;
      }
      observe() {}
      disconnect() {
        grow = () => undefined;
      }
    },
  );
  const part = document.createElement('div');
  part.id = 'part';
  document.body.append(part);
  const scrollIntoView = vi.spyOn(part, 'scrollIntoView').mockReturnValue();
  draw();
  press('Part');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  grow();
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event('wheel'));
  grow();
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  part.remove();
});

it('the scroll restoration stores the positions when the page is hidden, for a reload of the tab', () => {
  draw();
  readOn(450);
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(createScrollPositions(sessionStorage).read('default /')).toEqual({ y: 450 });
});

it('the scroll restoration stores them when the tab is hidden too, because it may be discarded without another event', () => {
  draw();
  readOn(460);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(createScrollPositions(sessionStorage).read('default /')).toEqual({ y: 460 });
});

it('a new visit does not read the stored positions before the viewer scrolls', () => {
  draw();
  sessionStorage.setItem('oshimado-scroll', '[["stored after the page was drawn",7]]');
  readOn(470);
  act(() => void dispatchEvent(new Event('pagehide')));
  const positions = createScrollPositions(sessionStorage);
  expect(positions.read('stored after the page was drawn')).toEqual({ y: 7 });
  expect(positions.read('default /')).toEqual({ y: 470 });
});

it('the scroll restoration dispatches a scroll event at once, so that lists render before the paint', () => {
  draw();
  readOn(900);
  press('Next');
  const seen: number[] = [];
  const look = () => void seen.push(scrollY);
  addEventListener('scroll', look);
  press('Back');
  expect(seen).toEqual([900]);
  removeEventListener('scroll', look);
});

it('a page that is not long enough yet keeps the place it was left at', () => {
  draw();
  readOn(900);
  press('Next');
  vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => scroll(Math.min(top, 100)));
  press('Back');
  expect(scrollY).toBe(100);
  press('Next');
  vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => scroll(top));
  press('Back');
  expect(scrollY).toBe(900);
});

it('scroll restoration returns the pressed link after going back only', () => {
  draw();
  press('Next');
  expect(leftLink()).toBeUndefined();
  press('Back');
  expect(leftLink()).toBe('/about');
});

it('the page leaves scroll restoration to the browser after unmounting', () => {
  const { unmount } = draw();
  expect(history.scrollRestoration).toBe('manual');
  unmount();
  expect(history.scrollRestoration).toBe('auto');
});

it('scroll restoration ignores invalid stored positions', () => {
  for (const text of ['{', '5', '[["a"],["b","x"],null]']) {
    sessionStorage.setItem('oshimado-scroll', text);
    expect(createScrollPositions(sessionStorage).read('a')).toBeUndefined();
  }
});

it('the scroll restoration forgets the oldest of more than a hundred entries', () => {
  const positions = createScrollPositions(null);
  for (let entry = 0; entry <= 100; entry += 1) positions.note(String(entry), { y: entry });
  expect(positions.read('0')).toBeUndefined();
  expect(positions.read('1')).toEqual({ y: 1 });
});
