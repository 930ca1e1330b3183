/**
 * Two processes that serve the same site, and a real Valkey or Redis between them: rooms, limits, ended sessions, and what
 * becomes of them while it is dead or frozen.
 */
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createAuth } from '../../apps/api/src/auth';
import { connectCluster } from '../../apps/api/src/cluster/cluster';
import type { Store } from '../../apps/api/src/store';
import { openStore } from '../postgres/patient-store';
import { ids, videoId } from '../fixtures/world';
import { createDatabase, type TestDatabase } from '../postgres/databases';
import { startProgram, until, type Program } from '../process/program';
import { startKeyValueServer, type KeyValueServer } from './key-value-server';

const SECRET = 'one secret for both processes of this test';
const VIDEO = videoId('live-now');

let database: TestDatabase;
let store: Store;
let shared: KeyValueServer;
let members: Program[];
let origins: string[];
const sockets: Socket[] = [];

beforeAll(async () => {
  shared = await startKeyValueServer();
  database = await createDatabase();
  store = openStore({ connectionString: database.connectionString, poolSize: 3 });
  await store.migrate();
  await store.source.writeChannels([{ id: ids.sora, name: 'Sora', type: 'vtuber' }]);
  await store.source.writeVideos([
    {
      id: VIDEO,
      channel_id: ids.sora,
      title: 'x',
      type: 'stream',
      status: 'live',
      start_actual: new Date(),
    },
  ]);
  const args = [database.connectionString, shared.url, SECRET];
  members = [0, 1].map(() => startProgram('cluster-member', { args }));
  origins = await Promise.all(members.map((member) => member.line(/^http:/)));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  for (const member of members) {
    member.kill('SIGKILL');
    await member.ended;
  }
  await store.close();
  await database.drop();
  await shared.stop();
});

const once = <T>(socket: Socket, event: string) =>
  new Promise<T>((resolve) => {
    socket.once(event, resolve);
  });

async function join(origin: string | undefined): Promise<Socket> {
  const socket = io(origin ?? '', {
    path: '/api/socket.io/',
    transports: ['websocket'],
    forceNew: true,
  });
  sockets.push(socket);
  await once(socket, 'connect');
  const joined = once(socket, 'subscribeSuccess');
  socket.emit('subscribe', { video_id: VIDEO, lang: 'en' });
  await joined;
  return socket;
}

const newToken = async () => {
  const { accounts } = store;
  const { id } = await accounts.findOrCreate(
    { service: 'demo', subject: String(Math.random()) },
    'somebody',
  );
  const auth = createAuth({ accounts, secret: SECRET, now: Date.now });
  return auth.sessions.open(String(id), undefined);
};

const call = (
  origin: string | undefined,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
) =>
  fetch(`${origin}/api/v2${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });

/** Messages of the room from now on, as a client of this process receives them. */
async function listenIn(origin: string | undefined): Promise<string[]> {
  const heard: string[] = [];
  const socket = await join(origin);
  socket.on(`${VIDEO}/en`, ({ message }: { message: string }) => heard.push(message));
  return heard;
}

const clusterStates = () =>
  Promise.all(
    origins.map(async (origin) => {
      const ready = await fetch(`${origin}/readyz`);
      expect(ready.status).toBe(200);
      return ((await ready.json()) as { cluster: string }).cluster;
    }),
  );

const untilAll = (wanted: 'ok' | 'degraded') =>
  until(async () => (await clusterStates()).every((state) => state === wanted));

const say = (origin: string | undefined, message: string, token: string) =>
  call(origin, 'POST', `/videos/${VIDEO}/chats?lang=en`, { name: 'T', message }, token);

describe('two processes', () => {
  it('deliver a line exactly once to every client of either process', async () => {
    const listeners = await Promise.all([join(origins[0]), join(origins[1])]);
    const heard: string[] = [];
    for (const socket of listeners) {
      socket.on(`${VIDEO}/en`, ({ message }: { message: string }) => heard.push(message));
    }
    const token = await newToken();
    for (const [at, origin] of [origins[0], origins[1], origins[0]].entries()) {
      expect((await say(origin, `line ${at}`, token)).status).toBe(200);
    }
    // A line of the one process may come after a later one of the other.
    await until(() => heard.length >= 6);
    expect(heard.sort()).toEqual(['line 0', 'line 0', 'line 1', 'line 1', 'line 2', 'line 2']);
  });

  it('count the calls of one caller together', async () => {
    /** Reports of a new user, who may send six in five minutes; a process that counts alone would take each of these. */
    const statuses = async () => {
      const token = await newToken();
      const answers = [];
      for (let report = 0; report < 7; report += 1) {
        const body = [{ name: 'Message', value: 'x' }];
        answers.push(await call(origins[report % 2], 'POST', '/reports/contact', body, token));
      }
      return answers.map(({ status }) => status);
    };
    // Where an answer of the server between them takes long, a process counts alone for a moment.
    await expect.poll(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('count together where their clocks differ', async () => {
    const log = { info: () => undefined, warn: () => undefined };
    const cluster = await connectCluster({ url: shared.url, log });
    onTestFinished(cluster.close);
    const rules = [{ size: 2, refillMs: 600_000 }];
    const now = Date.now();
    const taken = async () => {
      const key = `skewed ${Math.random()}`;
      const allowed = [];
      for (const ahead of [0, 600_000, 0, 600_000, 0]) {
        allowed.push((await cluster.buckets.take(key, rules, now + ahead)).allowed);
      }
      return allowed;
    };
    // Where an answer of the server between them takes long, a process counts alone for a moment.
    await expect.poll(taken).toEqual([true, true, false, false, false]);
  });

  it('refuse a session that ended on the other one, without a message', async () => {
    const token = await newToken();
    const check = async (origin: string | undefined) =>
      (await call(origin, 'GET', '/users/favorites', undefined, token)).status;
    expect([await check(origins[0]), await check(origins[1])]).toEqual([200, 200]);
    const { accounts } = store;
    const auth = createAuth({ accounts, secret: SECRET, now: Date.now });
    const user = await auth.identify({ authorization: `Bearer ${token}` });
    await accounts.closeSessions(user?.id ?? '');
    await until(async () => (await check(origins[0])) === 401 && (await check(origins[1])) === 401);
    expect([await check(origins[0]), await check(origins[1])]).toEqual([401, 401]);
  });

  it('go on alone while there is nothing between them, and together again after', async () => {
    const token = await newToken();
    await untilAll('ok');
    // On a slow machine each may have been alone before.
    const before = members.map(({ errors }) => errors.length);
    const complaintsOf = ({ errors }: Program, at: number) =>
      errors.slice(before[at]).filter((line) => line.includes('goes on alone'));
    await shared.stop();
    const alone = await join(origins[0]);
    const heard = once<{ message: string }>(alone, `${VIDEO}/en`);
    expect((await say(origins[0], 'alone', token)).status).toBe(200);
    expect((await heard).message).toBe('alone');
    expect((await call(origins[1], 'GET', '/live')).status).toBe(200);
    await until(() => members.map(complaintsOf).every(({ length }) => length > 0));

    const others = await listenIn(origins[1]);
    const sent = Array.from({ length: 15 }, (_, at) => `meanwhile ${at}`);
    for (const message of sent) expect((await say(origins[0], message, token)).status).toBe(200);
    expect(others).toEqual([]);
    expect(await clusterStates()).toEqual(['degraded', 'degraded']);
    expect(members.map(complaintsOf).map(({ length }) => length)).toEqual([1, 1]);

    await shared.start();
    await until(() =>
      members.every(({ errors }) => errors.some((line) => line.includes('is back'))),
    );
    await until(() => others.length >= sent.length + 1);
    // The first of them was said before anybody listened there.
    expect(others).toEqual(['alone', ...sent]);
    await untilAll('ok');
    expect((await say(origins[0], 'together', token)).status).toBe(200);
    await until(() => others.includes('together'));
  });

  it('two processes answer while their link is frozen, and get each other’s lines afterwards', async () => {
    const token = await newToken();
    const others = await listenIn(origins[1]);
    shared.freeze();
    const answers = await Promise.all(
      Array.from({ length: 24 }, async (_, at) => {
        const origin = origins[at % 2];
        const { status } =
          at % 3 === 0
            ? await say(origin, `frozen ${at}`, token)
            : await call(origin, 'POST', '/search/channelSearch', { queryText: `so${at}` });
        return status;
      }),
    );
    expect(answers).toEqual(answers.map(() => 200));
    await untilAll('degraded');

    shared.thaw();
    await untilAll('ok');
    const expected = answers.flatMap((__, at) => (at % 3 === 0 ? [`frozen ${at}`] : []));
    await until(() => others.length >= expected.length);
    expect(others.sort()).toEqual(expected.sort());
  });
});
