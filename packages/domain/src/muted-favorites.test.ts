import { expect, it } from 'vitest';
import { mutedUntil, withoutMuted } from './muted-favorites';

const NOW = Date.UTC(2026, 0, 2, 12);
const at = (ms: number) => new Date(NOW + ms).toISOString();
const muted = { id: 'UCmuted', muted_until: at(1) };
const unmuted = { id: 'UCunmuted' };
const over = { id: 'UCover', muted_until: at(0) };
const favorites = [muted, unmuted, over];
const of = (id: string, ...mentions: string[]) => ({
  channel: { id },
  mentions: mentions.map((one) => ({ id: one })),
});

it('a favorite is muted until its time, and not at it', () => {
  expect(favorites.map((one) => mutedUntil(one, NOW))).toEqual([NOW + 1, undefined, undefined]);
});

it.each([
  ['of a muted favorite', of('UCmuted'), false],
  ['with nobody else than a muted favorite as guest', of('UCstranger', 'UCmuted'), false],
  ['of a muted favorite with another favorite as guest', of('UCmuted', 'UCunmuted'), true],
  ['of a favorite with a muted one as guest', of('UCunmuted', 'UCmuted'), true],
  ['of a favorite whose week is over', of('UCover'), true],
  ['of no favorite at all', of('UCstranger'), true],
])('a stream %s is shown: %s', (_, video, isShown) => {
  expect(withoutMuted([video], favorites, NOW)).toEqual(isShown ? [video] : []);
});

it('without muted favorites the list is the same', () => {
  const videos = [of('UCmuted')];
  expect(withoutMuted(videos, [unmuted, over], NOW)).toBe(videos);
});
