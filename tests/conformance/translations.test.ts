/** Translated lines over HTTP: a room's history, lines typed and uploaded, scripts, and what moves between rooms. */
import type { Chat, Script, Video } from '@oshimado/contract';
import { calls } from '@oshimado/contract/schemas';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { openStore } from '../postgres/patient-store';
import { at, ids, videoId } from '../fixtures/world';
import { onEveryServer } from './every-server';
import { newPerson, type Person } from './people';
import { serverOfTest } from './server';
import { serve } from '../support/stand-in';
import { text as textOf } from 'node:stream/consumers';

const PAST = videoId('past-miko');
const LINK = 'https://www.twitch.tv/videos/1';
const MINUTE = 60_000;

onEveryServer('Translations', (api) => {
  const chatsPath = (video: string, search = 'lang=en') =>
    `/api/v2/videos/${video}/chats?${search}`;
  const read = async (video: string, search = 'lang=en', headers = {}) => {
    const { statusCode, body } = await api().get(chatsPath(video, search), headers);
    expect(statusCode).toBe(200);
    const list = JSON.parse(body) as Chat[];
    expect(calls.getChats.response.parse(list)).toEqual(list);
    return list;
  };
  const messages = async (video: string, search?: string, headers = {}) =>
    (await read(video, search, headers)).map(({ message }) => message);
  const upload = (who: Person, video: string, lines: readonly object[], search = 'lang=en') =>
    api().send('POST', `/api/v2/videos/${video}/chatsBulk?${search}`, lines, who.headers);
  const script = (
    who: Person,
    video: string,
    operations: unknown,
    headers = {},
    search = 'lang=en',
  ) =>
    api().send('POST', `/api/v2/videos/${video}/scripteditor/log?${search}`, operations, {
      ...who.headers,
      ...headers,
    });
  const line = (minutes: number, message: string) => ({
    name: 'T',
    message,
    timestamp: at(0).getTime() + minutes * MINUTE,
    duration: 2_000,
  });
  const own = (who: Person, video: string) =>
    read(video, `lang=en&mode=1&creator_id=${who.id}&limit=100000`, who.headers);

  it('lines are typed by anyone logged in, at the moment they arrive', async () => {
    const who = await newPerson(api());
    const post = (body: object, headers = who.headers, path = chatsPath(videoId('live-sora'))) =>
      api().send('POST', path, body, headers);
    expect((await post({ name: 'T', message: 'x' }, {})).statusCode).toBe(401);
    const answer = await post({
      name: ' T ',
      message: ' hi\u202E\u0007\n there <b> ',
      cc: '#fff',
      oc: '',
    });
    expect(answer.json()).toMatchObject({
      name: 'T',
      message: 'hi there <b>',
      timestamp: api().now(),
      video_offset: 3_600,
      source: 'user',
      is_tl: true,
    });
    expect(await messages(videoId('live-sora'))).toEqual(['hi there <b>']);
    for (const bad of [
      { name: 'T', message: ' ' },
      { name: '', message: 'x' },
      { name: 'T', message: 'a'.repeat(501) },
    ]) {
      expect((await post(bad)).statusCode).toBe(400);
    }
    expect(
      (await post({ name: 'T', message: 'x' }, who.headers, chatsPath('unknown0000'))).statusCode,
    ).toBe(404);
    const nowhere = await post({ name: 'T', message: 'x' }, who.headers, chatsPath('custom'));
    expect(nowhere.json()).toMatchObject({ parameter: 'custom_video_id' });
  });

  it('history is the newest lines, oldest first, and goes back by the oldest known', async () => {
    const who = await newPerson(api());
    const lines = Array.from({ length: 30 }, (_, index) => line(index, `line ${index}`));
    const { statusCode, body } = await upload(who, PAST, lines);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toHaveLength(30);
    const newest = await read(PAST);
    expect(newest.map(({ message }) => message)).toEqual(
      lines.slice(10).map(({ message }) => message),
    );
    const older = await read(PAST, `lang=en&limit=30&before=${newest[0]?.timestamp}`);
    expect(older.map(({ message }) => message)).toEqual(
      lines.slice(0, 10).map(({ message }) => message),
    );
    expect(await messages(PAST, 'lang=en&limit=0')).toEqual([]);
    expect(await messages(PAST, 'lang=ja')).toEqual([]);
    expect((await api().get(chatsPath(PAST, 'lang=xx'))).json()).toMatchObject({
      parameter: 'lang',
    });
    expect((await api().get(chatsPath(PAST, ''))).statusCode).toBe(400);
  });

  it('classes of authors can be hidden; translations and the owner’s lines never are', async () => {
    const room = videoId('past-kuzu');
    const client = new Client({ connectionString: api().database.connectionString });
    await client.connect();
    const flags = ['is_verified', 'is_moderator', 'is_vtuber', 'is_owner', 'is_tl'];
    for (const flag of flags) {
      await client.query(
        `insert into chats (room, lang, name, message, timestamp_ms, source, created_at, ${flag})
         values ($1, 'en', 'x', $2, 1, 'youtube', now(), true)`,
        [room, flag],
      );
    }
    await client.query(
      `insert into chats (room, lang, name, message, timestamp_ms, source, created_at, is_tl, is_vtuber)
       values ($1, 'en', 'x', 'talent translates', 1, 'youtube', now(), true, true)`,
      [room],
    );
    await client.end();
    const hidden = async (search: string) => {
      const shown = await messages(room, `lang=en&${search}`);
      return [...flags, 'talent translates'].filter((message) => !shown.includes(message));
    };
    expect(await hidden('')).toEqual([]);
    expect(await hidden('verified=false')).toEqual(['is_verified']);
    expect(await hidden('moderator=0')).toEqual(['is_moderator']);
    expect(await hidden('vtuber=false')).toEqual(['is_vtuber']);
    expect(await hidden('vtuber=1&verified=true')).toEqual([]);
    expect(await messages(room, 'lang=en&tl=1')).toEqual(['is_tl', 'talent translates']);
  });

  it('a language is counted on the video, and listed while a translator is active', async () => {
    const who = await newPerson(api());
    const video = videoId('live-kuzu');
    const listed = async () => {
      const list = (await api().get('/api/v2/live')).json<Video[]>();
      return list.find(({ id }) => id === video);
    };
    await listed();
    await api().send(
      'POST',
      chatsPath(video, 'lang=es'),
      { name: 'T', message: 'hola' },
      who.headers,
    );
    // The first line of a language is listed at once.
    expect(await listed()).toMatchObject({ live_tl_count: { es: 1 }, recent_live_tls: ['es'] });
    const shown = () => {
      // The board is read again after 15 s.
      api().pass(16_000);
      return listed();
    };
    expect(await shown()).toMatchObject({ live_tl_count: { es: 1 }, recent_live_tls: ['es'] });
    await api().store.chats.refreshRecent();
    expect(await shown()).toMatchObject({ recent_live_tls: ['es'] });
    api().pass(30 * MINUTE);
    await api().store.chats.refreshRecent();
    expect(await shown()).toMatchObject({ live_tl_count: { es: 1 }, recent_live_tls: [] });
    api().pass(-30 * MINUTE - 48_000);
  });

  it('a script is saved as what was done, in order, each new line answered with its id', async () => {
    const who = await newPerson(api());
    const added = await script(who, PAST, [
      { type: 'Add', data: { tempid: 'a', ...line(1, 'one') } },
      { type: 'Add', data: { tempid: 7, ...line(2, 'two') } },
    ]);
    expect(added.statusCode).toBe(200);
    const results = calls.postScriptLog.response.parse(added.json());
    expect(results.map(({ type, tempid }) => [type, tempid])).toEqual([
      ['Add', 'a'],
      ['Add', 7],
    ]);
    const [one, two] = results.map(({ res }) => res.id);
    const changed = await script(who, PAST, [
      { type: 'Change', data: { id: one, lang: 'en', ...line(3, 'changed') } },
      { type: 'Delete', data: { id: Number(two) } },
    ]);
    expect(changed.statusCode).toBe(200);
    expect(await own(who, PAST)).toMatchObject([
      { id: one, message: 'changed', timestamp: line(3, '').timestamp, duration: 2_000 },
    ]);
  });

  it('a line that somebody has changed meanwhile is not overwritten, and nothing else is changed', async () => {
    const who = await newPerson(api());
    const [first] = calls.postScriptLog.response.parse(
      (
        await script(who, PAST, [{ type: 'Add', data: { tempid: 'k', ...line(8, 'old  words') } }])
      ).json(),
    );
    const id = first?.res.id;
    const { name, ...known } = line(8, 'old  words');
    const change = (message: string) =>
      script(who, PAST, [
        { type: 'Add', data: { tempid: 'n', ...line(9, `beside ${message}`) } },
        { type: 'Change', data: { id, known, ...line(8, message) } },
      ]);
    expect(name).toBe('T');
    expect((await change('first')).statusCode).toBe(200);
    const overtaken = await change('second');
    expect(overtaken.statusCode).toBe(409);
    expect(overtaken.json()).toMatchObject({ parameter: '[1]' });
    const gone = await script(who, PAST, [{ type: 'Delete', data: { id, known } }]);
    expect(gone.statusCode).toBe(409);
    expect(await own(who, PAST)).toMatchObject([{ message: 'first' }, { message: 'beside first' }]);
    const fresh = { ...known, message: 'first' };
    const deleted = await script(who, PAST, [{ type: 'Delete', data: { id, known: fresh } }]);
    expect(deleted.statusCode).toBe(200);
  });

  it('lines of others need an editor who says so; otherwise nothing at all is changed', async () => {
    const [who, other, editor] = [
      await newPerson(api()),
      await newPerson(api()),
      await newPerson(api(), 'editor'),
    ];
    const [result] = (
      await script(who, PAST, [{ type: 'Add', data: { tempid: 'x', ...line(5, 'mine') } }])
    ).json<{ res: { id: string } }[]>();
    const id = result?.res.id;
    const take = [
      { type: 'Add', data: { tempid: 'y', ...line(6, 'beside') } },
      { type: 'Delete', data: { id } },
    ];
    for (const [person, headers] of [
      [other, {}],
      [other, { override: 'true' }],
      [editor, {}],
    ] as const) {
      const refused = await script(person, PAST, take, headers);
      expect(refused.statusCode).toBe(403);
      expect(refused.body).toContain("You don't have enough privilege");
      expect(refused.json()).toMatchObject({ parameter: '[1]' });
      expect(await own(person, PAST)).toEqual([]);
    }
    expect((await own(who, PAST)).map(({ message }) => message)).toEqual(['mine']);
    expect((await script(editor, PAST, take, { override: 'true' })).statusCode).toBe(200);
    expect(await own(who, PAST)).toEqual([]);
    const unknown = { type: 'Change', data: { id: '999999', ...line(7, 'nowhere') } };
    const missing = await script(who, PAST, [unknown]);
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({ parameter: '[0]' });
    const late = { type: 'Add', data: { tempid: 'z', ...line(6, 'late'), timestamp: -1 } };
    const wrong = await script(who, PAST, [unknown, late]);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ parameter: '[1].data.timestamp' });
  });

  it('a line that is gone already counts as deleted, and the rest of the log is stored', async () => {
    const who = await newPerson(api());
    const results = calls.postScriptLog.response.parse(
      (
        await script(who, PAST, [
          { type: 'Add', data: { tempid: 'a', ...line(1, 'gone') } },
          { type: 'Add', data: { tempid: 'b', ...line(2, 'stays') } },
        ])
      ).json(),
    );
    const id = results[0]?.res.id;
    const { name: _, ...known } = line(1, 'gone');
    const remove = { type: 'Delete', data: { id, known } };
    expect((await script(who, PAST, [remove])).statusCode).toBe(200);
    // Another device of the same translator deletes it too, and has more to say.
    const again = await script(who, PAST, [
      remove,
      remove,
      { type: 'Add', data: { tempid: 'c', ...line(3, 'new') } },
    ]);
    expect([again.statusCode, again.json()]).toMatchObject([
      200,
      [{ res: { id } }, { res: { id } }, { type: 'Add', tempid: 'c' }],
    ]);
    expect((await own(who, PAST)).map(({ message }) => message)).toEqual(['stays', 'new']);
  });

  it('lines to a stream that has ended are refused with a sentence, and not stored', async () => {
    const who = await newPerson(api());
    for (const video of [PAST, videoId('gone-kuzu')]) {
      const body = { name: 'T', message: 'too late' };
      const refused = await api().send('POST', chatsPath(video, 'lang=ru'), body, who.headers);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        403,
        { error: 'forbidden', message: expect.stringContaining('has ended') },
      ]);
      expect(await messages(video, 'lang=ru')).toEqual([]);
    }
  });

  it('lines of a custom room count seconds from its first line, in every language', async () => {
    const who = await newPerson(api());
    const address = (lang: string) =>
      `lang=${lang}&custom_video_id=${encodeURIComponent('https://www.twitch.tv/videos/77')}`;
    const first = await api().send(
      'POST',
      chatsPath('custom', address('en')),
      { name: 'T', message: 'first' },
      who.headers,
    );
    expect(first.json()).toMatchObject({ video_offset: 0 });
    api().pass(90_500);
    const second = await api().send(
      'POST',
      chatsPath('custom', address('ja')),
      { name: 'T', message: 'second' },
      who.headers,
    );
    expect(second.json()).toMatchObject({ video_offset: 90.5 });
    api().pass(-90_500);
    const offsets = async (lang: string) =>
      (await read('custom', address(lang))).map(({ video_offset }) => video_offset);
    expect([await offsets('en'), await offsets('ja')]).toEqual([[0], [90.5]]);
    const answer = await upload(who, 'custom', [line(3, 'later')], address('en'));
    expect(answer.json<Chat[]>()[0]?.video_offset).toBe((await offsets('en'))[1]);
  });

  it('lines typed here are counted beside the source’s, whatever its next round says', async () => {
    const who = await newPerson(api());
    const id = videoId('live-count');
    const source = (live_tl_count: Readonly<Record<string, number>>, recent: string[] = []) =>
      api().store.source.writeVideos([
        {
          id,
          channel_id: ids.miko,
          title: 'Counted',
          type: 'stream',
          status: 'live',
          start_actual: at(-MINUTE),
          live_tl_count,
          recent_live_tls: recent,
        },
      ]);
    const shown = async () => (await api().get(`/api/v2/videos/${id}`)).json<Video>();
    const say = (lang: string) =>
      api().send('POST', chatsPath(id, `lang=${lang}`), { name: 'T', message: 'x' }, who.headers);
    await source({});
    await say('en');
    await say('es');
    await source({});
    expect(await shown()).toMatchObject({
      live_tl_count: { en: 1, es: 1 },
      recent_live_tls: ['en', 'es'],
    });
    await source({ en: 7, ja: 2 }, ['ja']);
    expect(await shown()).toMatchObject({
      live_tl_count: { en: 8, es: 1, ja: 2 },
      recent_live_tls: ['en', 'es', 'ja'],
    });
    api().pass(30 * MINUTE + 1);
    await api().store.chats.refreshRecent();
    expect(await shown()).toMatchObject({ live_tl_count: { en: 8 }, recent_live_tls: ['ja'] });
    api().pass(-30 * MINUTE - 1);
    await api().store.source.removeVideos([id]);
  });

  it('a script tool reads lines with their ids, of everybody or of one author, without a login', async () => {
    const [who, editor] = [await newPerson(api()), await newPerson(api(), 'editor')];
    await upload(who, videoId('past-sora'), [line(1, 'mine')]);
    await upload(editor, videoId('past-sora'), [line(2, 'theirs')]);
    for (const headers of [undefined, who.headers, editor.headers]) {
      const all = await read(videoId('past-sora'), 'lang=en&mode=1', headers);
      expect(all.map(({ message }) => message)).toEqual(['mine', 'theirs']);
      expect(all.every(({ id }) => /^\d+$/.test(id ?? ''))).toBe(true);
      const theirs = await read(
        videoId('past-sora'),
        `lang=en&mode=1&creator_id=${editor.id}`,
        headers,
      );
      expect(theirs.map(({ message }) => message)).toEqual(['theirs']);
    }
    const plain = await read(videoId('past-sora'), 'lang=en');
    expect(plain.some(({ id }) => id !== undefined)).toBe(false);
  });

  it('own scripts are listed, newest work first, and custom ones move to another link', async () => {
    const who = await newPerson(api());
    const custom = `lang=en&custom_video_id=${encodeURIComponent(LINK)}`;
    await upload(who, PAST, [line(1, 'a'), line(2, 'b')]);
    await upload(who, 'custom', [line(1, 'c')], custom);
    const list = async () =>
      (await api().get('/api/v2/tlutil?limit=20&offset=0', who.headers)).json<Script[]>();
    expect(await list()).toEqual([
      { video_id: 'custom', custom_video_id: LINK, title: null, lang: 'en', entry_count: 1 },
      { video_id: PAST, custom_video_id: null, title: 'Two days ago', lang: 'en', entry_count: 2 },
    ]);
    const move = (body: object) =>
      api().send('POST', '/api/v2/tlutil/updateCustomLink', body, who.headers);
    const newId = 'https://www.twitch.tv/videos/2';
    expect((await move({ oldId: LINK, newId, lang: 'en' })).json()).toEqual({});
    expect((await list())[0]).toMatchObject({ custom_video_id: newId });
    expect((await move({ oldId: LINK, newId, lang: 'en' })).statusCode).toBe(404);
    expect((await move({ oldId: newId, newId: 'nowhere', lang: 'en' })).statusCode).toBe(400);
  });

  it('an MChad room opens to its password, and its lines become the caller’s', async () => {
    const who = await newPerson(api());
    const room = videoId('gone-kuzu');
    const lines = [1, 2, 3].map((minute) => ({
      ...line(minute, `old ${minute}`),
      room,
      lang: 'en',
    }));
    await api().store.chats.importMchad('old room', 'the password', lines);
    const steps = { check: '/api/v2/tlutil/migrate/check', claim: '/api/v2/tlutil/migrate/claim' };
    const migrate = (step: keyof typeof steps, Pass: string, headers = {}) =>
      api().send('POST', steps[step], { Room: 'old room', Pass }, headers);
    for (const [name, Pass] of [
      ['old room', 'wrong'],
      ['no room', 'the password'],
    ]) {
      const refused = await api().send('POST', '/api/v2/tlutil/migrate/check', {
        Room: name,
        Pass,
      });
      // Without an MChad service there is no other place to ask.
      expect([refused.statusCode, refused.json()]).toMatchObject([404, { error: 'not_found' }]);
    }
    const found = { archives: [{ video_id: room, count: 3 }], mchad_user_id: 'old room' };
    expect((await migrate('check', 'the password')).json()).toEqual(found);
    expect((await migrate('claim', 'the password')).statusCode).toBe(401);
    expect((await migrate('claim', 'wrong', who.headers)).statusCode).toBe(404);
    expect((await migrate('claim', 'the password', who.headers)).json()).toEqual(found);
    const imported = await own(who, room);
    expect(imported).toHaveLength(3);
    expect((await migrate('check', 'the password')).json()).toMatchObject({ archives: [] });

    const counts = async () => (await api().store.reads.videosById([room]))[0]?.live_tl_count;
    expect(await counts()).toEqual({ en: 3 });
    const id = Number(imported[0]?.id);
    expect((await script(who, room, [{ type: 'Delete', data: { id } }])).statusCode).toBe(200);
    expect(await counts()).toEqual({ en: 2 });
  });

  it('an upload is of 5,000 lines at most', async () => {
    const who = await newPerson(api());
    const lines = Array.from({ length: 5_001 }, () => line(1, 'x'));
    expect((await upload(who, PAST, lines)).statusCode).toBe(413);
    expect((await upload(who, PAST, [{ name: 'T' }])).statusCode).toBe(400);
  });
});

describe('lines that a source makes', () => {
  it('stand among those that people typed, and are not offered to script tools', async () => {
    const api = await serverOfTest();
    const made = ['one', 'three', 'five'].map((message, place) => ({
      name: 'Source',
      message,
      timestamp: at((place - 3) * 2 * MINUTE).getTime(),
    }));
    const { connectionString } = api.database;
    const store = openStore({
      connectionString,
      now: api.now,
      sourceLines: ({ room, lang }, now) =>
        room === PAST && lang === 'en' ? made.filter(({ timestamp }) => timestamp <= now) : [],
    });
    const stream = { title: 'Two days ago', type: 'stream', status: 'past' } as const;
    await store.source.writeVideos([
      { ...stream, id: PAST, channel_id: ids.miko, live_tl_count: { en: 3 } },
    ]);
    const who = await newPerson(api);
    const typed = ['two', 'four'].map((message, place) => ({
      name: 'T',
      message,
      timestamp: at((place - 2.5) * 2 * MINUTE).getTime(),
      duration: null,
    }));
    await store.chats.add({ room: PAST, lang: 'en' }, typed, { creatorId: who.id });
    const list = async (lang: string, more: object = {}) =>
      (
        await store.chats.list(
          { room: PAST, lang },
          { verified: true, moderator: true, vtuber: true, tl: false, limit: 20, ...more },
        )
      ).map(({ message }) => message);
    expect(await list('en')).toEqual(['one', 'two', 'three', 'four', 'five']);
    expect(await list('en', { limit: 2 })).toEqual(['four', 'five']);
    expect(await list('en', { limit: 2, before: made[2]?.timestamp })).toEqual(['three', 'four']);
    expect(await list('en', { limit: 0 })).toEqual([]);
    expect(await list('en', { storedOnly: true })).toEqual(['two', 'four']);
    expect(await list('ja')).toEqual([]);
    await store.close();
  });
});

describe('the relay bot', () => {
  it('the relay bot is asked at the one address that is set up, and its answer handed back', async () => {
    const asked: string[] = [];
    const bot = await serve(async (request, response) => {
      asked.push(`${request.method} ${request.url} ${await textOf(request)}`);
      if (request.url === '/bot/data') response.writeHead(500).end();
      else if (request.url === '/bot/submit') response.writeHead(403).end('no');
      else response.end('["1"]');
    });
    const api = await serverOfTest({ relayUrl: `${bot.url}/bot` });
    const relay = (action: string) => api.send('POST', `/api/v2/relay/${action}`, { ids: ['1'] });
    expect((await relay('guild')).json()).toEqual(['1']);
    expect(asked).toEqual(['POST /bot/guild {"ids":["1"]}']);
    expect((await relay('data')).statusCode).toBe(503);
    expect((await relay('submit')).statusCode).toBe(403);
    expect((await relay('..%2Fadmin')).statusCode).toBe(400);
    await bot.close();
  });
});
