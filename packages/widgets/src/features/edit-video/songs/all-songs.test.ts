/** All songs of a comment: what is proposed of each, and which are chosen. */
import type { Song } from '@oshimado/contract';
import { expect, it } from 'vitest';
import { offeredSongs } from './all-songs';

const video = { status: 'past', duration: 3_600 } as const;
const night = { id: 'one', name: 'NIGHT', start: 0, end: 100 } as Song;

const shown = (...songs: Parameters<typeof offeredSongs>[0][number][]) =>
  offeredSongs(songs, [night], video).map(({ form, isChosen, isListed }) => ({
    times: `${form.startText} ${form.endText}`,
    words: `${form.name} / ${form.artist}`,
    isChosen,
    isListed,
  }));

it('a song of a comment has the times and words of the comment, and ends where the next song begins', () => {
  expect(
    shown(
      { start: 60, end: 200, phrases: ['Dawn', 'Band'] },
      { start: 300, end: null, phrases: ['Day'] },
      { start: 500, end: null, phrases: ['Dusk', 'Choir', 'live'] },
    ),
  ).toEqual([
    { times: '1:00 3:20', words: 'Dawn / Band', isChosen: true, isListed: false },
    { times: '5:00 8:20', words: 'Day / ', isChosen: true, isListed: false },
    { times: '8:20 ', words: 'Dusk / Choir', isChosen: false, isListed: false },
  ]);
});

it('a song of a comment is not chosen where it is listed, ends after a long pause, or has no name', () => {
  expect(
    shown(
      { start: 60, end: 200, phrases: ['Night'] },
      { start: 300, end: null, phrases: ['Day'] },
      { start: 2_000, end: 2_200, phrases: [] },
    ).map(({ isChosen, isListed }) => [isChosen, isListed]),
  ).toEqual([
    [false, true],
    [false, false],
    [false, false],
  ]);
});
