import { expect, it } from 'vitest';
import { rowsOf, type AuditEntry, type Role } from '@oshimado/contract';
import { calls } from '@oshimado/contract/schemas';
import { ids, videoId, videos } from '../fixtures/world';
import { newPerson } from './people';
import { ask, nameOf, names, onEveryServer } from './every-server';

const MINUTE = 60_000;
const BOARD = { type: ['stream', 'placeholder'] };

onEveryServer('GET /live', (api) => {
  it('holds streams that are live or upcoming within 48 hours, earliest first, ties by id', async () => {
    expect(await names(api(), 'getLive')).toEqual([
      'late-miko',
      'live-kuzu',
      'live-sora',
      'soon-sora',
    ]);
  });

  it('always carries live info and translations', async () => {
    const live = rowsOf(await ask(api(), 'getLive')).find(({ id }) => id.startsWith('live-sora'));
    expect(live).toMatchObject({
      start_scheduled: '2026-03-01T10:59:00.000Z',
      start_actual: '2026-03-01T11:00:00.000Z',
      live_viewers: 1_000,
      live_tl_count: { en: 12 },
      recent_live_tls: ['en'],
      songcount: 2,
    });
  });

  it('leaves out what is not known in place of null', async () => {
    const soon = rowsOf(await ask(api(), 'getLive')).find(({ id }) => id.startsWith('soon'));
    expect(Object.keys(soon ?? {}).sort()).toEqual([
      'available_at',
      'channel',
      'duration',
      'id',
      'live_tl_count',
      'live_viewers',
      'published_at',
      'recent_live_tls',
      'start_scheduled',
      'status',
      'title',
      'type',
    ]);
  });

  it('shows placeholders in the state of the moment, real streams before them at equal time', async () => {
    const rows = rowsOf(await ask(api(), 'getLive', BOARD));
    expect(rows.map(({ id, status }) => [id, status])).toEqual([
      ['late-miko00', 'upcoming'],
      ['live-kuzu00', 'live'],
      ['live-sora00', 'live'],
      ['plc-now0000', 'live'],
      ['soon-sora00', 'upcoming'],
      ['plc-ext0000', 'upcoming'],
      ['plc-yt00000', 'upcoming'],
    ]);
  });

  it('flattens what only a placeholder has', async () => {
    const rows = rowsOf(await ask(api(), 'getLive', BOARD));
    expect(rows.find(({ id }) => id === 'plc-now0000')).toMatchObject({
      placeholderType: 'event',
      certainty: 'certain',
      jp_name: 'コンサート',
      link: 'https://example.test/concert',
      thumbnail: 'https://pictures.example/concert.png',
      credits: { editor: { name: '@someone', user: '4' } },
      published_at: null,
    });
  });

  it('excludes past even when asked for it', async () => {
    expect(await names(api(), 'getLive', { status: 'past' })).toEqual([]);
    expect(await names(api(), 'getLive', { status: 'past,live' })).toEqual([
      'live-kuzu',
      'live-sora',
    ]);
  });

  it('gives new and missing videos to who asks for them', async () => {
    expect(await names(api(), 'getLive', { status: 'new,missing' })).toEqual([
      'gone-kuzu',
      'new-indie',
    ]);
  });

  it('takes another limit of hours ahead', async () => {
    expect(await names(api(), 'getLive', { max_upcoming_hours: 1 })).not.toContain('soon-sora');
    expect(await names(api(), 'getLive', { max_upcoming_hours: 60 })).toContain('far-kuzu');
    expect(await names(api(), 'getLive', { max_upcoming_hours: 0 })).toContain('late-miko');
  });

  it('holds an org’s talents and streams of others that mention one', async () => {
    expect(await names(api(), 'getLive', { org: 'Hololive' })).toEqual([
      'late-miko',
      'live-kuzu',
      'live-sora',
      'soon-sora',
    ]);
    expect(await names(api(), 'getLive', { org: 'Nijisanji' })).toEqual(['live-kuzu', 'live-sora']);
    expect(await names(api(), 'getLive', { org: 'Independents' })).toEqual([]);
  });

  it('reads All Vtubers as no filter', async () => {
    expect(await names(api(), 'getLive', { org: 'All Vtubers' })).toEqual(
      await names(api(), 'getLive'),
    );
  });

  it('sorts by viewers', async () => {
    expect(await names(api(), 'getLive', { sort: 'live_viewers', order: 'desc' })).toEqual([
      'live-kuzu',
      'live-sora',
      'soon-sora',
      'late-miko',
    ]);
  });

  it('takes a limit of thousands, and answers a page to who asks for one', async () => {
    expect(await names(api(), 'getLive', { limit: 100_000 })).toHaveLength(4);
    expect(await ask(api(), 'getLive', { limit: 1, offset: 1, paginated: true })).toMatchObject({
      total: 4,
      items: [{ id: 'live-kuzu00' }],
    });
  });

  it('counts the whole board in a header, without what should have begun long ago', async () => {
    const get = (query = '', headers = {}) =>
      api().get(`/api/v2/live?type=stream,placeholder${query}`, headers);
    const whole = { 'x-board-count': 'live=3, upcoming=3' };
    const { headers } = await get();
    expect(headers).toMatchObject(whole);
    expect(headers['access-control-expose-headers']).toContain('x-board-count');
    for (const query of ['&limit=1', '&limit=1&offset=3', '&limit=1&paginated=true'])
      expect((await get(query)).headers).toMatchObject(whole);
    const { etag } = (await get('&limit=1')).headers;
    const again = await get('&limit=1', { 'if-none-match': etag });
    expect(again).toMatchObject({ statusCode: 304, headers: whole });
    const nijisanji = (await get('&org=Nijisanji')).headers;
    expect(nijisanji).toMatchObject({ 'x-board-count': 'live=2, upcoming=1' });
  });

  it('includes guests with what the feed filter needs', async () => {
    const rows = rowsOf(await ask(api(), 'getLive', { include: 'mentions' }));
    expect(rows.find(({ id }) => id === 'live-sora00')?.mentions).toEqual([
      {
        id: ids.kuzu,
        name: 'くずは',
        english_name: 'Kuzu',
        type: 'vtuber',
        org: 'Nijisanji',
        suborg: 'c Wave 1',
        group: 'First Wave',
        photo: 'https://pictures.example/kuzu.png',
        lang: null,
      },
    ]);
    // A guest channel that is not stored yet is left out until then.
    expect(rows.find(({ id }) => id === 'live-kuzu00')?.mentions?.map(({ id }) => id)).toEqual([
      ids.sora,
    ]);
  });
});

onEveryServer('Streams of one event', (api) => {
  const EVENT = 'live-kuzu00';
  const eventsOf = (rows: readonly { id: string; event_id?: string | undefined }[]) =>
    rows.flatMap(({ id, event_id }) => (event_id === undefined ? [] : [[id, event_id]]));

  it('have none while they differ in topic, and one once an editor mends it', async () => {
    const asked = { ...BOARD, include: 'event' };
    expect(eventsOf(rowsOf(await ask(api(), 'getLive', asked)))).toEqual([]);
    const { headers } = await newPerson(api(), 'editor');
    const body = { videoId: 'live-kuzu00', topicId: 'singing' };
    const { statusCode } = await api().send('POST', '/api/v2/topics/video', body, headers);
    expect(statusCode).toBe(200);
    expect(eventsOf(rowsOf(await ask(api(), 'getLive', asked)))).toHaveLength(2);
  });

  it('share a name where it is asked for, and are rows of their own as before', async () => {
    const asked = { ...BOARD, include: 'mentions,event' };
    const rows = rowsOf(await ask(api(), 'getLive', asked));
    expect(eventsOf(rows)).toEqual([
      ['live-kuzu00', EVENT],
      ['live-sora00', EVENT],
    ]);
    const before = rowsOf(await ask(api(), 'getLive', { ...BOARD, include: 'mentions' }));
    expect(rows.map((row) => ({ ...row, event_id: undefined }))).toEqual(before);
    const page = await ask(api(), 'getLive', {
      include: 'event',
      limit: 1,
      offset: 1,
      paginated: true,
    });
    expect(page).toMatchObject({ items: [{ id: 'live-kuzu00', event_id: EVENT }] });
  });

  it('have the same name on every part of the board', async () => {
    for (const one of [{ channel_id: ids.sora }, { org: 'Nijisanji' }, { type: 'stream' }]) {
      const rows = rowsOf(await ask(api(), 'getLive', { ...one, include: 'event' }));
      expect(eventsOf(rows)).toContainEqual(['live-sora00', EVENT]);
    }
    const rows = await ask(api(), 'getUsersLive', { channels: [ids.sora], include: 'event' });
    expect(eventsOf(rows)).toEqual([['live-sora00', EVENT]]);
  });

  it('have the same name in any part of a list of videos, and only where it is asked for', async () => {
    for (const one of [{}, { channel_id: ids.sora }, { org: 'Nijisanji' }, { limit: 1 }]) {
      const asked = { ...one, status: 'live', type: 'stream' };
      const rows = rowsOf(await ask(api(), 'getVideos', { ...asked, include: 'event' }));
      expect(eventsOf(rows).map(([, name]) => name)).toContain(EVENT);
      const plain = rowsOf(await ask(api(), 'getVideos', asked));
      expect(plain).toEqual(rows.map(({ event_id: _event, ...row }) => row));
    }
    const past = rowsOf(await ask(api(), 'getVideos', { status: 'past', include: 'event' }));
    expect(past.length).toBeGreaterThan(0);
    expect(eventsOf(past)).toEqual([]);
    const page = await ask(api(), 'getVideos', {
      include: 'event',
      id: 'live-sora00',
      paginated: true,
    });
    expect(page).toMatchObject({
      items: [{ id: 'live-sora00', event_id: EVENT }],
    });
  });

  it('have it among favorites, with guests or without', async () => {
    const { headers } = await newPerson(api());
    const body = [{ op: 'add', channel_id: ids.sora }];
    await api().send('PATCH', '/api/v2/users/favorites', body, headers);
    const first = async (include: string) => {
      const answer = await api().get(`/api/v2/users/live?include=${include}`, headers);
      return calls.getUsersLive.response.parse(answer.json())[0];
    };
    expect(await first('event')).toMatchObject({ id: EVENT, event_id: EVENT });
    expect(await first('event')).not.toHaveProperty('mentions');
    expect(await first('mentions,event')).toMatchObject({ event_id: EVENT, mentions: [{}] });
    expect(await first('mentions')).not.toHaveProperty('event_id');
    const path = '/api/v2/users/videos?status=live&include=event';
    const all = calls.getUsersVideos.response.parse((await api().get(path, headers)).json());
    expect(eventsOf(rowsOf(all))).toContainEqual(['live-sora00', EVENT]);
  });
});

onEveryServer('Streams that an editor joins and parts', (api) => {
  const SORA = videoId('live-sora');
  const KUZU = videoId('live-kuzu');
  const eventsOf = async (query: object = {}) =>
    rowsOf(await ask(api(), 'getLive', { ...BOARD, include: 'event', ...query })).flatMap(
      ({ id, event_id }) => (event_id === undefined ? [] : [id]),
    );
  const say = async (same: boolean | null, other = KUZU, video = SORA, role: Role = 'editor') => {
    const { headers } = await newPerson(api(), role);
    const path = `/api/v2/videos/${video}/event`;
    return api().send('POST', path, { with: other, same }, headers);
  };

  it('are one event on every board, until another editor takes the word back', async () => {
    expect(await eventsOf()).toEqual([]);
    expect((await say(true)).json()).toEqual({ with: KUZU, same: true, before: null });
    expect(await eventsOf()).toEqual([KUZU, SORA]);
    expect(await eventsOf({ channel_id: ids.kuzu })).toContain(KUZU);
    const { headers } = await newPerson(api());
    const favorite = [{ op: 'add', channel_id: ids.sora }];
    await api().send('PATCH', '/api/v2/users/favorites', favorite, headers);
    const mine = await api().get('/api/v2/users/live?include=event', headers);
    expect(mine.json()).toContainEqual(expect.objectContaining({ id: SORA, event_id: KUZU }));
    expect((await say(null, SORA, KUZU)).json()).toEqual({
      with: SORA,
      same: null,
      before: true,
    });
    expect(await eventsOf()).toEqual([]);
  });

  it('are two events although the rule joins them, and a source does not join them again', async () => {
    const { headers } = await newPerson(api(), 'editor');
    const topic = { videoId: KUZU, topicId: 'singing' };
    await api().send('POST', '/api/v2/topics/video', topic, headers);
    expect(await eventsOf()).toEqual([KUZU, SORA]);
    await say(false);
    await api().store.source.writeVideos(videos);
    expect(await eventsOf()).toEqual([]);
  });

  it('have it in the log of edits, where it is reverted once', async () => {
    const { headers } = await newPerson(api(), 'editor');
    const log = `/api/v2/audit?video_id=${SORA}&action=event.set`;
    const [entry] = (await api().get(log, headers)).json<AuditEntry[]>();
    expect(entry).toMatchObject({
      before: { with: KUZU, same: null },
      after: { with: KUZU, same: false },
    });
    const revert = () =>
      api().send('POST', `/api/v2/audit/${entry?.id}/revert`, undefined, headers);
    expect((await revert()).statusCode).toBe(200);
    expect(await eventsOf()).toEqual([KUZU, SORA]);
    expect((await revert()).statusCode).toBe(409);
  });

  it.each([
    ['itself', SORA, SORA, 'another stream'],
    ['a clip', videoId('clip-en'), SORA, 'Clips'],
    ['what is over', videoId('past-sora'), SORA, 'live or upcoming'],
    ['what starts on another day', videoId('far-kuzu'), SORA, 'within 6 hours'],
  ])('are not joined with %s, and the answer says why', async (_, other, video, why) => {
    const { statusCode, body } = await say(true, other, video);
    expect({ statusCode, body }).toEqual({ statusCode: 400, body: expect.stringContaining(why) });
  });

  it('are joined by editors alone, and only if both are known', async () => {
    expect((await say(true, KUZU, SORA, 'user')).statusCode).toBe(403);
    expect((await say(true, 'unknown0000')).json()).toMatchObject({ parameter: 'with' });
    expect((await say(true, KUZU, 'unknown0000')).statusCode).toBe(404);
  });
});

onEveryServer('GET /live as time passes', (api) => {
  it('turns an event live at its start and past at its end, and drops an announced stream', async () => {
    const { pass } = api();
    const states = async () => {
      const rows = rowsOf(await ask(api(), 'getLive', { type: 'placeholder' }));
      return rows.map(({ id, status }) => `${id.slice(0, 7)} ${status}`);
    };
    pass(29 * MINUTE);
    expect(await states()).toEqual(['plc-now live', 'plc-ext upcoming', 'plc-yt0 upcoming']);
    pass(MINUTE);
    expect(await states()).toEqual(['plc-ext upcoming', 'plc-yt0 upcoming']);
    expect(await ask(api(), 'getVideo', { id: videoId('plc-now') })).toMatchObject({
      status: 'past',
    });
    pass(90 * MINUTE);
    expect(await states()).toEqual(['plc-ext live', 'plc-yt0 upcoming']);
    pass(60 * MINUTE);
    expect(await states()).toEqual(['plc-ext live']);
  });

  it('lets a far stream in once it is within the hours asked for', async () => {
    expect(await names(api(), 'getLive')).not.toContain('far-kuzu');
    api().pass(10 * 60 * MINUTE);
    expect(await names(api(), 'getLive')).toContain('far-kuzu');
  });
});

onEveryServer('GET /users/live', (api) => {
  it('holds what is live and coming on the channels named, however far away', async () => {
    expect(await names(api(), 'getUsersLive', { channels: [ids.sora, ids.kuzu] })).toEqual([
      'live-kuzu',
      'live-sora',
      'soon-sora',
      'far-kuzu',
    ]);
  });

  it('adds placeholders on request', async () => {
    const input = { channels: [ids.kuzu], includePlaceholder: true };
    expect(await names(api(), 'getUsersLive', input)).toEqual(['live-kuzu', 'plc-yt', 'far-kuzu']);
  });

  it('carries live info and translations, and guests where they are asked for', async () => {
    const [plain] = await ask(api(), 'getUsersLive', { channels: [ids.sora] });
    expect(plain).toMatchObject({ live_viewers: 1_000, live_tl_count: { en: 12 } });
    expect(plain).not.toHaveProperty('mentions');
    const [full] = await ask(api(), 'getUsersLive', { channels: [ids.sora], include: 'mentions' });
    expect(full?.mentions).toHaveLength(1);
  });

  it('takes 500 channels at once, and says so when there are more', async () => {
    const many = (count: number) =>
      Array.from({ length: count - 1 }, (_, index) => `UC${String(index).padStart(22, '0')}`);
    const at = (channels: string[]) =>
      `/api/v2/users/live?channels=${encodeURIComponent([...channels, ids.sora].join(','))}`;
    const { statusCode, body } = await api().get(at(many(500)));
    expect(statusCode).toBe(200);
    expect(calls.getUsersLive.response.parse(JSON.parse(body)).map(({ id }) => nameOf(id))).toEqual(
      ['live-sora', 'soon-sora'],
    );
    const tooMany = await api().get(at(many(501)));
    expect(tooMany.statusCode).toBe(400);
    expect(tooMany.json()).toMatchObject({
      message: 'channels must name at most 500 values.',
      parameter: 'channels',
    });
  });

  it('is empty for unknown channels', async () => {
    expect(await names(api(), 'getUsersLive', { channels: ['UCunknown'] })).toEqual([]);
  });

  it('means favorites without channels, which need a login', async () => {
    const { statusCode, body } = await api().get('/api/v2/users/live?includePlaceholder=true');
    expect(statusCode).toBe(401);
    expect(JSON.parse(body)).toMatchObject({ error: 'unauthorized', parameter: 'channels' });
  });
});
