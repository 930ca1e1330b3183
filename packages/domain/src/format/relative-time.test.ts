import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UI_LANGUAGES } from '../limits';
import { DAY, HOUR, MINUTE, NOW } from '../testing/videos';
import { isTimeZone, relativeTime, twoZoneTimes, type RelativeTimeOptions } from './relative-time';

/** ICU puts a narrow no-break space before AM and PM in some versions and a blank in others. */
const plain = (text: string) => text.replaceAll(/[\u202F\u00A0]/g, ' ');
const read = (ms: number, options: Partial<RelativeTimeOptions> = {}) => {
  const answer = relativeTime(NOW + ms, { now: NOW, language: 'en', ...options });
  return answer.kind === 'soon' ? 'SOON' : plain(answer.text);
};

describe('Under 1 min either side reads "soon"', () => {
  it.each([0, 59_999, -59_999])('%d ms', (ms) => {
    expect(read(ms)).toBe('SOON');
    expect(read(ms, { timeZone: 'UTC' })).toBe('SOON');
  });
});

describe('Relative time thresholds: minutes up to 59, hours up to 24, days up to 29, months up to 11', () => {
  it.each([
    [MINUTE, 'in 1 minute'],
    [-MINUTE, '1 minute ago'],
    [59 * MINUTE, 'in 59 minutes'],
    [59.6 * MINUTE, 'in 1 hour'],
    [-60 * MINUTE, '1 hour ago'],
    [24 * HOUR, 'in 24 hours'],
    [-24.6 * HOUR, '1 day ago'],
    [-29 * DAY, '29 days ago'],
    [-29.6 * DAY, '1 month ago'],
    [-11 * 30 * DAY, '11 months ago'],
    [-11.6 * 30 * DAY, '1 year ago'],
    [-3 * 365 * DAY, '3 years ago'],
  ])('%d ms without a time zone: %s', (ms, text) => {
    expect(read(ms)).toBe(text);
  });

  it.each([
    [5 * MINUTE, '5分後'],
    [-3 * HOUR, '3時間前'],
    [-2 * DAY, '2日前'],
    [-60 * DAY, '2か月前'],
    [-2 * 365 * DAY, '2年前'],
  ])('%d ms in Japanese: %s', (ms, text) => {
    expect(read(ms, { language: 'ja' })).toBe(text);
  });
});

describe('Within 23 h', () => {
  it('the past is relative', () => {
    expect(read(-3 * HOUR, { timeZone: 'UTC' })).toBe('3 hours ago');
    expect(read(-23 * HOUR, { timeZone: 'UTC' })).toBe('23 hours ago');
  });
  it('the future also has the clock time', () => {
    expect(read(3 * HOUR, { timeZone: 'UTC' })).toBe('in 3 hours (3:00 PM)');
    expect(read(3 * HOUR, { timeZone: 'UTC', language: 'ja' })).toBe('3時間後 (15:00)');
  });
  it('a time of tomorrow, by the viewer’s clock, has its weekday', () => {
    expect(read(13 * HOUR, { timeZone: 'UTC' })).toBe('in 13 hours (Sun 1:00 AM)');
    expect(read(3 * HOUR, { timeZone: 'Asia/Tokyo' })).toBe('in 3 hours (Sun 12:00 AM)');
    expect(read(13 * HOUR, { timeZone: 'America/Los_Angeles' })).toBe('in 13 hours (5:00 PM)');
  });
});

describe('Beyond 23 h: short date plus clock time', () => {
  it('a date of this year has no year', () => {
    expect(read(2 * DAY, { timeZone: 'UTC' })).toBe('Jan 12, 12:00 PM');
    expect(read(-2 * DAY, { timeZone: 'UTC', language: 'ja' })).toBe('1月8日 12:00');
  });
  it('a date of another year has its year', () => {
    expect(read(-20 * DAY, { timeZone: 'UTC' })).toBe('Dec 21, 2025, 12:00 PM');
  });
});

describe('Upcoming cards never show a past distance: they show "soon"', () => {
  it.each([-1, -MINUTE, -2 * HOUR, -40 * DAY])('%d ms', (ms) => {
    expect(read(ms, { upcoming: true })).toBe('SOON');
    expect(read(ms, { upcoming: true, timeZone: 'UTC' })).toBe('SOON');
  });
  it('an upcoming card shows a distance while its time is ahead', () => {
    expect(read(5 * MINUTE, { upcoming: true })).toBe('in 5 minutes');
  });
});

it('relative time says something about every time in every UI language', () => {
  const zones = fc.constantFrom(undefined, 'UTC', 'Asia/Tokyo', 'America/St_Johns');
  const span = fc.integer({ min: -3_000 * DAY, max: 3_000 * DAY });
  fc.assert(
    fc.property(span, fc.constantFrom(...UI_LANGUAGES), zones, (ms, language, timeZone) => {
      expect(read(ms, { language, timeZone })).not.toBe('');
    }),
  );
});

/** The nth way to write a zone in upper and lower case. */
const spell = (n: number) =>
  Array.from('america/new_york', (c, i) => ((n >> i) & 1 ? c.toUpperCase() : c)).join('');

describe('Times are shown in local time and Tokyo time', () => {
  it('local and Tokyo time are in two lines with their zones', () => {
    const lines = twoZoneTimes(NOW, 'en', 'America/New_York').map(plain);
    expect(lines).toEqual(['Sat, Jan 10, 7:00 AM EST', 'Sat, Jan 10, 9:00 PM JST']);
  });
  it('local and Tokyo time are in two lines in Japanese, too', () => {
    expect(twoZoneTimes(NOW, 'ja', 'UTC').map(plain)).toEqual([
      '1月10日(土) 12:00 UTC',
      '1月10日(土) 21:00 JST',
    ]);
  });
  it.each([
    ['de', 'JST'],
    ['th', 'เวลาญี่ปุ่น'],
    ['ko', '일본 시간'],
    ['zh', '日本時間'],
    ['zh-CN', '日本时间'],
  ])('with the name viewers have for the zone of Tokyo: %s', (language, name) => {
    const [here, tokyo] = twoZoneTimes(NOW, language, 'UTC');
    expect(here).not.toContain(name);
    expect(tokyo).toContain(name);
    expect(tokyo).not.toContain('+9');
  });
  it.each(['Asia/Tokyo', 'Asia/Seoul'])(
    'local and Tokyo time are in one line where the clock shows the same: %s',
    (zone) => {
      expect(twoZoneTimes(NOW, 'en', zone)).toHaveLength(1);
    },
  );
  it('times are formatted after thousands of spellings of zones have been asked for', () => {
    for (let n = 0; n < 600; n += 1) twoZoneTimes(NOW, 'en', spell(n));
    expect(twoZoneTimes(NOW, 'en', 'UTC')).toHaveLength(2);
  });
});

describe('time zones from a cookie', () => {
  it.each(['UTC', 'Asia/Tokyo', 'America/Argentina/Buenos_Aires'])('%s is one', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });
  it.each(['', 'Mars/Olympus', '../../etc/passwd', 'x'.repeat(10_000)])('%s is none', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
  it('a time zone from a cookie never throws, and one that is accepted can be formatted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const lines = isTimeZone(name) ? twoZoneTimes(NOW, 'en', name) : ['none'];
        expect(lines.length).toBeGreaterThan(0);
      }),
    );
  });
});
