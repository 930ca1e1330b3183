/** Which frames may load, as the players of the cells answer. */
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeMedia, type FakeMedia } from '../testing/fake-media';
import { drawLayouts } from '../testing/layouts-page';
import { usePlayersState } from './MultiviewProvider';
import { useMayStart } from './use-may-start';

const CELLS = ['c0', 'c1', 'c2', 'c3'];

interface FrameProps {
  readonly cell: string;
  readonly isSilent: boolean;
}

function Frame({ cell, isSilent }: FrameProps) {
  const media = usePlayersState((state) => state.media.get(cell) ?? null);
  const isUnloaded = usePlayersState((state) => state.unloaded.has(cell));
  const mayStart = useMayStart({ cell, frame: isUnloaded ? null : 'frame', media, isSilent });
  return mayStart ? <i data-testid={cell} /> : null;
}

async function draw(silent: readonly string[] = []) {
  const { players } = await drawLayouts(
    CELLS.map((cell) => <Frame key={cell} cell={cell} isSilent={silent.includes(cell)} />),
  );
  return {
    players,
    load: (cell: string): FakeMedia => {
      const media = createFakeMedia({ isReady: false });
      act(() => players.setMedia(cell, media));
      return media;
    },
    started: () => CELLS.filter((cell) => document.querySelector(`[data-testid="${cell}"]`)),
  };
}

it('two load at a time, and the next one when one has answered', async () => {
  const page = await draw();
  expect(page.started()).toEqual(['c0', 'c1']);
  page.load('c0');
  const second = page.load('c1');
  expect(page.started()).toEqual(['c0', 'c1']);
  act(() => second.set({ isReady: true }));
  expect(page.started()).toEqual(['c0', 'c1', 'c2']);
});

it('a frame that never answers lets the next one start when it is given up', async () => {
  const page = await draw();
  const first = page.load('c0');
  act(() => first.set({ failure: 'silent' }));
  expect(page.started()).toEqual(['c0', 'c1', 'c2']);
});

it('a frame that nothing can be said to does not hold up the others', async () => {
  const page = await draw(['c0', 'c1']);
  expect(page.started()).toEqual(CELLS);
});

it('an unloaded player makes room, and waits for its turn when it is loaded again', async () => {
  const page = await draw();
  act(() => page.players.setUnloaded('c0', true));
  expect(page.started()).toEqual(['c1', 'c2']);
  act(() => page.players.setUnloaded('c0', false));
  expect(page.started()).toEqual(['c1', 'c2']);
  const second = page.load('c1');
  act(() => second.set({ isReady: true }));
  act(() => page.players.setUnloaded('c3', true));
  expect(page.started()).toEqual(['c0', 'c1', 'c2']);
});
