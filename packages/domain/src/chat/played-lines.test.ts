import type { Chat } from '@oshimado/contract';
import { expect, it } from 'vitest';
import { linesPlayedFrom, playedFrom } from './played-lines';

const NOW = 1_800_000_000_000;

it('lines of a recording are as old as the moment at which the player reached them', () => {
  const from = playedFrom(undefined, { now: NOW, currentTime: 60, paused: false });
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
  expect(linesPlayedFrom([line], from)).toEqual([{ ...line, timestamp: NOW - 10_000 }]);
});

it('the lines stay in their place while the player plays on', () => {
  const from = playedFrom(undefined, { now: NOW, currentTime: 60, paused: false });
  const later = { now: NOW + 10_000, currentTime: 69.2, paused: false };
  expect(playedFrom(from, later)).toBe(from);
});

it('the lines stay in their place while the player is paused, and move when it goes on or was moved', () => {
  const from = playedFrom(undefined, { now: NOW, currentTime: 60, paused: false });
  const pause = { now: NOW + 30_000, currentTime: 60, paused: true };
  expect(playedFrom(from, pause)).toBe(from);
  expect(playedFrom(from, { ...pause, paused: false })).toBe(NOW + 30_000 - 60_000);
  expect(playedFrom(from, { now: NOW, currentTime: 900, paused: false })).toBe(NOW - 900_000);
});
