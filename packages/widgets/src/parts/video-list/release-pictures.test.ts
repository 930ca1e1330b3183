import { beforeEach, expect, it, vi } from 'vitest';
import { releasePictures } from './release-pictures';

type Idle = (deadline: Pick<IdleDeadline, 'timeRemaining'>) => void;
let idle: Idle[] = [];

beforeEach(() => {
  idle = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: Idle) => idle.push(run));
});

/** A second passes, and the page is idle for so long at a time. */
function rest(ms = 50) {
  vi.advanceTimersByTime(1_000);
  for (const run of idle.splice(0)) run({ timeRemaining: () => ms });
}

function cardWithPicture() {
  document.body.innerHTML =
    '<ul><li><img sizes="auto, 50vw" srcset="/small.webp 320w, /large.webp 640w" src="/small.webp" /></li></ul>';
  const picture = document.querySelector('img');
  const item = document.querySelector('li');
  if (!picture || !item) throw new Error('the page has no card');
  return { item, picture };
}

it('a picture whose card was removed keeps the one address that it showed', () => {
  const { item, picture } = cardWithPicture();
  Object.defineProperty(picture, 'currentSrc', { value: 'https://a.example/large.webp' });
  item.remove();
  releasePictures([item]);
  rest();
  expect(picture.outerHTML).toBe('<img src="https://a.example/large.webp">');
});

it('a picture whose card stays keeps its choice of sizes', () => {
  const { item, picture } = cardWithPicture();
  releasePictures([item]);
  rest();
  expect(picture.sizes).toBe('auto, 50vw');
  expect(picture.srcset).toContain('640w');
});

it('pictures wait for an idle period that is long enough', () => {
  const { item, picture } = cardWithPicture();
  item.remove();
  releasePictures([item]);
  rest(1);
  expect(picture.hasAttribute('srcset')).toBe(true);
  rest();
  expect(picture.hasAttribute('srcset')).toBe(false);
});

it('pictures of a list that is scrolled on and on are freed once a second', () => {
  const { item, picture } = cardWithPicture();
  item.remove();
  releasePictures([item]);
  vi.advanceTimersByTime(500);
  releasePictures([]);
  expect(idle).toEqual([]);
  rest(50);
  expect(picture.hasAttribute('srcset')).toBe(false);
});
