/** Two real servers on one database, without anything else between them: who reads the source, and how edits spread. */
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAuth } from '../../apps/api/src/auth';
import type { Store } from '../../apps/api/src/store';
import { openStore } from '../postgres/patient-store';
import { isLong } from '../../packages/domain/src/testing/cases';
import { ids, videoId } from '../fixtures/world';
import { createDatabase, type TestDatabase } from '../postgres/databases';
import { makeDataDir, until } from './program';
import { startServer, type RunningServer } from './running-server';
import { jsonReply, serveReplies, type Served } from '../support/stand-in';

/** The targets. The short run shares its machine with others, where any time may pass, and asks only whether it happens. */
const TAKEOVER_LIMIT_MS = isLong ? 10_000 : Infinity;
/** Without the shared version an edit shows only when the snapshot expires, after 15 s. */
const EDIT_LIMIT_MS = isLong ? 1_000 : Infinity;
const SECRET = 'one secret for both processes of this test';
const METRICS_TOKEN = 'token-of-the-metrics-here';
const VIDEO = videoId('live-now');
const KEYS = ['first', 'second'] as const;

let database: TestDatabase;
let store: Store;
let upstream: Served;
/** Keys of those who asked the source, newest last. */
let readers: string[];
let servers: RunningServer[];
let remove: () => Promise<void>;

beforeEach(async () => {
  database = await createDatabase();
  store = openStore({ connectionString: database.connectionString, poolSize: 3 });
  await store.migrate();
  await store.source.writeChannels([{ id: ids.sora, name: 'Sora', type: 'vtuber' }]);
  await store.source.writeVideos([
    { id: VIDEO, channel_id: ids.sora, title: 'x', type: 'stream', status: 'live' },
  ]);
  readers = [];
  upstream = await serveReplies((_, request) => {
    readers.push(String(request.headers['x-apikey']));
    return jsonReply([]);
  });
  const folder = await makeDataDir();
  ({ remove } = folder);
  servers = await Promise.all(
    KEYS.map((key) =>
      startServer({
        DATA_DIR: folder.dataDir,
        DATABASE_URL: database.connectionString,
        AUTH_SECRET: SECRET,
        METRICS_TOKEN,
        SOURCE: 'holodex',
        SOURCE_URL: upstream.url,
        SOURCE_KEY: key,
        LOG_LEVEL: 'info',
      }),
    ),
  );
  await until(() => readers.length > 0);
});
afterEach(async () => {
  for (const { program } of servers) {
    program.kill('SIGKILL');
    await program.ended;
  }
  await upstream.close();
  await store.close();
  await database.drop();
  await remove();
});

interface Readiness {
  readonly instance: string;
  readonly feeds: boolean;
  readonly feeder: string | null;
}

const readiness = async ({ ask }: RunningServer) =>
  JSON.parse((await ask('/readyz')).text) as Readiness;

/** The process that feeds and the one that does not, once both agree on it. */
async function sides() {
  let feeder: RunningServer | undefined;
  let other: RunningServer | undefined;
  await until(async () => {
    const states = await Promise.all(servers.map(readiness));
    const at = states.findIndex(({ feeds }) => feeds);
    feeder = servers[at];
    other = servers[1 - at];
    return at >= 0 && new Set(states.map((state) => state.feeder)).size === 1;
  });
  if (!feeder || !other) throw new Error('neither process feeds the store');
  return { feeder, other, keyOfOther: KEYS[servers.indexOf(other)] };
}

const newToken = async () => {
  const { accounts } = store;
  const identity = { service: 'demo', subject: 'editor' } as const;
  const { id } = await accounts.findOrCreate(identity, 'Editor', 'editor');
  return createAuth({ accounts, secret: SECRET, now: Date.now }).sessions.open(
    String(id),
    undefined,
  );
};

describe('two processes on one database', () => {
  it('read the source once, say which of them does, and the other takes over when that one dies', async () => {
    const { feeder, other, keyOfOther } = await sides();
    const before = readers.length;
    await until(() => readers.length > before + 3);
    expect(new Set(readers.slice(before)).size).toBe(1);
    expect(readers).not.toContain(keyOfOther);
    const metricsOf = async ({ ask }: RunningServer) =>
      (await ask('/metrics', { token: METRICS_TOKEN })).text;
    expect(await metricsOf(feeder)).toMatch(/^source_feeding\{instance="\w+"\} 1$/m);
    expect(await metricsOf(other)).toMatch(/^source_feeding\{instance="\w+"\} 0$/m);
    expect(await metricsOf(other)).toMatch(/^sockets_open\{kind="translations"\} 0$/m);
    const named = await readiness(other);
    expect(named).toMatchObject({ feeds: false, feeder: (await readiness(feeder)).instance });

    const begin = performance.now();
    feeder.program.kill('SIGKILL');
    await until(() => readers.includes(keyOfOther ?? ''));
    const took = performance.now() - begin;
    expect(took).toBeLessThan(TAKEOVER_LIMIT_MS);
    expect(await readiness(other)).toMatchObject({ feeds: true, feeder: named.instance });
    if (isLong) console.log(`the other process reads ${Math.round(took)} ms after the kill`);
  });

  it('stop feeding when the connection with the lock is lost, and one of them feeds again', async () => {
    const { feeder } = await sides();
    const admin = new Client({ connectionString: database.connectionString });
    await admin.connect();
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'oshimado feed ' || $1`,
      [(await readiness(feeder)).instance],
    );
    expect(rowCount).toBe(1);
    await admin.end();
    await feeder.program.line(/no longer feeds the store/);
    await sides();
    expect(feeder.program.child.exitCode).toBeNull();
  });

  it('show an edit of either one on the other', async () => {
    const [first, second] = servers;
    if (!first || !second) throw new Error('two servers were started');
    const token = await newToken();
    const waits: number[] = [];
    for (const [at, [from, to]] of (
      [
        [first, second],
        [second, first],
      ] as const
    ).entries()) {
      const topicId = `topic_${at}`;
      const shown = async () =>
        (await to.ask(`/api/v2/videos/${VIDEO}`)).text.includes(`"${topicId}"`);
      expect(await shown()).toBe(false);
      const body = { videoId: VIDEO, topicId };
      const { status } = await from.ask('/api/v2/topics/video', { method: 'POST', body, token });
      expect(status).toBe(200);
      const begin = performance.now();
      await until(shown);
      waits.push(performance.now() - begin);
    }
    expect(Math.max(...waits)).toBeLessThan(EDIT_LIMIT_MS);
    if (isLong)
      console.log(
        `an edit shows on the other process after ${waits.map(Math.round).join(' and ')} ms`,
      );
  });
});
