/**
 * The database dies, loses its connections, or freezes under a server that is being written to. `npm run test:long` runs the
 * full campaign: 20 losses and 30 seconds of silence.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isLong } from '../../packages/domain/src/testing/cases';
import { makeDataDir, postgresOn, until } from './program';
import {
  freezePostgres,
  logIn,
  startServer,
  terminateAll,
  type Answer,
  type RunningServer,
} from './running-server';
import { storedWrites } from './stored-writes';

const LOSSES = isLong ? 20 : 2;
const FREEZE_MS = isLong ? 30_000 : 7_000;
const WRITERS = 4;
const WRITES_BETWEEN_LOSSES = 20;
/** The targets. The short run shares its machine with others, where any time may pass, and asks only whether it happens. */
const ANSWER_LIMIT_MS = isLong ? 5_000 : Infinity;
const READY_LIMIT_MS = isLong ? 5_000 : Infinity;

let dataDir: string;
let remove: () => Promise<void>;
let server: RunningServer;
let token: string;
let videoId: string;

// The demo is written once: it takes far longer than a start on a folder that has it.
beforeAll(async () => ({ dataDir, remove } = await makeDataDir()));
afterAll(() => remove());

beforeEach(async () => {
  server = await startServer({ DATA_DIR: dataDir, SOURCE: 'demo' });
  token = await logIn(server, 'editor');
  const [video] = JSON.parse((await server.ask('/api/v2/live')).text) as { readonly id: string }[];
  videoId = video?.id ?? '';
});
afterEach(async () => {
  server.program.kill('SIGKILL');
  await server.program.ended;
  await until(async () => (await postgresOn(dataDir)).length === 0);
});

/** The three ways to write: an account's own row, a transaction, and a change behind the queue of writers. */
const writes = (mark: string) => [
  {
    path: '/api/v2/playlist/',
    body: { name: mark, video_ids: [videoId] },
    write: (text: string) => `playlists ${text}`,
  },
  {
    path: `/api/v2/videos/${videoId}/chatsBulk?lang=en`,
    body: [{ name: 'T', message: mark }],
    write: (text: string) => `chats ${(JSON.parse(text) as { id: string }[])[0]?.id}`,
  },
  {
    path: '/api/v2/topics/video',
    body: { videoId, topicId: mark },
    write: () => `audit ${mark}`,
  },
];

let rounds = 0;

/** Each call writes under names of its own: the folder keeps what the test before has written. */
function startWriters() {
  rounds += 1;
  const begun = rounds;
  const acknowledged: string[] = [];
  const failures: Answer[] = [];
  let slowest = 0;
  const over = new AbortController();
  const write = async (writer: number) => {
    for (let round = 0; !over.signal.aborted; round += 1) {
      for (const { path, body, write } of writes(`t${begun}w${writer}_${round}`)) {
        const answer = await server.ask(path, { method: 'POST', body, token });
        slowest = Math.max(slowest, answer.tookMs);
        if (answer.status === 200) acknowledged.push(write(answer.text));
        else failures.push(answer);
      }
    }
  };
  const running = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return {
    acknowledged,
    failures,
    slowest: () => slowest,
    end: async () => {
      over.abort();
      await running;
    },
  };
}

/** What is stored once the server has ended in order. */
async function writesAfterEnd(): Promise<Set<string>> {
  server.program.kill('SIGTERM');
  expect(await server.program.ended).toEqual({ code: 0, signal: null });
  return storedWrites(dataDir);
}

const isReady = async () => (await server.ask('/readyz')).status === 200;

/** Resolves with the milliseconds until the server is ready again. */
async function readyAfter(loss: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await loss();
  await until(isReady);
  return performance.now() - begin;
}

const killPostgres = async () => {
  const [main] = await postgresOn(dataDir);
  if (main === undefined) throw new Error('there is no PostgreSQL to kill');
  process.kill(main, 'SIGKILL');
  await until(async () => !(await postgresOn(dataDir)).includes(main));
};

const onlyUnavailable = (answers: readonly Answer[]) => {
  expect(answers.filter(({ status }) => status !== 503)).toEqual([]);
  for (const { text, retryAfter } of answers) {
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(JSON.parse(text)).toMatchObject({ error: 'unavailable', message: expect.any(String) });
  }
};

describe.runIf(process.platform === 'linux')('a server whose database', () => {
  it('a server whose database is killed or loses its connections goes on, and loses no acknowledged write', async () => {
    const writers = startWriters();
    const waits: number[] = [];
    for (let loss = 0; loss < LOSSES; loss += 1) {
      const before = writers.acknowledged.length;
      await until(() => writers.acknowledged.length >= before + WRITES_BETWEEN_LOSSES);
      waits.push(await readyAfter(loss % 2 === 0 ? killPostgres : () => terminateAll(dataDir)));
    }
    const before = writers.acknowledged.length;
    await until(() => writers.acknowledged.length >= before + WRITES_BETWEEN_LOSSES);
    await writers.end();

    expect(server.program.child.exitCode).toBeNull();
    onlyUnavailable(writers.failures);
    expect(writers.slowest()).toBeLessThan(ANSWER_LIMIT_MS);
    const stored = await writesAfterEnd();
    expect(writers.acknowledged.filter((write) => !stored.has(write))).toEqual([]);
    if (isLong) {
      const { length } = writers.acknowledged;
      console.log(
        `${LOSSES} losses: ${length} acknowledged writes, 0 lost, ${writers.failures.length} answers 503, ` +
          `slowest answer ${Math.round(writers.slowest())} ms, ready again after ${waits.map(Math.round).join(', ')} ms`,
      );
    }
    expect(Math.max(...waits)).toBeLessThan(READY_LIMIT_MS);
  });

  it('a server whose database freezes answers every request in time, and /live from its snapshot', async () => {
    const reads = ['/api/v2/live', '/api/v2/channels?limit=50', '/readyz', '/healthz'];
    for (const path of reads) expect((await server.ask(path)).status).toBe(200);
    const writers = startWriters();
    await until(() => writers.acknowledged.length >= WRITES_BETWEEN_LOSSES);

    const thaw = await freezePostgres(dataDir);
    const over = performance.now() + FREEZE_MS;
    const live: Answer[] = [];
    const others: Answer[] = [];
    const poll = async (path: string, answers: Answer[]) => {
      // On a starved machine the time may be over before the first answer of each.
      do {
        answers.push(await server.ask(path));
        await sleep(50);
      } while (performance.now() < over || writers.failures.length === 0);
    };
    await Promise.all([
      poll('/api/v2/live', live),
      ...['/readyz', `/api/v2/channels?offset=3`, '/api/v2/videos?limit=7'].map((path) =>
        poll(path, others),
      ),
    ]);
    thaw();
    const wait = await readyAfter(async () => undefined);
    const before = writers.acknowledged.length;
    await until(() => writers.acknowledged.length >= before + WRITES_BETWEEN_LOSSES);
    await writers.end();

    expect(live.length).toBeGreaterThan(0);
    expect(live.filter(({ status }) => status !== 200)).toEqual([]);
    onlyUnavailable(others.filter(({ status }) => status !== 200));
    expect(others.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
    onlyUnavailable(writers.failures);
    expect(writers.failures.length).toBeGreaterThan(0);
    const slowest = Math.max(
      writers.slowest(),
      ...[...live, ...others].map(({ tookMs }) => tookMs),
    );
    expect(slowest).toBeLessThan(ANSWER_LIMIT_MS);
    expect(wait).toBeLessThan(READY_LIMIT_MS);
    expect(server.program.child.exitCode).toBeNull();
    const stored = await writesAfterEnd();
    expect(writers.acknowledged.filter((write) => !stored.has(write))).toEqual([]);
    if (isLong) {
      console.log(
        `${FREEZE_MS / 1_000} s frozen: ${live.length} answers of /live, all 200; slowest answer ${Math.round(slowest)} ms, ` +
          `ready again after ${Math.round(wait)} ms`,
      );
    }
  });
});
