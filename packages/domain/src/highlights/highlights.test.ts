import type { InlineSong } from '@oshimado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightsOf, highlightsOnPhone, hasHighlights } from './highlights';
import { timeStamps } from './time-stamps';

const HOUR = 3_600;
const comments = (...messages: string[]) =>
  messages.map((message, index) => ({ comment_key: String(index), message }));
const song = (start: number, name = 'Song'): InlineSong => ({
  id: `s${start}`,
  name,
  original_artist: 'Artist',
  start,
  end: start + 200,
  art: null,
  itunesid: null,
});
const marksOf = (messages: readonly string[], songs: readonly InlineSong[] = []) =>
  highlightsOf({ duration: HOUR, comments: comments(...messages), songs });
const timesOf = (...messages: string[]) => marksOf(messages).map(({ time }) => time);

describe('marks from comments', () => {
  it('marks from comments are time stamps with text after them', () => {
    expect(timesOf('1:00 tower falls', '5:00', '9:00 !')).toEqual([60, 540]);
  });

  it('marks from comments are inside the video, at their exact position', () => {
    expect(timesOf('59:59 bye now', '1:00:00 too late')).toEqual([3_599]);
    expect(marksOf(['0:09 hello there'])[0]?.position).toBe(0.25);
  });

  it('join while each is closer than 40 s to the next', () => {
    expect(timesOf('1:00 a', '1:39 b', '2:18 c')).toHaveLength(1);
    expect(timesOf('1:00 a', '1:40 b')).toEqual([60, 100]);
  });

  it('marks from comments are where the stamp at one third of the group is', () => {
    expect(timesOf('1:00 a', '1:10 b')).toEqual([60]);
    expect(timesOf('1:00 a', '1:10 b', '1:20 c')).toEqual([70]);
    expect(timesOf('1:00 a', '1:10 b', '1:20 c', '1:30 d', '1:40 e', '1:50 f')).toEqual([80]);
  });

  it('marks from comments are of six classes by their count', () => {
    const levels = [1, 2, 3, 4, 5, 6, 7, 50].map((count) => {
      const [mark] = marksOf(Array.from({ length: count }, () => '1:00 tower falls'));
      return mark?.kind === 'comments' ? mark.level : undefined;
    });
    expect(levels).toEqual([1, 2, 3, 4, 5, 6, 6, 6]);
  });

  it('say the best text of their comments', () => {
    const [mark] = marksOf(['1:00 lol', '1:02 the tower falls', '1:01 clip this!!!']);
    expect(mark).toMatchObject({ kind: 'comments', text: 'tower falls', count: 3 });
  });
});

describe('marks from songs', () => {
  it('win over a mark of comments within 40 s, and count its stamps', () => {
    const marks = marksOf(['1:00 nice song', '1:05 the song'], [song(100)]);
    expect(marks).toMatchObject([{ kind: 'song', time: 100, count: 2 }]);
  });

  it('leave a mark alone that is further away', () => {
    const marks = marksOf(['0:59 before it'], [song(100)]);
    expect(marks.map(({ kind, count }) => [kind, count])).toEqual([
      ['comments', 1],
      ['song', 0],
    ]);
  });

  it('win by distance if there are several', () => {
    const marks = marksOf(['2:00 here it is'], [song(90), song(130), song(160)]);
    expect(marks.map(({ count }) => count)).toEqual([0, 1, 0]);
  });

  it('marks from songs are left out where the video has no such time', () => {
    expect(marksOf([], [song(HOUR), song(HOUR - 1)]).map(({ time }) => time)).toEqual([HOUR - 1]);
    expect(highlightsOf({ duration: 0, songs: [song(0)] })).toEqual([]);
  });
});

it('a phone shows the first 8 marks of comments, and all songs', () => {
  const messages = Array.from({ length: 12 }, (_, index) => `${index * 2 + 1}:00 moment`);
  const marks = highlightsOnPhone(marksOf(messages, [song(1_530), song(3_000)]));
  expect(marks.filter(({ kind }) => kind === 'comments').map(({ time }) => time)).toEqual([
    60, 180, 300, 420, 540, 660, 780, 900,
  ]);
  expect(marks.filter(({ kind }) => kind === 'song')).toHaveLength(2);
});

it('there is a bar if there are comments or songs', () => {
  expect(hasHighlights({ songs: [] })).toBe(false);
  expect(hasHighlights({ songs: [song(1)] })).toBe(true);
  expect(hasHighlights({ songs: [], comments: comments('1:00') })).toBe(true);
  expect(hasHighlights({ songs: [], has_comments: true })).toBe(true);
  expect(hasHighlights({ songs: [], has_comments: true, comments: [] })).toBe(false);
});

describe('any comments', () => {
  const hostile = fc
    .array(
      fc.oneof(
        fc.tuple(fc.nat(59), fc.nat(59)).map(([a, b]) => `${a}:${String(b).padStart(2, '0')} `),
        fc.constantFrom('\r\n', '<img src=x onerror=alert(1)>', '\u202E', '\uD800', 'clip this'),
        fc.string({ unit: 'binary', maxLength: 20 }),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''));

  it('give marks inside the video, in order, that count every stamp once', () => {
    fc.assert(
      fc.property(
        fc.array(hostile, { maxLength: 20 }),
        fc.array(fc.nat(4_000), { maxLength: 6 }),
        fc.nat(4_000),
        (messages, starts, duration) => {
          const marks = highlightsOf({
            duration,
            comments: comments(...messages),
            songs: starts.map((start) => song(start)),
          });
          const stamps = messages
            .flatMap((message) => timeStamps(message, duration))
            .filter(({ text }) => text !== '');
          const counted = marks.reduce((sum, { count }) => sum + count, 0);
          expect(counted).toBe(duration > 0 ? stamps.length : 0);
          const times = marks.map(({ time }) => time);
          expect(times).toEqual([...times].sort((one, other) => one - other));
          for (const mark of marks) {
            expect(mark.position).toBeGreaterThanOrEqual(0);
            expect(mark.position).toBeLessThan(100);
            expect(mark.time).toBeLessThan(duration);
            const text = mark.kind === 'comments' ? mark.text : '';
            expect(text).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
          }
        },
      ),
    );
  });
});
