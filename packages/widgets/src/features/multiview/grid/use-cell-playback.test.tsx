/** Between the players of the cells and the machine of the layout: what plays, and what is heard. */
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeMedia } from '../../../testing/fake-media';
import { loadActors } from '../../../testing';
import { drawLayouts } from '../../../testing/layouts-page';
import { usePlayersState } from './MultiviewProvider';
import { useCellPlayback } from './use-cell-playback';
import { useSoundReader } from './use-sound-reader';

await loadActors();

const CODE = 'AAMYaaaaaaaaaaa,MAMYbbbbbbbbbbb';
const CELLS = ['c0', 'c1'];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Playback({ cell }: { readonly cell: string }) {
  useCellPlayback(
    cell,
    usePlayersState((state) => state.media.get(cell) ?? null),
  );
  return null;
}
function Reader() {
  useSoundReader();
  return null;
}

async function draw({ muteOthers = false, muted = [] as readonly string[] } = {}) {
  const page = await drawLayouts(
    <>
      {CELLS.map((cell) => (
        <Playback key={cell} cell={cell} />
      ))}
      <Reader />
    </>,
    { code: CODE, muteOthers, muted },
  );
  const [first, second] = [createFakeMedia(), createFakeMedia()];
  act(() => {
    page.players.setMedia('c0', first);
    page.players.setMedia('c1', second);
  });
  return {
    ...page,
    first,
    second,
    pass: (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
  };
}

it('a player that plays freezes its cell, and pausing frees it after 200 ms', async () => {
  const { first, context, pass } = await draw();
  act(first.play);
  expect(context().frozen).toEqual(['c0']);
  act(first.pause);
  await pass(199);
  expect(context().frozen).toEqual(['c0']);
  await pass(1);
  expect(context().frozen).toEqual([]);
});

it('a pause that scrubbing sends changes nothing', async () => {
  const { first, context, pass } = await draw();
  act(first.play);
  act(first.pause);
  await pass(150);
  act(first.play);
  await pass(1_000);
  expect(context().frozen).toEqual(['c0']);
});

it('a video that ends or fails frees its cell too', async () => {
  const { first, second, context, pass } = await draw();
  act(first.play);
  act(second.play);
  act(() => first.set({ paused: true, ended: true }));
  act(() => second.set({ failure: 'broken' }));
  await pass(200);
  expect(context().frozen).toEqual([]);
});

it('a player that goes frees its cell', async () => {
  const { first, players, context } = await draw();
  act(first.play);
  act(() => players.setMedia('c0', null));
  expect(context().frozen).toEqual([]);
});

it('players are muted as the layout says', async () => {
  const { first, second, send } = await draw({ muted: ['c1'] });
  const sound = () => [first, second].map((media) => media.getState().muted);
  expect(sound()).toEqual([false, true]);
  await send({ type: 'sound.mute', id: 'c0' });
  await send({ type: 'sound.unmute', id: 'c1' });
  expect(sound()).toEqual([true, false]);
});

it('with "mute others" the first player that plays has sound, and the next ones are muted', async () => {
  const { first, second, context } = await draw({ muteOthers: true });
  expect(context().muted).toEqual(['c1']);
  act(second.play);
  expect(context().muted).toEqual(['c0']);
  act(first.play);
  expect(context().muted).toEqual(['c0']);
});

it('a press on the sound of the platform’s own controls counts after the second reading', async () => {
  const { first, context, pass } = await draw();
  act(first.play);
  act(() => first.set({ muted: true }));
  await pass(1_000);
  expect(context().muted).toEqual([]);
  await pass(1_000);
  expect(context().muted).toEqual(['c0']);
  act(() => first.set({ muted: false }));
  await pass(2_000);
  expect(context().muted).toEqual([]);
});

it('a player that stands still is not read: it reports sound before it has any', async () => {
  const { first, context, pass } = await draw();
  act(() => first.set({ muted: true }));
  await pass(5_000);
  expect(context().muted).toEqual([]);
});
