/** Which frames may load, as those before them have loaded. */
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeMedia, type FakeMedia } from '../../../testing/fake-media';
import { drawLayouts } from '../../../testing/layouts-page';
import { usePlayersState } from './MultiviewProvider';
import { useMayStart } from './use-may-start';

const CELLS = ['c0', 'c1', 'c2', 'c3'];

function Frame({ cell }: { readonly cell: string }) {
  const media = usePlayersState((state) => state.media.get(cell) ?? null);
  const isUnloaded = usePlayersState((state) => state.unloaded.has(cell));
  const { mayStart, onLoad } = useMayStart({ cell, frame: isUnloaded ? null : 'frame', media });
  return mayStart ? <img alt="" data-testid={cell} onLoad={onLoad} /> : null;
}

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
    started: () => CELLS.filter((cell) => screen.queryByTestId(cell)),
  };
}

it('two load at a time, and the next one when one has loaded', async () => {
  const page = await draw();
  expect(page.started()).toEqual(['c0', 'c1']);
  page.begin('c0');
  page.begin('c1');
  expect(page.started()).toEqual(['c0', 'c1']);
  page.load('c1');
  expect(page.started()).toEqual(['c0', 'c1', 'c2']);
  page.load('c1');
  expect(page.started()).toEqual(['c0', 'c1', 'c2']);
});

it('a frame that is never delivered lets the next one start when it is given up', async () => {
  const page = await draw();
  const first = page.begin('c0');
  act(() => first.set({ failure: 'silent' }));
  expect(page.started()).toEqual(['c0', 'c1', 'c2']);
});

it('an unloaded player makes room, and waits for its turn when it is loaded again', async () => {
  const page = await draw();
  act(() => page.players.setUnloaded('c0', true));
  expect(page.started()).toEqual(['c1', 'c2']);
  act(() => page.players.setUnloaded('c0', false));
  expect(page.started()).toEqual(['c1', 'c2']);
  page.load('c1');
  act(() => page.players.setUnloaded('c3', true));
  expect(page.started()).toEqual(['c0', 'c1', 'c2']);
});
