import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentedSongs, songsIn } from './song-ranges';

const comment = (message: string, index = 0) => ({ comment_key: String(index), message });

describe('a line of a comment', () => {
  it.each([
    ['1:00 - 3:00 夜明けの窓 / Window Band', 60, 180, ['夜明けの窓', 'Window Band']],
    ['01. 1:00～3:00 「夜明け」', 60, 180, ['夜明け']],
    ['Castle (Cover) 1:00 → 3:00', 60, 180, ['Castle', 'Cover']],
    [
      '1:00 Castle on a Cloudy Day by The Masons',
      60,
      null,
      ['Castle on a Cloudy Day', 'The Masons'],
    ],
    ['3:00 - 1:00 backwards', 180, null, ['backwards']],
    ['1:00 Off-vocal', 60, null, ['Off-vocal']],
    ['1:00', 60, null, []],
  ])('%j is a song', (line, start, end, phrases) => {
    expect(songsIn(line)).toEqual([{ start, end, phrases }]);
  });

  it('without a time, or with one after the end of the video, is none', () => {
    expect(songsIn('Setlist\r\n\r\nthanks')).toEqual([]);
    expect(songsIn('59:00 late', 600)).toEqual([]);
  });
});

describe('the comment that is read', () => {
  it('is the one with the most ranges', () => {
    const songs = commentedSongs([
      comment('1:00 a\n2:00 b\n3:00 c'),
      comment('1:00-2:00 x\n3:00-4:00 y'),
      comment('1:00-2:00 z'),
    ]);
    expect(songs.map(({ phrases }) => phrases[0])).toEqual(['x', 'y']);
  });

  it('without ranges is a list of titles and artists', () => {
    const list = '1:00 a / x\n2:00 b / y\n3:00 c / z\n4:00 talk';
    expect(commentedSongs([comment('1:00 b\n2:00 c\n3:00 d'), comment(list)])).toHaveLength(3);
    expect(commentedSongs([comment(list), comment('1:00-2:00 x')])).toHaveLength(1);
    expect(commentedSongs([comment('1:00 lol\n2:00 the scream\n3:00 gg')])).toEqual([]);
  });

  it('of any form gives whole times, ends after starts, and short phrases', () => {
    const text = fc
      .array(
        fc.oneof(fc.constantFrom('1:00', '2:00', ' - ', '~', '\n', '/', '「', '曲'), fc.string()),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (message) => {
        for (const { start, end, phrases } of songsIn(message)) {
          expect(Number.isSafeInteger(start)).toBe(true);
          expect(end === null || end > start).toBe(true);
          for (const phrase of phrases) expect(phrase.length).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
