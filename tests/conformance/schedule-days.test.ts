/** How much there is on each day of a schedule. */
import { rowsOf, type ScheduleDay, type Video } from '@oshimado/contract';
import { daysAfter, daysBetween, isOverdue, scheduleTime } from '@oshimado/domain';
import { beforeAll, expect, it } from 'vitest';
import type { VideoRecord } from '../../apps/api/src/store/records';
import { zoneNames } from '../../packages/domain/src/testing/zones';
import { ids } from '../fixtures/world';
import { ask, onEveryServer } from './every-server';
import { newPerson } from './people';

const HOUR = 3_600_000;
const START = Date.parse('2026-03-27T00:00Z');

/** One stream an hour for four days; summer time begins in Berlin on the third, 29 March. */
const hourly = Array.from({ length: 96 }, (_, hour): VideoRecord => ({
  id: `hour-${String(hour).padStart(6, '0')}`,
  channel_id: ids.kuzu,
  title: `Hour ${hour}`,
  type: 'stream',
  status: 'upcoming',
  topic_id: 'clocks',
  available_at: new Date(START + hour * HOUR),
  start_scheduled: new Date(START + hour * HOUR),
  mentions: [ids.sora],
}));

const SPAN = { from: '2026-03-28', to: '2026-03-30' };
const WORLD = { from: '2026-02-20', to: '2026-03-09', zone: 'UTC' };
const counts = (days: readonly ScheduleDay[]) => days.map(({ streams }) => streams);

onEveryServer('The days of a schedule', (api) => {
  beforeAll(() => api().store.source.writeVideos(hourly));

  const asked = (query: object) => ask(api(), 'getScheduleDays', query);
  /** What a client counts in the lists of videos. */
  const counted = async (orgs: readonly (string | undefined)[]) => {
    const lists = await Promise.all(
      orgs.map((org) =>
        ask(api(), 'getVideos', {
          org,
          type: ['stream', 'placeholder'],
          include: ['live_info'],
          limit: 100,
          to: '2026-03-10',
        }),
      ),
    );
    const all = new Map(lists.flatMap((list) => rowsOf<Video>(list)).map((one) => [one.id, one]));
    const open = ['upcoming', 'new'];
    const shown = [...all.values()].filter(
      (one) => !(open.includes(one.status) && isOverdue(one, api().now())),
    );
    const dates = Array.from({ length: daysBetween(WORLD.from, WORLD.to) + 1 }, (_, index) =>
      daysAfter(WORLD.from, index),
    );
    return dates.map(
      (date) => shown.filter(({ available_at }) => available_at.startsWith(date)).length,
    );
  };

  it('are those of a zone, also where summer time begins', async () => {
    expect(await asked({ ...SPAN, zone: 'Europe/Berlin', topic: 'clocks' })).toEqual([
      { date: '2026-03-28', streams: 24 },
      { date: '2026-03-29', streams: 23 },
      { date: '2026-03-30', streams: 24 },
    ]);
    expect(counts(await asked({ ...SPAN, topic: 'clocks' }))).toEqual([24, 24, 24]);
    const late = { ...SPAN, zone: 'Europe/Berlin', topic: 'clocks', lateHours: true };
    expect(counts(await asked(late))).toEqual([23, 24, 21]);
  });

  it('are the days of the page in 12 zones', async () => {
    for (const timeZone of zoneNames) {
      for (const lateHours of [false, true]) {
        const dates = hourly.map(({ available_at }) => {
          const time = available_at?.getTime() ?? 0;
          return scheduleTime(time, { timeZone, lateHours }).date;
        });
        const query = { ...SPAN, zone: timeZone, lateHours, topic: 'clocks' };
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure names its zone
        const days = await asked(query);
        expect([timeZone, lateHours, counts(days)]).toEqual([
          timeZone,
          lateHours,
          days.map(({ date }) => dates.filter((one) => one === date).length),
        ]);
      }
    }
  });

  it('count what lists have, without what never began, and a stream of two organizations once', async () => {
    const all = counts(await asked(WORLD));
    expect(all).toEqual(await counted([undefined]));
    expect(all.some((streams) => streams > 1)).toBe(true);
    const two = ['Hololive', 'Nijisanji'];
    expect(counts(await asked({ ...WORLD, org: two }))).toEqual(await counted(two));
    expect(counts(await asked({ ...WORLD, org: ['All Vtubers', 'Hololive'] }))).toEqual(all);
    expect(counts(await asked({ ...SPAN, org: two, topic: 'clocks' }))).toEqual([24, 24, 24]);
  });

  it('of favorites need a login, and are those of a group where one is asked for', async () => {
    const who = await newPerson(api());
    const send = (path: string, body: unknown) =>
      api().send('PATCH', `/api/v2/users/favorites${path}`, body, who.headers);
    const path = '/api/v2/users/schedule/days?from=2026-03-28&to=2026-03-28';
    const streams = async (group = '') => {
      const { body } = await api().get(`${path}${group}`, who.headers);
      return counts(JSON.parse(body));
    };
    expect((await api().get(path)).statusCode).toBe(401);
    expect(await streams()).toEqual([0]);
    await send('', [
      { op: 'add', channel_id: ids.sora },
      { op: 'add', channel_id: ids.miko },
    ]);
    const put = { op: 'put', color: 'teal', position: 1, at: '2026-02-01T00:00:00.000Z' };
    await send('/groups', [
      { ...put, id: 'guests', name: 'Guests', channel_ids: [ids.sora] },
      { ...put, id: 'others', name: 'Others', channel_ids: [ids.miko] },
    ]);
    expect(await streams()).toEqual([24]);
    expect(await streams('&group=guests')).toEqual([24]);
    expect(await streams('&group=others')).toEqual([0]);
    expect(await streams('&group=gone')).toEqual([0]);
  });

  it.each([
    ['from=2026-03-28&to=2026-03-29&zone=Europe/Nowhere', 'zone', 'IANA time zone'],
    ['from=2026-03-28&to=2026-03-29&zone=%2B09:00', 'zone', 'IANA time zone'],
    ['from=2026-02-30&to=2026-03-01', 'from', 'day of the calendar'],
    ['from=tomorrow&to=2026-03-01', 'from', 'a day like'],
    ['to=2026-03-01', 'from', ''],
    ['from=2026-03-02&to=2026-03-01', 'to', 'before'],
    ['from=2026-03-01&to=2026-05-02', 'to', '61 days after'],
  ])('refuse %s by name', async (query, parameter, sentence) => {
    const { statusCode, body } = await api().get(`/api/v2/schedule/days?${query}`);
    expect([statusCode, JSON.parse(body)]).toMatchObject([400, { parameter }]);
    expect(body).toContain(sentence);
  });

  it('are at most 62', async () => {
    expect(await asked({ from: '2026-03-01', to: '2026-05-01' })).toHaveLength(62);
  });
});
