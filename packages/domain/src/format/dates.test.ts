import { describe, expect, it } from 'vitest';
import { UI_LANGUAGES } from '../limits';
import { clockTimes, dayInWords, fullDate, fullTime, writtenDay, zoneName } from './dates';
import { dateFormat } from './relative-time';

/** ICU puts a narrow no-break space before AM and PM in some versions and a blank in others. */
const plain = (text: string) => text.replaceAll(/[\u202F\u00A0]/g, ' ');

it('a past video says its full date, in its language and zone', () => {
  const time = Date.UTC(2026, 1, 26, 21);
  expect(plain(fullTime(time, 'en', 'UTC'))).toBe('February 26, 2026 at 9:00 PM');
  expect(fullDate(time, 'en', 'Asia/Tokyo')).toBe('February 27, 2026');
  expect(fullTime(time, 'ja', 'Asia/Tokyo')).toBe('2026年2月27日 6:00');
});

it('a day is written alike in each zone', () => {
  expect(writtenDay('2026-11-27', 'en')).toBe('Nov 27, 2026');
  expect(writtenDay('2018-04-14T23:30:00.000Z', 'de')).toBe('14.04.2018');
});

it('a zone has the name of its clocks at that time', () => {
  const nameAt = (time: string) => zoneName('Europe/Berlin', 'en-GB', Date.parse(time));
  expect([nameAt('2026-01-10'), nameAt('2026-07-10')]).toEqual(['CET', 'CEST']);
});

it('the joke languages write dates in English, and without a zone those of the device', () => {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(dateFormat('lol-PEKO', undefined, options).format(0)).toBe(
    dateFormat('en', timeZone, options).format(0),
  );
});

describe('the time of day in a schedule', () => {
  const at = (time: string, language: string, timeZone: string) => {
    const { local, tokyo } = clockTimes(Date.parse(time), language, timeZone);
    return [plain(local), tokyo && plain(tokyo)];
  };
  it.each([
    ['en', 'Europe/Berlin', '1:00 PM', '9:00 PM JST'],
    ['de', 'Europe/Berlin', '13:00', '21:00 JST'],
    ['ja', 'Europe/Berlin', '13:00', '21:00 JST'],
    ['ja', 'Asia/Tokyo', '21:00', undefined],
    ['en', 'Asia/Seoul', '9:00 PM', undefined],
  ])('in %s and %s is %s, and %s in Tokyo', (language, zone, local, tokyo) => {
    expect(at('2026-01-10T12:00:00Z', language, zone)).toEqual([local, tokyo]);
  });

  it('the time of day in a schedule has the weekday of Tokyo where that is another one', () => {
    expect(at('2026-01-10T20:00:00Z', 'en', 'UTC')).toEqual(['8:00 PM', 'Sun, 5:00 AM JST']);
  });

  it('the time of day in a schedule has the spaces of a text in both of its times, as a browser writes them', () => {
    const { local, tokyo } = clockTimes(Date.UTC(2026, 0, 10, 12), 'en', 'UTC');
    const spaces = (text: string | undefined) => new Set(text?.match(/\s/gu));
    expect(spaces(tokyo)).toEqual(spaces(local));
  });

  it('the time of day in a schedule is written in each language', () => {
    for (const language of UI_LANGUAGES)
      expect(at('2026-01-10T12:00:00Z', language, 'UTC').every(Boolean)).toBe(true);
  });
});

it('a day of a schedule has its date, and today and tomorrow in a word', () => {
  expect(dayInWords('2026-11-27', 0, 'en')).toEqual({
    date: 'Friday, November 27',
    relative: 'today',
  });
  expect(dayInWords('2026-11-28', 1, 'ja')).toEqual({ date: '11月28日土曜日', relative: '明日' });
  expect(dayInWords('2026-11-29', 2, 'de')).toEqual({
    date: 'Sonntag, 29. November',
    relative: undefined,
  });
});

it('a day of another year says its year', () => {
  const words = (away: number) => dayInWords('2027-01-02', away, 'en').date;
  expect([words(1), words(2), words(-364)]).toEqual([
    'Saturday, January 2',
    'Saturday, January 2, 2027',
    'Saturday, January 2, 2027',
  ]);
});
