/** Requests with one idempotency key that arrive together, on two servers of one database. */
import { Client } from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { buildApp } from '../../apps/api/src/app';
import { createLogger } from '../../apps/api/src/logger';
import type { Store } from '../../apps/api/src/store';
import { openStore } from '../postgres/patient-store';
import { ids } from '../fixtures/world';
import { newPerson, type Person } from './people';
import { ownServer } from './server';

const RACES = 100;
const POSTS = 20;

const api = ownServer({ rateLimit: false });
let otherStore: Store;
let other: Awaited<ReturnType<typeof buildApp>>;
let who: Person;
/** A request of another process that has not finished. */
let rival: Client;

beforeAll(async () => {
  const { connectionString } = api.database;
  otherStore = openStore({ connectionString, now: api.now });
  other = await buildApp({
    store: otherStore,
    logger: createLogger({ level: 'silent' }),
    now: api.now,
    secret: api.secret,
    rateLimit: false,
    callLimitMs: 60_000,
  });
});
afterAll(async () => {
  await other.close();
  await otherStore.close();
});
beforeEach(async () => {
  who = await newPerson(api);
  rival = new Client({ connectionString: api.database.connectionString });
  rival.on('error', () => undefined);
  await rival.connect();
});
afterEach(() => rival.end());

const post = (server: { inject: typeof other.inject }, key: string, name: string) =>
  server.inject({
    method: 'POST',
    url: '/api/v2/playlist/',
    payload: { name },
    headers: { ...who.headers, 'idempotency-key': key },
  });

const playlists = async () => {
  const { rows } = await rival.query<{ id: string; name: string }>(
    'select id, name from playlists where user_id = $1 order by id',
    [who.id],
  );
  return rows;
};

/** Claims the key as a first request does. */
const claim = async (key: string) => {
  await rival.query('begin');
  await rival.query(
    `insert into replays (user_id, key, request, answer, created_at)
     values ($1, $2, 'another request', '7'::jsonb, $3)`,
    [who.id, key, new Date(api.now())],
  );
};

/** Resolves when a request waits for the rival. */
const someoneWaits = async () => {
  const watcher = new Client({ connectionString: api.database.connectionString });
  await watcher.connect();
  for (;;) {
    const { rowCount } = await watcher.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount) break;
  }
  await watcher.end();
};

describe('requests with one key', () => {
  it(`sent ${POSTS} at a time to two servers make one playlist, in each of ${RACES} races`, async () => {
    for (let race = 0; race < RACES; race += 1) {
      const answers = await Promise.all(
        Array.from({ length: POSTS }, (_, at) =>
          post(at % 2 === 0 ? api.app : other, `race-${race}`, `List ${race}`),
        ),
      );
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      expect(answers[0]?.statusCode).toBe(200);
    }
    const made = await playlists();
    expect(made).toHaveLength(RACES);
    expect(new Set(made.map(({ name }) => name)).size).toBe(RACES);
  });

  it('requests with one key do the work when the first was rolled back', async () => {
    await claim('k');
    const answer = post(api.app, 'k', 'Mine');
    await someoneWaits();
    await rival.query('rollback');
    expect((await answer).statusCode).toBe(200);
    expect(await playlists()).toHaveLength(1);
  });

  it('requests with one key do the work when the process of the first died', async () => {
    const { rows } = await rival.query<{ pid: number }>('select pg_backend_pid() as pid');
    await claim('k');
    const answer = post(api.app, 'k', 'Mine');
    await someoneWaits();
    const admin = new Client({ connectionString: api.database.connectionString });
    await admin.connect();
    await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    expect((await answer).statusCode).toBe(200);
    const { rowCount } = await admin.query('select from playlists where user_id = $1', [who.id]);
    expect(rowCount).toBe(1);
    await admin.end();
  });

  it('requests with one key are refused with 409 when the first was another request, also when they waited for it', async () => {
    await claim('k');
    const answer = post(api.app, 'k', 'Mine');
    await someoneWaits();
    await rival.query('commit');
    const { statusCode, body } = await answer;
    expect(statusCode).toBe(409);
    expect(JSON.parse(body)).toMatchObject({ error: 'conflict', parameter: 'idempotency-key' });
    expect(await playlists()).toEqual([]);
  });

  it('requests with one key do not wait for ever: 503, which says when to come back, and the key is free after it', async () => {
    await claim('k');
    const { connectionString } = api.database;
    // The wait is that of a server, not the longer one of tests.
    const store = openStore({ connectionString, now: api.now, patience: 1 });
    onTestFinished(store.close);
    const hasty = await buildApp({
      store,
      logger: createLogger({ level: 'silent' }),
      now: api.now,
      secret: api.secret,
      callLimitMs: 60_000,
    });
    onTestFinished(() => hasty.close());
    const { statusCode, headers, body } = await post(hasty, 'k', 'Mine');
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(body)).toMatchObject({ error: 'unavailable' });
    await rival.query('rollback');
    expect((await post(other, 'k', 'Mine')).statusCode).toBe(200);
    expect(await playlists()).toHaveLength(1);
  });

  it('requests that are refused leave their key free', async () => {
    const patch = (channel_id: string) =>
      api.send('PATCH', '/api/v2/users/favorites', [{ op: 'add', channel_id }], {
        ...who.headers,
        'idempotency-key': 'k',
      });
    expect((await patch('UCunknown')).statusCode).toBe(400);
    expect((await patch(ids.sora)).statusCode).toBe(200);
    const { rowCount } = await rival.query('select from favorites where user_id = $1', [who.id]);
    expect(rowCount).toBe(1);
  });
});
