/** A deleted account: it contributed everywhere, and nothing names it afterwards. */
import type { Video } from '@oshimado/contract';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { ids, videoId } from '../fixtures/world';
import { newPerson, type Person } from './people';
import { ownServer } from './server';

const HOUR = 3_600_000;
/** Stands in every place where an account or its client writes the name of a person. */
const MARK = 'zqxjkv';
const SUNG = videoId('past-sora');
const STREAM = videoId('past-miko');
const UNTITLED = videoId('past-kuzu');
const CUSTOM = 'https://twitcasting.tv/somebody/movie/9';

const api = ownServer();

async function call<T>(
  who: Person | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  more = {},
): Promise<T> {
  const answer = await api.send(method, `/api/v2${path}`, body, { ...who?.headers, ...more });
  expect([path, answer.statusCode, answer.body]).toMatchObject([path, 200, expect.any(String)]);
  return answer.json<T>();
}

/** Every row of every table as text, under the name of its table. */
async function dump(): Promise<readonly string[]> {
  const client = new Client({ connectionString: api.database.connectionString });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t`,
    );
    lines.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  await client.end();
  return lines;
}

const placeholder = (id?: string) => ({
  id,
  channel_id: ids.miko,
  title: {
    name: 'Anniversary',
    link: 'https://example.com/anniversary',
    placeholderType: 'event',
    certainty: 'certain',
    credits: { editor: { name: `${MARK} the editor` } },
  },
  liveTime: new Date(api.now() + 50 * HOUR).toISOString(),
  duration: 3_600,
});

const song = { video_id: SUNG, name: 'Left behind', original_artist: 'Somebody' };
const line = (message: string) => ({
  name: `${MARK} the translator`,
  message,
  timestamp: api.now() - HOUR,
  duration: 2_000,
});

/** Leaves something behind in every call that keeps anything; returns the id of the placeholder. */
async function contribute(who: Person, other: Person): Promise<string> {
  const room = `custom_video_id=${encodeURIComponent(CUSTOM)}`;
  await call(who, 'POST', `/videos/${STREAM}/chatsBulk?lang=en`, [line('uploaded')]);
  await call(who, 'POST', `/videos/${videoId('live-sora')}/chats?lang=en`, line('typed'));
  await call(who, 'POST', `/videos/custom/chatsBulk?lang=en&${room}`, [line('elsewhere')]);
  await call(who, 'POST', `/videos/${STREAM}/scripteditor/log?lang=ja`, [
    { type: 'Add', data: { tempid: MARK, ...line('edited') } },
  ]);
  await api.store.chats.importMchad(`${MARK} room`, 'the password', [
    { ...line('claimed'), room: UNTITLED, lang: 'en' },
  ]);
  await call(who, 'POST', '/tlutil/migrate/claim', { Room: `${MARK} room`, Pass: 'the password' });

  const made = await call<{ id: string }>(who, 'PUT', '/songs', { ...song, start: 10, end: 100 });
  await call(other, 'PUT', '/songs', { ...song, ...made, start: 20, end: 100 });
  await call(who, 'POST', '/topics/video', { videoId: UNTITLED, topicId: 'Left_behind' });
  await call(who, 'POST', `/videos/${SUNG}/mentions`, { channel_id: ids.kuzu });
  const [entered] = await call<Video[]>(who, 'POST', '/videos/placeholder', placeholder());
  const id = entered?.id ?? '';
  // Edits of others repeat in the log who made it.
  await call(other, 'POST', '/videos/placeholder', { ...placeholder(id), duration: 7_200 });
  await call(other, 'DELETE', `/videos/placeholder/${id}`);
  const [removal] = await call<{ id: string }[]>(other, 'GET', `/audit?video_id=${id}`);
  await call(other, 'POST', `/audit/${removal?.id}/revert`, {});

  await call(who, 'POST', `/reports/video/${SUNG}`, [{ name: 'Comments', value: `by ${MARK}` }]);
  await call(who, 'POST', '/reports/channel', {
    content: 'A channel',
    embeds: [{ title: 'Add', fields: [{ name: 'Direct contact', value: `@${MARK}` }] }],
  });
  await call(who, 'POST', '/reports/contact', [{ name: 'Message', value: `Yours, ${MARK}` }]);
  await call(who, 'POST', '/playlist/', { name: `Songs of ${MARK}`, video_ids: [SUNG] });
  await call(who, 'PATCH', '/users/favorites', [{ op: 'add', channel_id: ids.sora }], {
    'idempotency-key': MARK,
  });
  await call(who, 'GET', '/user/createKey');
  return id;
}

it('a deleted account is named nowhere: not in a table, in an answer, nor in the search', async () => {
  const [who, other] = [
    await newPerson(api, 'editor', `${MARK} the person`),
    await newPerson(api, 'admin'),
  ];
  const id = await contribute(who, other);
  const readable = [
    `/videos/${STREAM}/chats?lang=en`,
    `/videos/${STREAM}/chats?lang=ja&mode=1`,
    `/videos/${videoId('live-sora')}/chats?lang=en`,
    `/videos/custom/chats?lang=en&custom_video_id=${encodeURIComponent(CUSTOM)}`,
    `/videos/${UNTITLED}/chats?lang=en`,
    `/videos/${id}`,
    '/live?type=placeholder&max_upcoming_hours=100',
    '/audit?limit=100',
  ];
  const answers = () => Promise.all(readable.map((path) => call<object[]>(other, 'GET', path)));
  const found = () =>
    call<object[]>(undefined, 'POST', '/search/videoSearch', {
      sort: 'newest',
      target: ['placeholder', 'stream'],
      conditions: [{ text: MARK }],
      offset: 0,
      limit: 10,
    });
  const before = await answers();
  for (const answer of before) expect(JSON.stringify(answer)).toContain(MARK);
  const isIn = (row: string) => row.includes(MARK) || row.includes(`_id": ${who.id},`);
  const tables = new Set((await dump()).filter(isIn).map((row) => row.split(':', 1)[0]));
  expect(tables.size).toBeGreaterThan(8);

  await call(who, 'DELETE', '/user', { confirm: 'delete' });
  expect((await dump()).filter(isIn)).toEqual([]);
  const after = await answers();
  for (const [index, answer] of after.entries()) {
    expect(JSON.stringify(answer)).not.toContain(MARK);
    // What it contributed stays.
    expect(answer.length).toBe(before[index]?.length);
  }
  expect(await found()).toEqual([]);
  expect(after[0]).toMatchObject([{ name: '?', message: 'uploaded' }]);
  expect(after[5]).toMatchObject({ title: 'Anniversary', credits: {} });
});

it('an edit after one of a deleted account can still be reverted', async () => {
  const [who, other] = [await newPerson(api, 'editor'), await newPerson(api, 'admin')];
  const later = { liveTime: new Date(api.now() + 90 * HOUR).toISOString() };
  const [made] = await call<Video[]>(who, 'POST', '/videos/placeholder', {
    ...placeholder(),
    ...later,
  });
  const longer = { ...placeholder(made?.id), ...later, duration: 7_200 };
  await call(other, 'POST', '/videos/placeholder', longer);
  await call(who, 'DELETE', '/user', { confirm: 'delete' });
  const [edit] = await call<{ id: string }[]>(other, 'GET', `/audit?video_id=${made?.id}`);
  await call(other, 'POST', `/audit/${edit?.id}/revert`, {});
  expect(await call(undefined, 'GET', `/videos/${made?.id}`)).toMatchObject({ duration: 3_600 });
});
