/** A second instance of our own server over HTTP, mirrored into an empty database: every answer equal afterwards. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../apps/api/src/app';
import { createLogger } from '../../apps/api/src/logger';
import { createHolodexSource } from '../../apps/api/src/sources/holodex/holodex-source';
import type { SourceContext } from '../../apps/api/src/sources/source';
import type { Store } from '../../apps/api/src/store';
import { openStore } from '../postgres/patient-store';
import { ownServer } from '../conformance/server';
import { channels, NOW, videos } from '../fixtures/world';
import { createDatabase, type TestDatabase } from '../postgres/databases';
import { shareOf } from '../support/share';

const service = ownServer({ rateLimit: 0 });
let url: string;
const opened: { store: Store; database: TestDatabase }[] = [];
const isQuiet = { info: () => undefined, warn: () => undefined };

async function emptyStore() {
  const database = await createDatabase();
  const store = openStore({ connectionString: database.connectionString, now: () => NOW });
  await store.migrate();
  opened.push({ store, database });
  return store;
}

/** Fills and follows for three hours of a jumping clock; waits pass only while no request is under way. */
async function live(store: Store, stopBefore = Infinity) {
  const ending = new AbortController();
  let time = NOW;
  let asking = 0;
  let asked = 0;
  const counted: typeof fetch = async (input, init) => {
    asked += 1;
    if (asked === stopBefore) ending.abort(new Error('killed'));
    asking += 1;
    try {
      return await fetch(input, init);
    } finally {
      asking -= 1;
    }
  };
  const context: SourceContext = {
    store: store.source,
    signal: ending.signal,
    log: isQuiet,
    onProgress: () => undefined,
    clock: {
      now: () => time,
      sleep: async (ms, signal) => {
        if (signal.aborted) return;
        if (asking > 0) {
          await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
          return;
        }
        time += ms;
        if (time > NOW + 3 * 60_000) ending.abort(new Error('over'));
        await new Promise((resolve) => setImmediate(resolve));
      },
    },
  };
  const source = createHolodexSource({ url, fetch: counted });
  try {
    await source.fill(context);
    await source.follow(context);
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  }
  return asked;
}

beforeAll(async () => {
  url = await service.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  for (const { store, database } of opened) {
    await store.close();
    await database.drop();
  }
});

const include =
  'clips,refers,sources,simulcasts,mentions,description,live_info,channel_stats,songs';
const questions = [
  '/statics/orgs.json',
  '/api/v2/channels?sort=id&limit=100',
  '/api/v2/channels?type=vtuber&sort=created_at&limit=100',
  `/api/v2/live?type=stream,placeholder&include=${include}&max_upcoming_hours=1000`,
  `/api/v2/videos?type=stream&status=past,missing&include=${include}&limit=100`,
  `/api/v2/videos?type=stream&status=new&include=${include}&limit=100`,
  `/api/v2/videos?type=clip&include=${include}&limit=100`,
  `/api/v2/videos?type=placeholder&include=${include}&limit=100`,
  `/api/v2/clips?include=${include}&limit=100&paginated=1`,
  `/api/v2/videos?include=${include}&limit=100&paginated=1`,
  // A placeholder that was replaced by its stream is in no list, so clients cannot find it.
  ...videos
    .filter(({ id }) => !id.startsWith('plc-yt-old'))
    .map(({ id }) => `/api/v2/videos/${id}?lang=all`),
  ...channels.map(({ id }) => `/api/v2/channels/${id}`),
];

/** Only the server knows when it last touched a row. Comments are in no list, so they are not mirrored, nor whether there are some. */
const OWN = ['updated_at', 'has_comments'];
const comparable = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (OWN.includes(key) ? undefined : value));

async function answersOf(store: Store): Promise<Map<string, unknown>> {
  const app = await buildApp({
    store,
    logger: createLogger({ level: 'silent' }),
    now: () => NOW,
    rateLimit: 0,
  });
  const answers = new Map<string, unknown>();
  for (const question of questions) {
    const { payload } = await app.inject({ method: 'GET', url: question });
    answers.set(question, comparable(payload.replaceAll(`"${url}/`, '"/')));
  }
  await app.close();
  return answers;
}

it.each(questions.map((question) => [question]))('answers alike: %s', async (question) => {
  if (opened.length === 0) await live(await emptyStore());
  const [first] = opened;
  if (!first) throw new Error('not mirrored');
  mine ??= await answersOf(first.store);
  wanted ??= await answersOf(service.store);
  expect(mine.get(question)).toEqual(wanted.get(question));
});
let mine: Map<string, unknown> | undefined;
let wanted: Map<string, unknown> | undefined;

it('a mirrored row changes nothing the second time', async () => {
  const [first] = opened;
  if (!first) throw new Error('not mirrored');
  const { version } = first.store;
  await live(first.store);
  expect(first.store.version).toBe(version);
});

it('killed before a request and started again ends with the same answers', async () => {
  const [first] = opened;
  if (!first) throw new Error('not mirrored');
  const whole = await answersOf(first.store);
  const requests = await live(await emptyStore());
  const kills = Array.from({ length: requests }, (_, at) => at + 1);
  for (const nth of shareOf(kills, 4)) {
    const store = await emptyStore();
    await live(store, nth);
    await live(store);
    expect({ nth, answers: await answersOf(store) }).toEqual({ nth, answers: whole });
    const last = opened.pop();
    await last?.store.close();
    await last?.database.drop();
  }
});
