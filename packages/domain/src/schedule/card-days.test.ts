import { expect, it } from 'vitest';
import { fromNow, HOUR, NOW, video } from '../testing/videos';
import { cardDays, daysOfRows } from './card-days';

const UTC = { timeZone: 'UTC' };
const at = (id: string, time: string) => video({ id, available_at: time });

it('rows are of their days, what is running for long of the first one', () => {
  const videos = [
    at('long', '2026-02-27T10:00:00.000Z'),
    at('a', '2026-03-01T10:00:00.000Z'),
    at('b', '2026-03-03T10:00:00.000Z'),
  ];
  const days = daysOfRows(videos, '2026-03-01', UTC);
  expect(days.map((day) => [day.date, day.videos.map(({ id }) => id).join()])).toEqual([
    ['2026-03-01', 'long,a'],
    ['2026-03-03', 'b'],
  ]);
});

it('a card has the days with streams, with times as the zone of the viewer writes them', () => {
  const zone = { timeZone: 'Asia/Tokyo', lateHours: true };
  const options = { now: NOW, zone, language: 'en' };
  const start = (ms: number) => ({ available_at: fromNow(ms), start_scheduled: fromNow(ms) });
  const videos = [
    video({ id: 'over', status: 'past', ...start(-4 * HOUR) }),
    video({ id: 'night', title: 'Night', status: 'upcoming', ...start(5 * HOUR) }),
  ];
  const days = [
    { date: '2026-01-10', videos },
    { date: '2026-01-11', videos: [] },
    { date: '2026-01-12', videos: undefined },
  ];
  expect(cardDays(days, options)).toEqual([
    {
      title: 'Sat, Jan 10',
      rows: [
        expect.objectContaining({ tone: 'past', time: '17:00' }),
        { tone: 'upcoming', time: '26:00', name: video().channel.name, title: 'Night' },
      ],
    },
  ]);
});
