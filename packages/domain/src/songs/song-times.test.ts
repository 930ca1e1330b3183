import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDuration } from '../format/duration';
import { readSongTime } from './song-times';

describe('a position in a video', () => {
  it.each([
    ['95', 95],
    [' 1:35 ', 95],
    ['1:02:03', 3_723],
    ['01:02:03', 3_723],
    ['90:00', 5_400],
    ['1h2m3s', 3_723],
    ['4m', 240],
    ['12.9', 12],
    ['1:35.500', 95],
    ['１：３５', 95],
    ['0', 0],
  ])('%j is %d seconds', (text, seconds) => {
    expect(readSongTime(text)).toBe(seconds);
  });

  it.each(['', ' ', '-1', '1:60', '1:60:00', '1:2:3:4', 'one', '1e9', ':', '1:', 'h', 'Infinity'])(
    '%j is none',
    (text) => {
      expect(readSongTime(text)).toBeUndefined();
    },
  );

  it('a position in a video is read as it is shown', () => {
    fc.assert(
      fc.property(fc.nat(999 * 3_600), (seconds) => {
        expect(readSongTime(formatDuration(seconds))).toBe(seconds);
        expect(readSongTime(String(seconds))).toBe(seconds);
      }),
    );
  });

  it('a position in a video is a whole number of seconds or nothing, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom('1', '59', '60', ':', '.', 'h', 'm', 's', ' ', '-'))
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const seconds = readSongTime(text) ?? 0;
        expect(Number.isSafeInteger(seconds) && seconds >= 0).toBe(true);
      }),
    );
  });
});
