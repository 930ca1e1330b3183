/** Keys that are pressed with the focus in our own player of a cell. */
import type { PlayerPress } from '@oshimado/domain';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useMultiviewKeys } from '../screen/use-multiview-keys';
import { createFakeMedia } from '../../../testing/fake-media';
import { drawLayouts } from '../../../testing/layouts-page';
import { useFrameKeys } from './use-frame-keys';

const CODE = 'AAMYaaaaaaaaaaa,MAMYbbbbbbbbbbb';

async function draw({ isPage = true } = {}) {
  const onReady = vi.fn<(onKey: (press: PlayerPress) => void) => void>();
  function Cell() {
    const { screen, onKey } = useFrameKeys('c1');
    useEffect(() => onReady(onKey), [onKey]);
    return <div ref={screen} />;
  }
  function Page() {
    useMultiviewKeys();
    return <Cell />;
  }
  const page = await drawLayouts(isPage ? <Page /> : <Cell />, { code: CODE });
  const media = [createFakeMedia({ currentTime: 100 }), createFakeMedia({ currentTime: 100 })];
  act(() => media.forEach((one, at) => page.players.setMedia(`c${at}`, one)));
  return {
    ...page,
    press: (press: PlayerPress) => act(() => onReady.mock.lastCall?.[0](press)),
    times: () => media.map((one) => one.getState().currentTime),
    paused: () => media.map((one) => one.getState().paused),
  };
}

it('the keys of the multiview do what they do beside the frame', async () => {
  const { press, context, paused, send, times } = await draw();
  press({ key: '2' });
  expect(context().muted).toEqual(['c0']);
  expect(times()).toEqual([100, 100]);
  press({ key: ' ' });
  expect(paused()).toEqual([false, false]);
  press({ key: '!', code: 'Digit1', shiftKey: true });
  expect(context().cells[0]).toMatchObject({ x: 0, y: 0, w: 18, h: 24 });
  await send({ type: 'cell.delete', id: 'c0' });
  press({ key: 'z', code: 'KeyZ', ctrlKey: true });
  expect(context().cells).toHaveLength(2);
});

it('what the multiview does not take is for the player of the cell alone', async () => {
  const { press, times, paused, players } = await draw();
  press({ key: 'ArrowLeft' });
  press({ key: 'j' });
  expect(times()).toEqual([100, 85]);
  press({ key: 'k' });
  expect(paused()).toEqual([true, false]);
  press({ key: 'c' });
  expect(players.getState().uncaptioned.has('c1')).toBe(true);
  press({ key: 'c' });
  expect(players.getState().uncaptioned.has('c1')).toBe(false);
});

it('where nothing follows the keys of the page, as on a page of strangers, they are the player’s', async () => {
  const { press, paused, times } = await draw({ isPage: false });
  press({ key: ' ' });
  expect(paused()).toEqual([true, false]);
  press({ key: '5' });
  expect(times()).toEqual([100, 1_800]);
  press({ key: '%', code: 'Digit5', shiftKey: true });
  press({ key: 'z', code: 'KeyZ', ctrlKey: true });
  expect(times()).toEqual([100, 1_800]);
});
