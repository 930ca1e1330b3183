import { describe, expect, it } from 'vitest';
import {
  calendarApp,
  favoritesCalendar,
  favoritesFeed,
  liveCalendar,
  presetFilters,
  withOneOrg,
  type CalendarFilter,
} from './calendar-address';

const filter = (kind: CalendarFilter['kind'], value: string): CalendarFilter => ({
  kind,
  value,
  label: value,
});
const ORIGIN = 'https://oshi.test';

describe('the address of the calendar', () => {
  it('without filters is that of everything', () => {
    expect(liveCalendar(ORIGIN, [], false)).toBe('https://oshi.test/live.ics');
  });

  it('the address of the calendar joins several values of one kind by commas', () => {
    const filters = [
      filter('channel', 'UC1'),
      filter('topic', 'singing'),
      filter('channel', 'UC2'),
    ];
    expect(liveCalendar(ORIGIN, filters, true)).toBe(
      'https://oshi.test/live.ics?topic=singing&channel=UC1,UC2&preferEnglishName=1',
    );
  });

  it('encodes names', () => {
    const address = liveCalendar(ORIGIN, [filter('org', 'A & B #1')], false);
    expect(new URL(address).searchParams.get('org')).toBe('A & B #1');
  });

  it('the address of the calendar of the favorites carries the key', () => {
    const address = { origin: ORIGIN, key: 'oshical_k', group: '', isEnglish: true };
    expect(favoritesCalendar(address)).toBe(
      'https://oshi.test/favorites.ics?key=oshical_k&preferEnglishName=1',
    );
  });

  it('those of a group of favorites name it by its id, which another name leaves as it is', () => {
    const address = { origin: ORIGIN, key: 'oshical_k', group: 'g-1', isEnglish: false };
    expect([favoritesCalendar(address), favoritesFeed(address, 'atom')]).toEqual([
      'https://oshi.test/favorites.ics?key=oshical_k&group=g-1',
      'https://oshi.test/feeds/favorites.atom?key=oshical_k&group=g-1',
    ]);
  });

  it('the address of the calendar opens a calendar program', () => {
    expect(calendarApp('https://oshi.test/live.ics')).toBe('webcal://oshi.test/live.ics');
  });
});

it('a second org takes the place of the first', () => {
  const filters = [filter('org', 'A'), filter('topic', 't'), filter('org', 'B')];
  expect(withOneOrg(filters).map(({ value }) => value)).toEqual(['t', 'B']);
});

it('the current org is preset, unless it is all of them', () => {
  expect(presetFilters('Hololive')).toEqual([filter('org', 'Hololive')]);
  expect(presetFilters('All Vtubers')).toEqual([]);
});
