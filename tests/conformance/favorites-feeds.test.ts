/** Calendars and feeds of favorites and of their groups, by the key in their address. */
import type { CalendarKey, FavoriteGroupOp } from '@oshimado/contract';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { ids } from '../fixtures/world';
import { nameOf, onEveryServer } from './every-server';
import { newPerson, type Person } from './people';
import type { ConformanceServer } from './server';

const GROUP = 'group-guests';
const put = (minute: number, name: string): FavoriteGroupOp => ({
  op: 'put',
  id: GROUP,
  name,
  color: 'teal',
  position: 1,
  channel_ids: [ids.miko, ids.indie],
  at: new Date(Date.UTC(2026, 1, 1, 0, minute)).toISOString(),
});

const sentences = (api: () => ConformanceServer) => {
  const patch = (who: Person, path: string, body: unknown) =>
    api().send('PATCH', `/api/v2/users/favorites${path}`, body, who.headers);
  /** Has two favorites; one of them is in a group, with a channel that is no favorite. */
  const fan = async () => {
    const who = await newPerson(api());
    await patch(who, '', [
      { op: 'add', channel_id: ids.sora },
      { op: 'add', channel_id: ids.miko },
    ]);
    await patch(who, '/groups', [put(1, 'Guests & more')]);
    const { key } = (await api().get('/api/v2/user/calendarKey', who.headers)).json<CalendarKey>();
    return { who, key };
  };
  const namesIn = (body: string) => {
    const { items } = JSON.parse(body) as { items: { url: string }[] };
    return items.map(({ url }) => nameOf(url.split('/').at(-1) ?? '')).toSorted();
  };
  const events = (body: string) => {
    const calendar = new ICAL.Component(ICAL.parse(body) as unknown[]);
    return {
      name: calendar.getFirstPropertyValue('x-wr-calname'),
      ids: calendar
        .getAllSubcomponents('vevent')
        .map((event) => nameOf(new ICAL.Event(event).uid.replace('@oshimado', '')))
        .toSorted(),
    };
  };

  it('feeds of favorites are RSS, Atom and JSON of what is on, coming and over, and kept by nobody', async () => {
    const { key } = await fan();
    const answers = await Promise.all(
      ['rss', 'atom', 'json'].map((form) => api().get(`/feeds/favorites.${form}?key=${key}`)),
    );
    for (const { statusCode, headers, body } of answers) {
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(body).toContain('live-sora');
    }
    const names = namesIn(answers[2]?.body ?? '');
    expect(names).toEqual(expect.arrayContaining(['live-sora', 'soon-sora', 'past-sora']));
    expect(names).not.toContain('far-kuzu');
  });

  it('feeds of favorites are refused without a key, and with one that is not valid', async () => {
    const { key } = await fan();
    for (const path of ['/feeds/favorites.rss', '/favorites.ics']) {
      expect((await api().get(path)).statusCode).toBe(401);
      expect((await api().get(`${path}?key=${key}x`)).statusCode).toBe(403);
    }
    expect(api().logs.some((line) => line.includes(key.slice(-30)))).toBe(false);
  });

  it('feeds of a group have its favorites alone, and its name', async () => {
    const { key } = await fan();
    const tail = `key=${key}&group=${GROUP}`;
    const calendar = await api().get(`/favorites.ics?${tail}`);
    expect(events(calendar.body)).toEqual({
      name: 'Oshimado: Guests & more',
      ids: ['late-miko', 'plc-ext'],
    });
    const { body } = await api().get(`/feeds/favorites.json?${tail}`);
    expect(JSON.parse(body)).toMatchObject({ title: 'Oshimado: Guests & more' });
    expect(namesIn(body)).toEqual(expect.arrayContaining(['late-miko', 'past-miko']));
    expect(namesIn(body)).not.toContain('soon-sora');
  });

  it('feeds of a group keep their address when it gets another name', async () => {
    const { who, key } = await fan();
    await patch(who, '/groups', [put(2, 'Late night')]);
    const { body } = await api().get(`/favorites.ics?key=${key}&group=${GROUP}`);
    expect(events(body).name).toBe('Oshimado: Late night');
  });

  it('feeds of a deleted group are gone, and say so; those of one that never was are not found', async () => {
    const { who, key } = await fan();
    await patch(who, '/groups', [{ op: 'remove', id: GROUP, at: '2026-02-02T00:00:00.000Z' }]);
    for (const path of ['/feeds/favorites.rss', '/favorites.ics', '/user.ics']) {
      const gone = await api().get(`${path}?key=${key}&group=${GROUP}`);
      expect([gone.statusCode, gone.json()]).toMatchObject([
        410,
        { parameter: 'group', message: expect.stringContaining('was deleted') },
      ]);
      const unknown = await api().get(`${path}?key=${key}&group=never`);
      expect([unknown.statusCode, unknown.json()]).toMatchObject([404, { parameter: 'group' }]);
    }
  });
};

onEveryServer('Feeds of favorites', sentences, { publicOrigin: 'https://portal.example' });
