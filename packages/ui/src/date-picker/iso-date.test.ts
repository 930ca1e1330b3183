import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, isoOf, isWithin, parseDay, weekStartOf } from './iso-date';

describe('a day', () => {
  it.each([
    ['2026-05-01', '2026-05-01'],
    ['2026/5/1', '2026-05-01'],
    ['2026.5.1', '2026-05-01'],
    ['２０２６年５月１日', '2026-05-01'],
    [' 2024-02-29 ', '2024-02-29'],
    ['', null],
    ['2026-02-30', undefined],
    ['2026-13-01', undefined],
    ['1.5.2026', undefined],
    ['tomorrow', undefined],
  ])('a day is read from %j: %j', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  it('a day goes to a date and back', () => {
    const days = fc.date({
      min: new Date(100, 0, 1),
      max: new Date(9999, 0, 1),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const iso = isoOf(date);
        expect(isoOf(dateOf(iso))).toBe(iso);
        expect(parseDay(iso)).toBe(iso);
      }),
    );
  });

  it('a day lies within its range, ends included', () => {
    const range = { min: '2026-05-01', max: '2026-05-31' };
    expect(
      ['2026-04-30', '2026-05-01', '2026-05-31', '2026-06-01'].map((day) => isWithin(day, range)),
    ).toEqual([false, true, true, false]);
    expect(isWithin('1999-01-01', {})).toBe(true);
  });
});

describe('a week', () => {
  it.each([
    ['en-US', 0],
    ['ja', 0],
    ['de', 1],
    ['ar-EG', 6],
  ])('a week begins in %s with day %d', (locale, day) => {
    expect(weekStartOf(locale)).toBe(day);
  });
});
