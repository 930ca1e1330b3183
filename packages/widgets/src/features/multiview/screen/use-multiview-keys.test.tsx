/** The keys of a multiview. */
import { act, fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeMedia } from '../../../testing/fake-media';
import { drawLayouts } from '../../../testing/layouts-page';
import { useMultiviewKeys } from './use-multiview-keys';

const CODE = 'AAIYaaaaaaaaaaa,IAIYbbbbbbbbbbb,QAIYchat0';

async function draw() {
  function Keys() {
    useMultiviewKeys();
    return (
      <>
        <section tabIndex={-1} data-cell="c1" />
        <input />
      </>
    );
  }
  const page = await drawLayouts(<Keys />, { code: CODE });
  const players = [createFakeMedia(), createFakeMedia()];
  act(() => players.forEach((media, at) => page.players.setMedia(`c${at}`, media)));
  const press = (key: string, init: KeyboardEventInit = {}, on: Element = document.body) =>
    fireEvent.keyDown(on, { key, ...init });
  return { ...page, press, paused: () => players.map((media) => media.getState().paused) };
}

it('the keys 1 to 9 lead to a video, and mute the others', async () => {
  const { context, press } = await draw();
  press('2');
  expect(context().muted).toEqual(['c0']);
  expect(document.activeElement?.getAttribute('data-cell')).toBe('c1');
  press('&', { code: 'Digit1' });
  expect(context().muted).toEqual(['c1']);
  press('é', { code: 'Digit2' });
  press('3');
  expect(context().muted).toEqual(['c0']);
});

it('Shift and a digit make a video large, whatever the keyboard writes then, and again put the layout back', async () => {
  const { context, press, paused } = await draw();
  const places = () => context().cells.map(({ x, y, w, h }) => [x, y, w, h].join());
  const before = places();
  press('"', { shiftKey: true, code: 'Digit2' });
  expect(places()[1]).toBe('0,0,18,24');
  expect(context().muted).toEqual(['c0']);
  press('!', { shiftKey: true, code: 'Digit1' }, document.querySelector('input') ?? document.body);
  expect(places()[1]).toBe('0,0,18,24');
  press('"', { shiftKey: true, code: 'Digit2' });
  expect(places()).toEqual(before);
  expect(paused()).toEqual([true, true]);
});

it('Space plays all, or pauses all if one plays', async () => {
  const { press, paused, players } = await draw();
  press(' ');
  expect(paused()).toEqual([false, false]);
  act(() => players.getState().media.get('c0')?.pause());
  press(' ');
  expect(paused()).toEqual([true, true]);
});

it('Ctrl+Z undoes, Ctrl+Shift+Z does it again, and fields have their own', async () => {
  const { context, press, send } = await draw();
  await send({ type: 'cell.delete', id: 'c2' });
  press('z', { ctrlKey: true }, document.querySelector('input') ?? document.body);
  expect(context().cells).toHaveLength(2);
  press('z', { ctrlKey: true });
  expect(context().cells).toHaveLength(3);
  press('Z', { metaKey: true, shiftKey: true });
  expect(context().cells).toHaveLength(2);
  press('я', { ctrlKey: true, code: 'KeyZ' });
  expect(context().cells).toHaveLength(3);
  press('w', { ctrlKey: true, code: 'KeyZ' });
  expect(context().cells).toHaveLength(3);
});
