import type { Chat } from '@oshimado/contract';
import { expect, it } from 'vitest';
import { linesOfRun, playedRun } from './played-lines';

const NOW = 1_800_000_000_000;
const place = (after: number, currentTime: number, playbackRate = 1) => ({
  now: NOW + after,
  currentTime,
  paused: false,
  playbackRate,
});

const line: Chat = {
  name: 'a',
  message: 'b',
  timestamp: 5,
  video_offset: 50,
  is_tl: true,
  is_owner: false,
  is_vtuber: false,
  is_moderator: false,
  is_verified: false,
  source: 'user',
};

it('lines of a recording are as old as the moment at which the player reached them', () => {
  const at = (rate: number) => linesOfRun([line], playedRun(undefined, place(0, 60, rate)));
  expect(at(1)).toEqual([{ ...line, timestamp: NOW - 10_000 }]);
  expect(at(2)).toEqual([{ ...line, timestamp: NOW - 5_000 }]);
  // No speed is reported.
  expect(at(0)).toEqual([{ ...line, timestamp: NOW - 10_000 }]);
});

it('the lines stay in their place while the player plays on, at any speed', () => {
  for (const rate of [0.5, 1, 2]) {
    const run = playedRun(undefined, place(0, 60, rate));
    expect(playedRun(run, place(10_000, 59.2 + 10 * rate, rate))).toBe(run);
    expect(playedRun(run, place(600_000, 60 + 600 * rate, rate))).toBe(run);
  }
});

it('the lines move once when the player gets another speed, and not for a moment of it', () => {
  const run = playedRun(undefined, place(0, 60));
  expect(playedRun(run, place(3_000, 63.75, 1.25))).toBe(run);
  const faster = playedRun(run, place(3_000, 66, 2));
  expect(faster).toEqual({ from: NOW + 3_000 - 33_000, rate: 2 });
  expect(playedRun(faster, place(63_000, 186, 2))).toBe(faster);
});

it('the lines stay in their place while the player is paused, and move when it goes on or was moved', () => {
  const run = playedRun(undefined, place(0, 60));
  expect(playedRun(run, { ...place(30_000, 60), paused: true })).toBe(run);
  expect(playedRun(run, place(30_000, 60)).from).toBe(NOW + 30_000 - 60_000);
  expect(playedRun(run, place(0, 900)).from).toBe(NOW - 900_000);
});
