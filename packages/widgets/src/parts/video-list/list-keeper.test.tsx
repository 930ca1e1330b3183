/** A long list in a browser whose layout is known: each card is 100 px high, in one column. */
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from '../../testing/page';
import { videos } from '../../testing/videos';
import { loadListKeeper } from './load-list-keeper';
import { VideoList } from './VideoList';

const CARD_PX = 100;
const SCREEN_PX = 800;
/** Cards of a group. */
const GROUP = 12;
/** Cards of a list far longer than what is drawn around the screen, which is up to 36. */
const LONG = 120;

await loadListKeeper();

type Entry = Pick<ResizeObserverEntry, 'target' | 'borderBoxSize'>;
const observers = new Map<object, { report: (entries: Entry[]) => void; targets: Element[] }>();

class HandObserver {
  constructor(report: (entries: Entry[]) => void) {
    observers.set(this, { report, targets: [] });
  }
  observe(target: Element) {
    observers.get(this)?.targets.push(target);
  }
  disconnect() {
    observers.delete(this);
  }
}

const size = { blockSize: CARD_PX, inlineSize: 300 };
/** The browser lays the page out. */
const layOut = () =>
  act(() => {
    for (const { report, targets } of observers.values()) {
      report(targets.map((target) => ({ target, borderBoxSize: [size] })));
    }
  });

let scrolled = 0;
const scrollTo = (y: number) =>
  act(() => {
    scrolled = y;
    dispatchEvent(new Event('scroll'));
  });

beforeEach(() => {
  scrolled = 0;
  vi.stubGlobal('ResizeObserver', HandObserver);
  vi.stubGlobal('innerHeight', SCREEN_PX);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -scrolled, 300, 0),
  );
});
afterEach(() => observers.clear());

let place = 0;
/** A list of a width that no other test has: nothing is remembered of it. */
const list = (count: number, options: { readonly hidesPictures?: boolean } = {}) => (
  <StrictMode>
    <Page options={options}>
      <VideoList videos={videos(count)} label="All of them" renderLimit={count} />
    </Page>
  </StrictMode>
);
beforeEach(() => {
  place += 1;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(place);
});

const cards = () => screen.queryAllByRole('article');
const positions = () =>
  cards().map((card) => Number(card.parentElement?.getAttribute('aria-posinset')));
const boxes = () =>
  [...screen.getByRole('list').children].filter(
    (item) => !item.firstElementChild?.matches('article'),
  );

describe('a long list', () => {
  it('a long list draws the cards near the screen, and boxes as high as the others', () => {
    render(list(LONG));
    layOut();
    scrollTo(6_000);
    const drawn = positions();
    expect(drawn.length).toBeLessThanOrEqual(4 * GROUP);
    expect(drawn).toContain(61);
    expect(drawn).toContain(68);
    const height = boxes().reduce(
      (sum, box) => sum + Number.parseFloat((box as HTMLElement).style.blockSize),
      0,
    );
    expect(height).toBe((LONG - drawn.length) * CARD_PX);
    expect(cards()[0]?.parentElement?.getAttribute('aria-setsize')).toBe(String(LONG));
  });

  it('a long list says in its boxes what their cards say', () => {
    render(list(100));
    layOut();
    scrollTo(9_000);
    const [box] = boxes();
    expect(box?.textContent).toContain(videos(1)[0]?.title);
    expect(box?.textContent).toContain(videos(1)[0]?.channel.english_name);
  });

  it('a long list keeps the card with the focus, those beside it, and one whose menu is open', () => {
    render(list(LONG));
    layOut();
    scrollTo(0);
    const link = cards()[5]?.querySelector('a');
    act(() => link?.focus());
    scrollTo(6_000);
    expect(document.activeElement).toBe(link);
    expect(positions()).toContain(6);
    expect(positions()).toContain(GROUP + 1);
    act(() => link?.blur());
    link?.setAttribute('aria-expanded', 'true');
    scrollTo(7_500);
    expect(positions()).toContain(6);
    link?.removeAttribute('aria-expanded');
    scrollTo(8_500);
    expect(positions()).not.toContain(6);
  });

  it('a long list comes to rest where drawing its end moves the screen to its beginning, and back', () => {
    render(list(LONG));
    layOut();
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, positions().includes(100) ? 0 : -9_000, 300, 0),
    );
    scrollTo(0);
    layOut();
    layOut();
    expect(positions()).toContain(1);
    expect(positions()).toContain(100);
    expect(positions()).not.toContain(50);
  });

  it('a list that grows draws its new cards as they come near', () => {
    const { rerender } = render(list(60));
    layOut();
    scrollTo(4_000);
    rerender(list(84));
    expect(positions()).toContain(60);
    expect(positions()).not.toContain(61);
    expect(boxes().at(-1)?.textContent).toContain(videos(84)[83]?.title);
    scrollTo(5_000);
    expect(positions()).toContain(61);
    layOut();
    scrollTo(0);
    expect(positions()).toContain(1);
    expect(positions()).not.toContain(61);
  });

  it('a list whose cards change is measured when the browser has laid it out, not before', () => {
    render(list(LONG));
    layOut();
    scrollTo(6_000);
    layOut();
    const measured = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(place);
    measured.mockClear();
    scrollTo(9_500);
    expect(positions()).toContain(97);
    expect(measured).not.toHaveBeenCalled();
    layOut();
    expect(measured).toHaveBeenCalled();
  });

  it('frees the pictures of cards that are boxes now', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (run: (deadline: object) => void) =>
      run({ timeRemaining: () => 50 }),
    );
    const { unmount } = render(list(LONG));
    layOut();
    // Without a network a card draws a sign in place of its picture.
    const addPicture = (position: number) => {
      const picture = Object.assign(new Image(), { srcset: '/small.webp 320w' });
      cards()[position]?.append(picture);
      return picture;
    };
    const [far, near] = [addPicture(0), addPicture(60)];
    scrollTo(6_000);
    vi.advanceTimersByTime(1_000);
    expect([far.isConnected, far.srcset]).toEqual([false, '']);
    expect([near.isConnected, near.srcset]).toEqual([true, '/small.webp 320w']);
    unmount();
    vi.advanceTimersByTime(1_000);
    expect(near.srcset).toBe('');
    vi.useRealTimers();
  });

  it('a long list that is rendered again has its height before layout', () => {
    const { unmount } = render(list(LONG));
    layOut();
    unmount();
    scrolled = 6_000;
    render(list(LONG));
    expect(positions()).toContain(61);
    expect(positions()).not.toContain(1);
    expect(boxes()[0]).toHaveProperty('style.blockSize', `${GROUP * CARD_PX}px`);
  });
});

it('a short list is drawn whole, and again as high as it was', () => {
  const { unmount } = render(list(48));
  layOut();
  unmount();
  scrolled = 4_000;
  render(list(48));
  expect(cards()).toHaveLength(48);
  expect(cards()[0]?.parentElement?.getAttribute('style')).toContain(`${CARD_PX}px`);
});

it('cards whose pictures are hidden have heights of their own', () => {
  const { unmount } = render(list(48));
  layOut();
  unmount();
  render(list(48, { hidesPictures: true }));
  expect(cards()[0]?.parentElement?.getAttribute('style')).toBeNull();
});
