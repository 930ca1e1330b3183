import { describe, expect, it } from 'vitest';
import { scheduleLinks } from './schedule-links';

const choices = { view: 'agenda', date: '', topic: '', isFavorites: false, group: '' } as const;

describe('the links of a schedule', () => {
  it('name the organization, which another device may not have chosen', () => {
    expect(
      scheduleLinks({ ...choices, view: 'week', date: '2026-01-10' }, ['Hololive'], 'en'),
    ).toEqual({
      path: '/schedule?org=Hololive&view=week&date=2026-01-10',
      calendar: '/live.ics?org=Hololive',
      picture: '/card.png?page=%2Fschedule%3Forg%3DHololive%26view%3Dweek%26date%3D2026-01-10',
      embed: { tag: 'oshi-schedule', attributes: { org: 'Hololive' } },
    });
  });

  it('the links of a schedule have the same filters, and no element where it lacks one', () => {
    const { calendar, embed } = scheduleLinks(
      { ...choices, topic: 'singing' },
      ['All Vtubers'],
      'en',
    );
    expect([calendar, embed]).toEqual(['/live.ics?topic=singing', undefined]);
  });

  it('the links of a schedule have no calendar of several organizations, and of favorites no picture either', () => {
    expect(scheduleLinks(choices, ['Hololive', 'Nijisanji'], 'ja')).toEqual({
      path: '/schedule?org=Hololive%2CNijisanji',
      calendar: undefined,
      picture: '/card.png?page=%2Fschedule%3Forg%3DHololive%252CNijisanji%26lang%3Dja',
      embed: undefined,
    });
    expect(scheduleLinks({ ...choices, isFavorites: true }, ['Hololive'], 'en')).toEqual({
      path: '/schedule?who=favorites',
      calendar: undefined,
      picture: undefined,
      embed: undefined,
    });
  });

  it('name the group of favorites', () => {
    const { path } = scheduleLinks({ ...choices, isFavorites: true, group: 'g' }, [], 'en');
    expect(path).toBe('/schedule?who=favorites&group=g');
  });
});
