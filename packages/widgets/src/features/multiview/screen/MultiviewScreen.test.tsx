/** The screen by the size of its grid: all cells, or one at a time. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FeaturePage } from '../../../testing/english-page';
import { clientOf } from '../../../testing/feature-page';
import { MultiviewScreen } from '.';

const ID = 'aaaaaaaaaaa';
/** Two by two. */
const FOUR = ['AAMM', 'MAMM', 'AMMM', 'MMMM'].map((place) => place + ID).join();
/** One above the other. */
const TWO = ['AAYM', 'AMYM'].map((place) => place + ID).join();

let observed: (() => void)[] = [];
const size = { width: 0, height: 0 };

beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onSize: () => void) {
        observed.push(onSize);
      }
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => {
    draw(0);
    return 0;
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => size.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => size.height);
});

function resize(width: number, height: number) {
  Object.assign(size, { width, height });
  act(() => observed.forEach((measure) => measure()));
}

async function draw(code: string, width: number, height: number, onOpened?: () => void) {
  // oxlint-disable-next-line typescript/require-await -- an async act is one that is awaited
  await act(async () => {
    render(
      <FeaturePage client={clientOf({ getMultiviewRecord: () => new Promise(() => undefined) })}>
        <MultiviewScreen code={code} onCodeLeft={vi.fn()} onOpened={onOpened} />
      </FeaturePage>,
    );
  });
  resize(width, height);
}

const isSingle = () => document.querySelector('[data-part="grid"][data-single]') !== null;
const tool = (name: string) => screen.queryByRole('button', { name });

it.each([
  ['844×390', 844, 342, [FOUR, TWO]],
  ['768×1024', 768, 976, []],
  ['1080×1920', 1_080, 1_872, []],
  ['360×800', 360, 752, [FOUR]],
  ['a foldable of 717×512', 717, 464, []],
])(
  'in a window of %s no player is smaller than it may be',
  async (_name, width, height, single) => {
    for (const code of [FOUR, TWO]) {
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      await draw(code, width, height);
      expect(isSingle()).toBe(single.includes(code));
      cleanup();
      localStorage.clear();
      observed = [];
    }
  },
);

it('a screen that is turned shows all cells again, and what the viewer chooses stays', async () => {
  await draw(TWO, 844, 342);
  expect(isSingle()).toBe(true);
  resize(390, 796);
  expect(isSingle()).toBe(false);
  resize(844, 342);
  act(() => tool('Show all cells')?.click());
  expect(isSingle()).toBe(false);
  resize(360, 752);
  resize(844, 342);
  expect(isSingle()).toBe(false);
});

it.each([
  ['all its cells are in the document', FOUR, 4],
  ['it was refused', 'nothing', 0],
])('a screen says that a link is opened once %s', async (_, code, count) => {
  const seen: number[] = [];
  await draw(code, 1_280, 672, () => seen.push(document.querySelectorAll('[data-cell]').length));
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set([count]));
});
