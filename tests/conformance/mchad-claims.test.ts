/** Claims of rooms of the MChad service, made again: each brings what is not here yet, and no line twice. */
import type { Chat } from '@oshimado/contract';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { at, ids, videoId } from '../fixtures/world';
import { serve, type Served } from '../support/stand-in';
import { newPerson, type Person } from './people';
import { startServer, type ConformanceServer } from './server';

const HOUR = 3_600_000;
const PAST = videoId('past-sora');

interface Line {
  readonly Stime: number;
  readonly Stext: string;
}

let stand: Served;
let api: ConformanceServer;
let room = 'room 0';
/** Archives of the room at the service by video. */
let archives: Record<string, readonly Line[]>;
let isDown: boolean;

beforeAll(async () => {
  stand = await serve(async (request, response) => {
    const { Pass } = JSON.parse(await textOf(request)) as { Pass: string };
    response.writeHead(isDown ? 500 : Pass === 'right' ? 200 : 401);
    const found = Object.entries(archives).map(([id, Entries]) => ({
      StreamLink: `https://youtu.be/${id}`,
      Nick: 'TL',
      Tags: 'en',
      Entries,
    }));
    response.end(JSON.stringify(found));
  });
  api = await startServer(undefined, { mchadUrl: stand.url });
});
beforeEach(() => {
  room = `room ${Number(room.slice(5)) + 1}`;
  isDown = false;
  archives = {
    [PAST]: [
      { Stime: 1_000, Stext: '-- Stream Start --' },
      { Stime: 2_000, Stext: `${room}: one` },
      { Stime: 3_000, Stext: `${room}: two` },
    ],
  };
});
afterAll(async () => {
  await api.stop();
  await stand.close();
});

const migrate = (step: 'check' | 'claim', who: Person, Pass = 'right') =>
  api.send('POST', `/api/v2/tlutil/migrate/${step}`, { Room: room, Pass }, who.headers);

/** The archives that a step names, with their numbers of lines. */
async function archivesOf(step: 'check' | 'claim', who: Person, Pass?: string) {
  const { statusCode, body } = await migrate(step, who, Pass);
  expect([statusCode, body]).toMatchObject([200, expect.any(String)]);
  const answer = JSON.parse(body) as { archives: { video_id: string; count: number }[] };
  return Object.fromEntries(answer.archives.map(({ video_id, count }) => [video_id, count]));
}

/** The lines of this test's room at a video. */
async function linesOf(video: string, who?: Person): Promise<Chat[]> {
  const own = who ? `&creator_id=${who.id}` : '';
  const path = `/api/v2/videos/${video}/chats?lang=en&mode=1&limit=10000${own}`;
  const lines = (await api.get(path, who?.headers)).json<Chat[]>();
  return lines.filter(({ message }) => message.startsWith(room));
}
const messagesOf = async (video: string, who?: Person) =>
  (await linesOf(video, who)).map(({ message }) => message.slice(room.length + 2));

const makeKnown = (id: string, start = at(-50 * HOUR)) =>
  api.store.source.writeVideos([
    {
      id,
      channel_id: ids.sora,
      title: 'Known later',
      type: 'stream',
      status: 'past',
      published_at: start,
      start_actual: start,
      duration: 3_600,
    },
  ]);

const edit = (who: Person, operations: readonly object[]) =>
  api.send('POST', `/api/v2/videos/${PAST}/scripteditor/log?lang=en`, operations, who.headers);

it('a claim made again brings the archives of videos that have become known since', async () => {
  const who = await newPerson(api);
  const later = videoId('later-1');
  archives = { ...archives, [later]: [{ Stime: 0, Stext: `${room}: three` }] };
  expect(await archivesOf('check', who)).toEqual({ [PAST]: 2 });
  expect(await archivesOf('claim', who)).toEqual({ [PAST]: 2 });
  expect(await archivesOf('check', who)).toEqual({});
  expect(await archivesOf('claim', who)).toEqual({});

  await makeKnown(later);
  expect(await archivesOf('check', who)).toEqual({ [later]: 1 });
  expect(await archivesOf('claim', who)).toEqual({ [later]: 1 });
  expect(await archivesOf('check', who)).toEqual({});
  expect(await messagesOf(PAST, who)).toEqual(['one', 'two']);
  expect(await messagesOf(later, who)).toEqual(['three']);
});

it('a claim made again brings the lines that were written at the service since', async () => {
  const who = await newPerson(api);
  await migrate('claim', who);
  archives = { [PAST]: [...(archives[PAST] ?? []), { Stime: 4_000, Stext: `${room}: three` }] };
  expect(await archivesOf('check', who)).toEqual({ [PAST]: 1 });
  expect(await archivesOf('claim', who)).toEqual({ [PAST]: 1 });
  expect(await messagesOf(PAST, who)).toEqual(['one', 'two', 'three']);
});

it('a claim after the account was deleted does not double the lines that stayed', async () => {
  const [before, after] = [await newPerson(api), await newPerson(api)];
  const later = videoId('later-2');
  await migrate('claim', before);
  await api.send('DELETE', '/api/v2/user', { confirm: 'delete' }, before.headers);
  archives = { ...archives, [later]: [{ Stime: 0, Stext: `${room}: three` }] };
  await makeKnown(later);
  expect(await archivesOf('check', after)).toEqual({ [later]: 1 });
  expect(await archivesOf('claim', after)).toEqual({ [later]: 1 });
  expect(await messagesOf(PAST)).toEqual(['one', 'two']);
  expect(await messagesOf(later, after)).toEqual(['three']);
});

it('a line that a deleted account had changed does not come again as it was', async () => {
  const [before, after] = [await newPerson(api), await newPerson(api)];
  await migrate('claim', before);
  const [one] = await linesOf(PAST, before);
  const data = { id: Number(one?.id), name: 'TL', timestamp: one?.timestamp, duration: 2_000 };
  await edit(before, [{ type: 'Change', data: { ...data, message: `${room}: first` } }]);
  await api.send('DELETE', '/api/v2/user', { confirm: 'delete' }, before.headers);
  expect(await archivesOf('claim', after)).toEqual({});
  expect(await messagesOf(PAST)).toEqual(['first', 'two']);
});

it('lines that were imported before their origin was kept are known by their content', async () => {
  const who = await newPerson(api);
  const start = at(-25 * HOUR + 3_000).getTime();
  const line = { name: 'TL', message: `${room}: one`, timestamp: start + 1_000, duration: null };
  await api.store.chats.importMchad(room, 'right', [{ ...line, room: PAST, lang: 'en' }]);
  expect(await archivesOf('check', who)).toEqual({ [PAST]: 2 });
  expect(await archivesOf('claim', who)).toEqual({ [PAST]: 2 });
  expect(await messagesOf(PAST, who)).toEqual(['one', 'two']);
});

it('the same words in another room are lines of their own', async () => {
  const who = await newPerson(api);
  await migrate('claim', who);
  const first = room;
  room = `${room} twice`;
  expect(await archivesOf('claim', who)).toEqual({ [PAST]: 2 });
  room = first;
  expect(await archivesOf('claim', who)).toEqual({});
  expect(await messagesOf(PAST, who)).toEqual(['one', 'one', 'two', 'two']);
});

it('a room claimed by two does not double when the later of them deletes the account', async () => {
  const [first, second, third] = [await newPerson(api), await newPerson(api), await newPerson(api)];
  await migrate('claim', first);
  await migrate('claim', second);
  await api.send('DELETE', '/api/v2/user', { confirm: 'delete' }, second.headers);
  expect(await archivesOf('claim', third)).toEqual({});
  expect(await messagesOf(PAST)).toEqual(['one', 'two']);
  expect(await messagesOf(PAST, first)).toEqual(['one', 'two']);
});

it('a line of a room that was changed here does not come again as it was', async () => {
  const who = await newPerson(api);
  await migrate('claim', who);
  const [one, two] = await linesOf(PAST, who);
  const change = (line: Chat | undefined, more: object) => ({
    type: 'Change',
    data: { id: Number(line?.id), name: 'TL', message: line?.message, duration: 2_000, ...more },
  });
  const changed = await edit(who, [
    change(one, { message: `${room}: first`, timestamp: one?.timestamp }),
    change(two, { timestamp: Number(two?.timestamp) + 60_000 }),
  ]);
  expect(changed.statusCode).toBe(200);
  expect(await archivesOf('check', who)).toEqual({});
  expect(await archivesOf('claim', who)).toEqual({});
  expect(await messagesOf(PAST, who)).toEqual(['first', 'two']);
});

it('a line of a room that was deleted here does not come again, also for another account', async () => {
  const [who, other] = [await newPerson(api), await newPerson(api)];
  await migrate('claim', who);
  const [one] = await linesOf(PAST, who);
  const deleted = await edit(who, [{ type: 'Delete', data: { id: Number(one?.id) } }]);
  expect(deleted.statusCode).toBe(200);
  expect(await archivesOf('check', who)).toEqual({});
  expect(await archivesOf('claim', who)).toEqual({});
  await api.send('DELETE', '/api/v2/user', { confirm: 'delete' }, who.headers);
  expect(await archivesOf('claim', other)).toEqual({});
  expect(await messagesOf(PAST)).toEqual(['two']);
});

it('the lines of a room do not come again when the start of their video turns out to be another', async () => {
  const who = await newPerson(api);
  const moved = videoId('moved-1');
  await makeKnown(moved);
  archives = { [moved]: [{ Stime: 0, Stext: `${room}: one` }] };
  await migrate('claim', who);
  await makeKnown(moved, at(-50 * HOUR + 7_000));
  expect(await archivesOf('check', who)).toEqual({});
  expect(await archivesOf('claim', who)).toEqual({});
  expect(await messagesOf(moved, who)).toEqual(['one']);
});

it('two equal lines of a room stay two, in the order of the room', async () => {
  const who = await newPerson(api);
  const texts = ['b', 'a', 'a', 'c'];
  archives = { [PAST]: texts.map((text) => ({ Stime: 5, Stext: `${room}: ${text}` })) };
  expect(await archivesOf('claim', who)).toEqual({ [PAST]: 4 });
  expect(await archivesOf('claim', who)).toEqual({});
  expect(await messagesOf(PAST, who)).toEqual(texts);
});

it('claims of one room at once bring each line once, and each line is counted once', async () => {
  const people = await Promise.all([1, 2, 3].map(() => newPerson(api)));
  const counted = async () => (await api.store.reads.videosById([PAST]))[0]?.live_tl_count?.['en'];
  const gained = (claims: readonly Record<string, number>[]) =>
    claims.map((claim) => claim[PAST] ?? 0).toSorted((a, b) => a - b);
  const before = (await counted()) ?? 0;
  const claims = await Promise.all(people.map((who) => archivesOf('claim', who)));
  expect(gained(claims)).toEqual([0, 0, 2]);
  archives = { [PAST]: [...(archives[PAST] ?? []), { Stime: 4_000, Stext: `${room}: three` }] };
  const again = await Promise.all(people.map((who) => archivesOf('claim', who)));
  expect(gained(again)).toEqual([0, 0, 1]);
  expect(await messagesOf(PAST)).toEqual(['one', 'two', 'three']);
  expect(await counted()).toBe(before + 3);
});

it('a room that is here opens to its password alone, whatever the service says', async () => {
  const [who, other] = [await newPerson(api), await newPerson(api)];
  const line = { name: 'TL', message: `${room}: here`, timestamp: api.now(), duration: null };
  await api.store.chats.importMchad(room, 'local', [{ ...line, room: PAST, lang: 'en' }]);
  expect((await migrate('claim', other)).statusCode).toBe(403);
  expect(await messagesOf(PAST)).toEqual(['here']);
  isDown = true;
  expect(await archivesOf('check', who, 'local')).toEqual({ [PAST]: 1 });
  isDown = false;
  // The service knows no room with this password.
  expect(await archivesOf('claim', who, 'local')).toEqual({ [PAST]: 1 });
  expect(await archivesOf('check', who, 'local')).toEqual({});
});

it('a room whose lines are all taken over is 503 while the service does not say what else it has', async () => {
  const who = await newPerson(api);
  await migrate('claim', who);
  isDown = true;
  for (const step of ['check', 'claim'] as const) {
    expect((await migrate(step, who)).statusCode).toBe(503);
  }
});
