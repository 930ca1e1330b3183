/** The script that loads players before the program, on a drawing of four cells of which the third is the largest. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFirstFrames } from './load-first-frames';

const PLACES = [
  ['0-0-6-6', 36],
  ['6-0-6-6', 36],
  ['0-6-12-12', 144],
  ['12-0-6-6', 36],
] as const;

const prototype = Element.prototype as { moveBefore?: unknown };
let width = 1280;
let hidden = '';
beforeEach(() => {
  width = 1280;
  hidden = '';
  prototype.moveBefore = vi.fn();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function measure(
    this: HTMLElement,
  ) {
    return this.dataset['place'] === hidden ? 0 : width;
  });
  document.body.innerHTML = `<div data-part="first-frames">${PLACES.map(
    ([place, area]) =>
      `<div data-place="${place}" data-area="${area}" data-src="https://player.example/?v=${place}&amp;origin=" data-title="Player" class="look"></div>`,
  ).join('')}</div>`;
});
afterEach(() => {
  delete prototype.moveBefore;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const frames = () => [...document.querySelectorAll('iframe')];
const places = () => frames().map(({ parentElement }) => parentElement?.dataset['place']);

function load() {
  let time = 0;
  const gathered: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  loadFirstFrames({
    now: () => time,
    after: (ms, call) => ms === 0 && gathered.push(call),
    inTask: (call) => tasks.push(call),
  });
  for (const call of gathered) call();
  return {
    loaded: (at: number, ms: number) => {
      time = ms;
      frames()[at]?.dispatchEvent(new Event('load'));
      for (const call of tasks) call();
    },
  };
}

it('the loader of players loads the largest alone, and then the others', () => {
  const page = load();
  expect(places()).toEqual(['0-6-12-12']);
  page.loaded(0, 500);
  expect(places()).toEqual(PLACES.map(([place]) => place));
  expect(frames().map(({ dataset }) => dataset['loaded'])).toEqual([
    undefined,
    undefined,
    '',
    undefined,
  ]);
});

it('names this page in the address, and says what the frame is and may do', () => {
  load();
  const [frame] = frames();
  expect(frame?.src).toBe(
    `https://player.example/?v=0-6-12-12&origin=${encodeURIComponent(location.origin)}`,
  );
  expect(frame).toMatchObject({ title: 'Player', className: 'look' });
  expect(frame?.getAttribute('allow')).toMatch(/autoplay/);
});

it('the loader of players starts no more once the program has removed the drawing', () => {
  const page = load();
  const [drawing] = document.body.children;
  const [frame] = frames();
  drawing?.remove();
  page.loaded(0, 500);
  frame?.dispatchEvent(new Event('load'));
  expect(drawing?.querySelectorAll('iframe')).toHaveLength(1);
});

it.each([
  [
    'the device has a layout',
    () => localStorage.setItem('oshimado.multiview', '{"value":{"cells":[{}]}}'),
  ],
  ['what it has cannot be read', () => localStorage.setItem('oshimado.multiview', '{')],
  ['the drawing is not shown', () => (width = 0)],
  ['one of its places is not shown', () => (hidden = '12-0-6-6')],
  ['the browser cannot move frames', () => delete prototype.moveBefore],
  ['the server drew none', () => document.body.replaceChildren()],
])('the server loads nothing where %s', (_, prepare) => {
  prepare();
  load();
  expect(frames()).toEqual([]);
});

it('the loader of players loads where the device keeps choices without a layout, and where it keeps nothing', () => {
  localStorage.setItem('oshimado.multiview', '{"version":1,"value":{"cells":[],"muted":[]}}');
  load();
  expect(frames()).toHaveLength(1);
  document.querySelector('iframe')?.remove();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  load();
  expect(frames()).toHaveLength(1);
});
