import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endsAfterVideo, isSongQuery, songProblems, songTitle, withSongStart } from './song-rules';

const video = { status: 'past', duration: 600 } as const;

describe('a song', () => {
  it.each([
    [{ name: 'A', start: 10, end: 24 }, []],
    [{ name: 'A', start: 10, end: 23 }, ['short']],
    [{ name: ' ', start: null, end: null }, ['name', 'start', 'end']],
    [{ name: 'A', start: 30, end: 30 }, ['order']],
    [{ name: 'A', start: 500, end: 600 }, []],
    [{ name: 'A', start: 500, end: 601 }, ['past']],
    [{ name: 'A', start: 700, end: 20 }, ['past']],
  ])('%j has the problems %j', (song, problems) => {
    expect(songProblems(song, video)).toEqual(problems);
  });

  it('a song may end anywhere while the length of the video is not known or grows', () => {
    const far = { start: 0, end: 90_000 };
    expect(endsAfterVideo(far, { status: 'live', duration: 600 })).toBe(false);
    expect(endsAfterVideo(far, { status: 'past', duration: 0 })).toBe(false);
  });
});

describe('setting the start', () => {
  it('setting the start keeps the length', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 9_999 }), fc.nat(), (start, length, next) => {
        const { start: from, end } = withSongStart({ start, end: start + length }, next, 200);
        expect([from, (end ?? 0) - (from ?? 0)]).toEqual([next, length]);
      }),
    );
  });

  it('setting the start takes the length of the track if there is no end yet, else leaves it empty', () => {
    expect(withSongStart({ start: null, end: null }, 60, 200)).toEqual({ start: 60, end: 260 });
    expect(withSongStart({ start: null, end: null }, 60, null)).toEqual({ start: 60, end: null });
    expect(withSongStart({ start: null, end: 90 }, 60, null)).toEqual({ start: 60, end: 90 });
  });
});

it.each([
  ['ab', false],
  ['abc', true],
  ['  ab ', false],
  ['夜', true],
  ['', false],
  ['\uD800', true],
])('%j is looked up: %s', (text, isLookedUp) => {
  expect(isSongQuery(text)).toBe(isLookedUp);
});

it('an English title follows a slash where it differs', () => {
  expect(songTitle('夜明け', 'Daybreak')).toBe('夜明け / Daybreak');
  expect(songTitle('Daybreak', 'DAYBREAK')).toBe('Daybreak');
  expect(songTitle('夜明け', null)).toBe('夜明け');
});
