import { describe, expect, it } from 'vitest';
import { video } from '../../testing/videos';
import { DAYS_AHEAD, daysOfSpan, spansBefore, spansFrom } from './agenda-days';

const UTC = { timeZone: 'UTC' };
const at = (id: string, time: string) => video({ id, available_at: time });
const written = (
  days: readonly { date: string; videos: readonly { id: string }[] | undefined }[],
) => days.map(({ date, videos }) => [date, videos?.map(({ id }) => id).join()]);

describe('the spans of an agenda', () => {
  it('the spans of an agenda are one day each until today, and longer the further ahead', () => {
    expect(spansFrom('2026-03-01', '2026-03-02', 5)).toEqual([
      { date: '2026-03-01', days: 1 },
      { date: '2026-03-02', days: 1 },
      { date: '2026-03-03', days: 2 },
      { date: '2026-03-05', days: 4 },
      { date: '2026-03-09', days: 7 },
    ]);
    expect(spansBefore('2026-03-01', 2)).toEqual([
      { date: '2026-02-27', days: 1 },
      { date: '2026-02-28', days: 1 },
    ]);
  });

  it('follow each other without a gap, and end after four weeks', () => {
    const spans = spansFrom('2026-03-01', '2026-03-01', 1_000);
    const days = spans.flatMap((span) => daysOfSpan(span, [], UTC)).map(({ date }) => date);
    expect(new Set(days).size).toBe(days.length);
    expect(days.length).toBeGreaterThanOrEqual(DAYS_AHEAD);
    expect(days[0]).toBe('2026-03-01');
    expect(days.at(27)).toBe('2026-03-28');
  });
});

describe('the days of an agenda', () => {
  it('the days of an agenda have what begins on them, and say while they are loading', () => {
    const videos = [at('a', '2026-03-01T10:00:00.000Z'), at('b', '2026-03-02T00:00:00.000Z')];
    const span = { date: '2026-03-01', days: 2 };
    expect(written(daysOfSpan(span, videos, UTC))).toEqual([
      ['2026-03-01', 'a'],
      ['2026-03-02', 'b'],
    ]);
    expect(written(daysOfSpan(span, undefined, UTC))).toEqual([['2026-03-01', undefined]]);
  });
});
