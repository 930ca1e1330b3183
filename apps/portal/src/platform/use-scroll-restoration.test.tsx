import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { createScrollPositions } from './scroll-positions';
import { useScrollRestoration } from './use-scroll-restoration';

const scroll = vi.fn(
  (y: number) => void Object.defineProperty(window, 'scrollY', { value: y, configurable: true }),
);
beforeEach(() => {
  sessionStorage.clear();
  scroll(0);
  scroll.mockClear();
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scroll(top ?? 0));
});

function Page() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/about">Next</Link>
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

it('leads to the top of the next page and, on the way back, to where the viewer was', () => {
  draw();
  readOn(900);
  press('Next');
  expect(scroll).toHaveBeenLastCalledWith(0);
  press('Back');
  expect(scroll).toHaveBeenLastCalledWith(900);
});

it('keeps the position within the same page, and on the first one', () => {
  draw();
  expect(scroll).not.toHaveBeenCalled();
  readOn(300);
  press('Part');
  expect(scroll).not.toHaveBeenCalled();
});

it('follows the element a fragment names while what loads above it moves it, until the viewer scrolls', () => {
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

it('writes the positions down when the page goes, for the tab that is loaded again', () => {
  draw();
  readOn(450);
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(createScrollPositions(sessionStorage).read('default /')).toBe(450);
});

it('leaves the position to the browser when it is gone', () => {
  const { unmount } = draw();
  expect(history.scrollRestoration).toBe('manual');
  unmount();
  expect(history.scrollRestoration).toBe('auto');
});

it('is not disturbed by what somebody else has written in its place', () => {
  for (const text of ['{', '5', '[["a"],["b","x"],null]']) {
    sessionStorage.setItem('oshimado-scroll', text);
    expect(createScrollPositions(sessionStorage).read('a')).toBeUndefined();
  }
});

it('forgets the oldest of more than a hundred entries', () => {
  const positions = createScrollPositions(null);
  for (let entry = 0; entry <= 100; entry += 1) positions.note(String(entry), entry);
  expect(positions.read('0')).toBeUndefined();
  expect(positions.read('1')).toBe(1);
});
