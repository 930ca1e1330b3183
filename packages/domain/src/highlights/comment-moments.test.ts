import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortComments } from './comment-moments';
import { timeStamps } from './time-stamps';

const comments = (...messages: string[]) =>
  messages.map((message, index) => ({ comment_key: String(index), message }));
const keysOf = (list: readonly { readonly comment_key: string }[]) =>
  list.map(({ comment_key: key }) => key).join('');

describe('moments', () => {
  it('moments are times that two comments have within 10 s, with the number of their comments', () => {
    const { moments } = sortComments(comments('1:00 a', '1:10 b', '5:00 c', '5:11 d', '9:00 e'));
    expect(moments).toEqual([{ time: 60, count: 2 }]);
  });

  it('moments are not made by one comment alone', () => {
    expect(sortComments(comments('1:00 1:01 1:02')).moments).toEqual([]);
  });

  it('moments are where most time stamps are', () => {
    expect(sortComments(comments('1:00', '1:03', '1:03', '1:09')).moments).toEqual([
      { time: 63, count: 4 },
    ]);
  });

  it('come by their count, then by time', () => {
    const { moments } = sortComments(comments('9:00 1:00', '9:00 1:00 5:00', '5:00 9:01'));
    expect(moments.map(({ time }) => time)).toEqual([540, 60, 300]);
  });
});

describe('comments', () => {
  const list = comments('1:00', '1:00 2:00 3:00', '1:05 4:00', 'none', '8:00 9:00');

  it('comments with most time stamps are first, and as delivered where they have as many', () => {
    expect(keysOf(sortComments(list).of(null))).toBe('12403');
  });

  it('about a moment are those with a time stamp within 10 s, with fewest first', () => {
    const { moments, of } = sortComments(list);
    expect(moments).toEqual([{ time: 60, count: 3 }]);
    expect(keysOf(of(60))).toBe('021');
    expect(of(60)).toBe(of(60));
  });

  it('comments of any kind are sorted without loss, and a moment has the comments that it counts', () => {
    const message = fc
      .array(fc.oneof(fc.constantFrom('1:00', '1:08', '1:15 ', '2:00\n', ' '), fc.string()))
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(fc.array(message, { maxLength: 30 }), (messages) => {
        const given = comments(...messages);
        const { moments, of } = sortComments(given);
        expect(of(null)).toHaveLength(given.length);
        expect(new Set(of(null))).toEqual(new Set(given));
        for (const { time, count } of moments) {
          expect(of(time)).toHaveLength(count);
          expect(count).toBeGreaterThanOrEqual(2);
          for (const { message: text } of of(time)) {
            expect(timeStamps(text).some(({ seconds }) => Math.abs(seconds - time) <= 10)).toBe(
              true,
            );
          }
        }
      }),
    );
  });
});
