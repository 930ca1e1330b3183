/** Calendars and feeds, read back by the programs that others read them with. */
import type { CalendarKey, CreatedKey, Login } from '@oshimado/contract';
import ICAL from 'ical.js';
import * as fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { writeCalendar, type CalendarEvent } from '../../apps/api/src/feeds/calendar';
import { writeFeed } from '../../apps/api/src/feeds/syndication';
import { at, ids, videoId } from '../fixtures/world';
import { newPerson, type Person } from './people';
import { ownServer } from './server';
import { cases, SEED } from '../../packages/domain/src/testing/cases';

const PORTAL = 'https://portal.example';

const api = ownServer({ publicOrigin: PORTAL });

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

const calendar = async (path: string) => {
  const { statusCode, headers, body } = await api.get(path);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/calendar');
  return eventsIn(body);
};
const namesIn = async (path: string) =>
  (await calendar(path)).map(({ uid }) => uid.replace(/0*@oshimado$/, '')).sort();

describe('a calendar', () => {
  it('a calendar holds what is live and coming, with where to watch it', async () => {
    const events = await calendar('/live.ics?org=Hololive');
    const soon = events.find(({ uid }) => uid.startsWith('soon-sora'));
    expect(soon?.summary).toBe('空ちゃんねる: Soon');
    expect(soon?.startDate.toJSDate()).toEqual(at(2 * 3_600_000));
    expect(soon?.duration.toSeconds()).toBe(3_600);
    expect(soon?.component.getFirstPropertyValue('url')).toBe(
      `${PORTAL}/watch/${videoId('soon-sora')}`,
    );
  });

  it.each([
    [`channel=${ids.kuzu}`, ['far-kuzu', 'live-kuzu', 'live-sora', 'plc-yt']],
    [`channelId=${ids.indie}`, []],
    ['topic=Mario_Kart', ['live-kuzu']],
    [`channel=${ids.kuzu}&collabs=only`, ['live-kuzu', 'live-sora']],
    ['topic=Mario_Kart,singing', ['live-kuzu', 'live-sora']],
    ['org=Nijisanji&topic=singing', ['live-sora']],
  ])('of %s holds %j', async (search, names) => {
    expect(await namesIn(`/live.ics?${search}`)).toEqual(names);
    expect(await namesIn(`/api/v2/live.ics?${search}`)).toEqual(names);
  });

  it('a calendar has English names where asked', async () => {
    const [event] = await calendar(`/live.ics?topic=singing&preferEnglishName=1`);
    expect(event?.summary).toBe('Sora: Singing <b>& talk</b>');
  });

  it('a calendar of favorites needs a key, which is shown nowhere', async () => {
    const who = await newPerson(api);
    await api.send(
      'PATCH',
      '/api/v2/users/favorites',
      [{ op: 'add', channel_id: ids.miko }],
      who.headers,
    );
    const { api_key } = (await api.get('/api/v2/user/createKey', who.headers)).json<CreatedKey>();
    for (const path of ['/favorites.ics', '/user.ics']) {
      expect(await namesIn(`${path}?key=${api_key}`)).toEqual(['late-miko', 'plc-ext']);
      expect((await api.get(path)).statusCode).toBe(401);
      expect((await api.get(`${path}?key=${api_key}x`)).statusCode).toBe(403);
      const { headers } = await api.get(`${path}?key=${api_key}`);
      expect(headers['cache-control']).toBe('private, no-store');
    }
    expect(api.logs.some((line) => line.includes(api_key))).toBe(false);
  });

  const keyOf = async ({ headers }: Person) =>
    (await api.get('/api/v2/user/calendarKey', headers)).json<CalendarKey>().key;
  const fan = async () => {
    const who = await newPerson(api);
    const body = [{ op: 'add', channel_id: ids.miko }];
    await api.send('PATCH', '/api/v2/users/favorites', body, who.headers);
    return who;
  };
  const FAVORITES = ['late-miko', 'plc-ext'];

  it('a calendar of favorites has a key of its own that can be shown again, and opens nothing else', async () => {
    const [who, other] = [await fan(), await newPerson(api)];
    const key = await keyOf(who);
    expect(key).toMatch(/^oshical_\d+_[\w-]{43}$/);
    expect([await keyOf(who), await keyOf(other)]).toEqual([key, expect.not.stringMatching(key)]);
    for (const path of ['/favorites.ics', '/user.ics']) {
      expect(await namesIn(`${path}?key=${key}`)).toEqual(FAVORITES);
    }
    const shown: readonly Readonly<Record<string, string>>[] = [
      { 'x-apikey': key },
      { 'x-api-key': key },
      { authorization: `Bearer ${key}` },
    ];
    for (const headers of shown) {
      for (const path of ['/user/check', '/users/favorites', '/user/calendarKey']) {
        expect((await api.get(`/api/v2${path}`, headers)).statusCode).not.toBe(200);
      }
    }
    expect((await api.get(`/api/v2/users/favorites?key=${key}`)).statusCode).toBe(401);
    // The logs do not hold its secret part.
    expect(api.logs.some((line) => line.includes(key.slice(-30)))).toBe(false);
  });

  it('a calendar of favorites, with a key altered in any way, is refused', async () => {
    const who = await fan();
    const key = await keyOf(who);
    const altered = fc
      .tuple(fc.nat(key.length - 1), fc.constantFrom(...Array.from('oABz019-_')))
      .map(([at, c]) => key.slice(0, at) + c + key.slice(at + 1))
      .filter((text) => text !== key);
    for (const text of fc.sample(altered, { numRuns: 300, seed: SEED })) {
      expect((await api.get(`/favorites.ics?key=${text}`)).statusCode).toBe(403);
    }
  });

  it('a calendar of favorites gets another key when its owner renews it, and the one before ends at once', async () => {
    const who = await fan();
    const before = await keyOf(who);
    const renewed = await api.send('POST', '/api/v2/user/calendarKey', undefined, who.headers);
    const { key } = renewed.json<CalendarKey>();
    expect([renewed.statusCode, await keyOf(who)]).toEqual([200, key]);
    expect(await namesIn(`/favorites.ics?key=${key}`)).toEqual(FAVORITES);
    const refused = await api.get(`/favorites.ics?key=${before}`);
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { parameter: 'key' }]);
  });

  it('a calendar of favorites keeps its key through a new API key and a new token, and goes with its account', async () => {
    const who = await fan();
    const key = await keyOf(who);
    await api.get('/api/v2/user/createKey', who.headers);
    const { jwt } = (await api.get('/api/v2/user/refresh', who.headers)).json<Login>();
    expect(await namesIn(`/favorites.ics?key=${key}`)).toEqual(FAVORITES);
    const headers = { authorization: `Bearer ${jwt}` };
    await api.send('DELETE', '/api/v2/user', { confirm: 'delete' }, headers);
    expect((await api.get(`/favorites.ics?key=${key}`)).statusCode).toBe(403);
  });

  it('a calendar of favorites opens with a token as well, which ends with its session', async () => {
    const who = await fan();
    const jwt = who.headers['authorization']?.slice('Bearer '.length) ?? '';
    for (const path of ['/favorites.ics', '/user.ics']) {
      expect(await namesIn(`${path}?jwt=${jwt}`)).toEqual(FAVORITES);
      expect(await namesIn(`${path}?key=&jwt=${jwt}`)).toEqual(FAVORITES);
      expect((await api.get(`${path}?jwt=${jwt}x`)).statusCode).toBe(401);
      expect((await api.get(`${path}?jwt=`)).statusCode).toBe(401);
    }
    expect(api.logs.some((line) => line.includes(jwt))).toBe(false);
    await api.send('POST', '/api/v2/user/logout', undefined, who.headers);
    expect((await api.get(`/favorites.ics?jwt=${jwt}`)).statusCode).toBe(401);
  });

  it('a calendar with more than one org, or text that is none, is refused by name', async () => {
    for (const [search, parameter] of [
      ['org=A,B', 'org'],
      ['topic=%FF', 'topic'],
      ['collabs=some', 'collabs'],
      [`channel=${'a,'.repeat(60)}`, 'channel'],
    ] as const) {
      const { statusCode, body } = await api.get(`/live.ics?${search}`);
      expect([statusCode, JSON.parse(body)]).toMatchObject([400, { parameter }]);
    }
  });

  it('a calendar that has not changed is not sent again', async () => {
    const { headers } = await api.get('/live.ics');
    const again = await api.get('/live.ics', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('events with everything in their titles come back as they went in', () => {
    const text = fc
      .array(
        fc.constantFrom(
          ',',
          ';',
          '\\',
          '\n',
          '\r',
          '\r\n',
          ':',
          '"',
          'BEGIN:VEVENT',
          'END:VCALENDAR',
          'X-EVIL:1',
          '歌枠',
          'ホロライブ',
          '🎉',
          '👩‍👩‍👧',
          'a',
          ' ',
          '\\n',
          '\\,',
          '%0D%0A',
          '\u2028',
          '\u0085',
          'ü',
          '長い題名が続きます'.repeat(6),
        ),
        { minLength: 1, maxLength: 12 },
      )
      .map((parts) => parts.join(''));
    const event = fc
      .tuple(
        text,
        text,
        fc.integer({ min: 0, max: 90_000 }),
        fc.integer({ min: 0, max: 4_102_444_800 }),
        fc.boolean(),
      )
      .map(([title, channel, duration, start, certain]): CalendarEvent => ({
        id: 'one',
        title,
        channel,
        duration,
        start: new Date(start * 1_000),
        announced: new Date(start * 1_000 - 1_000),
        url: 'https://portal.example/watch/abc',
        certain,
        cancelled: false,
        sequence: duration % 3,
        changed: new Date(start * 1_000 - 500),
      }));
    const events = fc
      .sample(event, { numRuns: cases(3_000), seed: SEED })
      .map((one, at) => ({ ...one, id: `e${at}` }));
    const written = writeCalendar('all, of; them\r\nX-EVIL:1', PORTAL, events);
    for (const line of written.split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r]/);
    const read = eventsIn(written);
    expect(read).toHaveLength(events.length);
    const seen = (words: string) =>
      words.replace(/\r\n?/g, '\n').replace(/[\u0085\u2028\u2029]/g, ' ');
    for (const [index, one] of read.entries()) {
      const sent = events[index];
      if (!sent) throw new Error('an event too many');
      expect(one.summary).toBe(seen(`${sent.channel}: ${sent.title}`));
      expect(one.startDate.toJSDate()).toEqual(sent.start);
      const names = one.component.getAllProperties().map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain('x-evil');
    }
  });
});

describe('a feed', () => {
  const xml = new XMLParser({
    ignoreAttributes: false,
    processEntities: true,
    cdataPropName: '#cdata',
  });
  const parse = (text: string) => xml.parse(text) as Record<string, never>;
  const get = async (path: string, type: string) => {
    const { statusCode, headers, body } = await api.get(path);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain(type);
    return body;
  };
  const linksOf = (text: string) =>
    [...text.matchAll(/\/watch\/([\w-]{11})/g)].map(([, id = '']) => id.replace(/0+$/, ''));

  it.each([
    ['live', 'live-sora'],
    ['videos', 'past-sora'],
    ['clips', 'clip-en'],
  ])('of %s is RSS, Atom and JSON with the same entries', async (kind, name) => {
    const rss = await get(`/feeds/${kind}.rss?org=Hololive`, 'application/rss+xml');
    const atom = await get(`/feeds/${kind}.atom?org=Hololive`, 'application/atom+xml');
    const json = await get(`/feeds/${kind}.json?org=Hololive`, 'application/feed+json');
    expect(parse(rss)).toHaveProperty('rss.channel.item');
    expect(parse(atom)).toHaveProperty('feed.entry');
    const { items } = JSON.parse(json) as { items: { url: string }[] };
    const names = items.map(({ url }) => linksOf(url)[0]);
    expect(names).toContain(name);
    expect([...new Set(linksOf(rss))]).toEqual(names);
    expect([...new Set(linksOf(atom))]).toEqual(names);
  });

  it('a feed of what went missing has the day it went', async () => {
    const json = await get('/feeds/missing.json', 'application/feed+json');
    const { items } = JSON.parse(json) as { items: { date_published: string }[] };
    expect([...new Set(linksOf(json))]).toEqual(['gone-kuzu']);
    expect(items[0]?.date_published).toBe(at(-24 * 3_600_000).toISOString());
  });

  it('a feed of a search contains the results of its words', async () => {
    const json = await get(
      `/feeds/search.json?q=${encodeURIComponent('コラボ')}`,
      'application/feed+json',
    );
    expect([...new Set(linksOf(json))]).toEqual(['live-kuzu']);
    expect((await api.get('/feeds/search.rss')).json()).toMatchObject({ parameter: 'q' });
    expect((await api.get('/feeds/nothing.rss')).statusCode).toBe(404);
  });

  it.each([
    [[ids.kuzu, ids.sora], ['live-kuzu']],
    [[ids.sora], ['live-kuzu']],
    [[ids.kuzu, ids.miko], []],
    [[ids.miko, ids.indie], []],
  ])('of a search requires all of the channels %j and holds %j', async (channels, names) => {
    const query = `q=${encodeURIComponent('コラボ')}&channel=${channels.join(',')}`;
    const json = await get(`/feeds/search.json?${query}`, 'application/feed+json');
    expect([...new Set(linksOf(json))]).toEqual(names);
  });

  it('a feed is well formed whatever a title contains', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(text, text, (title, author) => {
        const head = { title, url: `${PORTAL}/feeds/live.rss`, origin: PORTAL };
        const item = {
          url: `${PORTAL}/watch/a`,
          title,
          author,
          date: new Date(0),
          summary: `]]>${title}`,
          image: undefined,
          topic: undefined,
        };
        expect(parse(writeFeed('rss', head, [item]))).toHaveProperty('rss.channel.item');
        expect(parse(writeFeed('atom', head, [item]))).toHaveProperty('feed.entry');
        JSON.parse(writeFeed('json', head, [item]));
      }),
      { numRuns: 500 },
    );
  });
});

it.each([
  ['/live.ics', 'GET, HEAD, OPTIONS'],
  ['/feeds/live.rss', 'GET, HEAD, OPTIONS'],
  ['/healthz', 'GET, HEAD'],
])('%s says to whoever would change it that it is only read', async (path, allowed) => {
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    const { statusCode, headers, body } = await api.send(method, path);
    expect([statusCode, headers.allow]).toEqual([405, allowed]);
    expect(JSON.parse(body)).toMatchObject({ error: 'method_not_allowed' });
  }
});
