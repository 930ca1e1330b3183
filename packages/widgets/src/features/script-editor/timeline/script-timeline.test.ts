/** Where lines are on the timeline, which keys move them, and the time that it follows. */
import type { EditedLine } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { createFakeMedia } from '../../../testing/fake-media';
import { createPlayerClock, createTimer } from './editor-clock';
import { barsAround, linesNear, pxOf, reachableKey } from './timeline-geometry';
import { cardAction } from './use-card-keys';

const line = (key: string, start: number, end: number): EditedLine => ({
  key,
  start,
  end,
  author: '',
  text: key,
  profile: 'default',
});
const none = { ctrlKey: false, shiftKey: false, altKey: false, metaKey: false };

describe('the timeline', () => {
  it('has 100 px per second, and draws three bars of 60 s', () => {
    expect(pxOf(1_000)).toBe(100);
    expect(barsAround(5)).toEqual([4, 5, 6]);
    expect(barsAround(0)).toEqual([0, 1]);
  });

  it('draws the lines of these bars, long ones that reach into them, and the one with the focus', () => {
    const lines = [
      line('long', 0, 400_000),
      line('far', 1_000, 2_000),
      line('near', 310_000, 311_000),
    ];
    expect(linesNear(lines, 5, undefined).map(({ key }) => key)).toEqual(['long', 'near']);
    expect(linesNear(lines, 5, 'far').map(({ key }) => key)).toEqual(['long', 'far', 'near']);
    expect(reachableKey(lines, 'far', 5)).toBe('far');
    expect(reachableKey(lines, undefined, 5)).toBe('long');
  });
});

describe('keys of a card', () => {
  const one = line('a', 1_000, 3_000);
  it.each([
    ['right moves it', 'ArrowRight', {}, { type: 'line.move', key: 'a', start: 1_100 }],
    ['page up moves it a second', 'PageUp', {}, { type: 'line.move', key: 'a', start: 0 }],
    [
      'Shift and left moves its end',
      'ArrowLeft',
      { shiftKey: true },
      { type: 'line.resize', key: 'a', edge: 'end', at: 2_900 },
    ],
    [
      'Ctrl, Shift and right moves its start',
      'ArrowRight',
      { shiftKey: true, ctrlKey: true },
      { type: 'line.resize', key: 'a', edge: 'start', at: 1_100 },
    ],
  ])('%s', (_, key, held, edit) => {
    expect(cardAction({ ...none, ...held, key }, one)).toEqual({ type: 'edit', edit });
  });

  it('leave the jumps of the player and Tab alone', () => {
    expect(cardAction({ ...none, key: 'ArrowRight', ctrlKey: true }, one)).toBeUndefined();
    expect(cardAction({ ...none, key: 'Tab' }, one)).toBeUndefined();
    expect(cardAction({ ...none, key: 'ArrowUp' }, one)).toEqual({ type: 'go', by: -1 });
  });
});

describe('the time', () => {
  it('the time of a timer runs when it is started, and jumps', () => {
    let now = 0;
    const clock = createTimer(() => now);
    clock.toggle();
    now = 1_500;
    expect(clock.now()).toBe(1_500);
    clock.seek(10_000);
    now = 2_000;
    expect(clock.now()).toBe(10_500);
    clock.toggle();
    now = 9_000;
    expect(clock.now()).toBe(10_500);
    clock.seek(-5);
    expect(clock.now()).toBe(0);
  });

  it('the time of a player is computed between its reports', () => {
    let now = 0;
    const media = createFakeMedia({ paused: false, currentTime: 10 });
    const clock = createPlayerClock(media, () => now);
    const stop = clock.subscribe(() => undefined);
    now = 250;
    expect(clock.now()).toBe(10_250);
    media.set({ currentTime: 10.3 });
    now = 350;
    expect(clock.now()).toBe(10_400);
    media.set({ paused: true });
    now = 900;
    expect(clock.now()).toBe(10_400);
    stop();
  });

  it('the time of a player that still reports the time before a jump is that of the jump', () => {
    let now = 0;
    const media = createFakeMedia({ paused: true, currentTime: 10 });
    const slow = { ...media, seek: () => undefined };
    const clock = createPlayerClock(slow, () => now);
    const stop = clock.subscribe(() => undefined);
    clock.seek(60_000);
    now = 100;
    media.set({ currentTime: 10.1 });
    expect(clock.now()).toBe(60_000);
    media.set({ currentTime: 60.2 });
    expect(clock.now()).toBe(60_200);
    stop();
  });
});
