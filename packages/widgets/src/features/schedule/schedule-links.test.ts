import { describe, expect, it } from 'vitest';
import { scheduleLinks } from './schedule-links';

const choices = { view: 'agenda', date: '', topic: '', isFavorites: false } as const;

describe('the links of a schedule', () => {
  it('name the organization, which another device may not have chosen', () => {
    expect(scheduleLinks({ ...choices, view: 'week', date: '2026-01-10' }, ['Hololive'])).toEqual({
      path: '/schedule?org=Hololive&view=week&date=2026-01-10',
      calendar: '/live.ics?org=Hololive',
      embed: { tag: 'oshi-schedule', attributes: { org: 'Hololive' } },
    });
  });

  it('have the same filters, and no element where it lacks one', () => {
    const { calendar, embed } = scheduleLinks({ ...choices, topic: 'singing' }, ['All Vtubers']);
    expect([calendar, embed]).toEqual(['/live.ics?topic=singing', undefined]);
  });

  it('have no calendar of several organizations, or of favorites', () => {
    expect(scheduleLinks(choices, ['Hololive', 'Nijisanji'])).toEqual({
      path: '/schedule?org=Hololive%2CNijisanji',
      calendar: undefined,
      embed: undefined,
    });
    expect(scheduleLinks({ ...choices, isFavorites: true }, ['Hololive'])).toEqual({
      path: '/schedule?who=favorites',
      calendar: undefined,
      embed: undefined,
    });
  });
});
