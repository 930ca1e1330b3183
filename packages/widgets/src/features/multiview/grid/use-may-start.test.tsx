/** Which frames may load, as those before them have loaded. */
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { nextTask } from '../../../base/browser/next-task';
import { createFakeMedia, type FakeMedia } from '../../../testing/fake-media';
import { drawLayouts } from '../../../testing/layouts-page';
import { usePlayersState } from './MultiviewProvider';
import { useMayStart } from './use-may-start';

const CELLS = ['c0', 'c1', 'c2', 'c3'];

function Frame({ cell }: { readonly cell: string }) {
  const media = usePlayersState((state) => state.media.get(cell) ?? null);
  const isUnloaded = usePlayersState((state) => state.unloaded.has(cell));
  const { mayStart, onLoad } = useMayStart({
    cell,
    area: 1,
    frame: isUnloaded ? null : 'frame',
    media,
  });
  return mayStart ? <img alt="" data-testid={cell} onLoad={onLoad} /> : null;
}

let time = 0;
beforeEach(() => {
  time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});

async function draw() {
  const { players } = await drawLayouts(CELLS.map((cell) => <Frame key={cell} cell={cell} />));
  return {
    players,
    begin: (cell: string): FakeMedia => {
      const media = createFakeMedia({ isReady: false });
      act(() => players.setMedia(cell, media));
      return media;
    },
    load: (cell: string) => fireEvent.load(screen.getByTestId(cell)),
    /** After the tasks in which those begin that may. */
    started: async () => {
      for (const _ of CELLS) await act(() => nextTask());
      return CELLS.filter((cell) => screen.queryByTestId(cell));
    },
  };
}

it('one loads alone, and the others when it has loaded', async () => {
  const page = await draw();
  expect(await page.started()).toEqual(['c0']);
  page.begin('c0');
  expect(await page.started()).toEqual(['c0']);
  time = 1_400;
  page.load('c0');
  expect(await page.started()).toEqual(['c0', 'c1', 'c2']);
  page.load('c0');
  expect(await page.started()).toEqual(['c0', 'c1', 'c2']);
});

it('a frame that is never delivered lets the next one start when it is given up', async () => {
  const page = await draw();
  const first = page.begin('c0');
  time = 1_400;
  act(() => first.set({ failure: 'silent' }));
  expect(await page.started()).toEqual(['c0', 'c1', 'c2']);
});

it('an unloaded player makes room, and waits for its turn when it is loaded again', async () => {
  const page = await draw();
  time = 1_400;
  page.load('c0');
  act(() => page.players.setUnloaded('c1', true));
  expect(await page.started()).toEqual(['c0', 'c2', 'c3']);
  act(() => page.players.setUnloaded('c1', false));
  expect(await page.started()).toEqual(['c0', 'c2', 'c3']);
  page.load('c2');
  expect(await page.started()).toEqual(['c0', 'c1', 'c2', 'c3']);
});
