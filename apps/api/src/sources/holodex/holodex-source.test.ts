/** The whole mirror against a service on loopback that can misbehave, with a clock that jumps. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createMemoryStore } from '../demo/testing/memory-store';
import type { SourceContext } from '../source';
import { createHolodexSource } from './index';

const START = Date.UTC(2026, 2, 1, 12);
const channel = { id: 'UCaya', name: 'Aya', type: 'vtuber' };
const iso = (ms: number) => new Date(ms).toISOString();
const video = (name: string, changes: object = {}) => ({
  id: name.padEnd(11, '0'),
  title: name,
  type: 'stream',
  status: 'past',
  available_at: iso(START),
  start_actual: iso(START),
  channel,
  ...changes,
});
type Row = ReturnType<typeof video>;

interface Service {
  board: unknown;
  past: readonly Row[];
  single: ReadonlyMap<string, unknown>;
  /** Answers in place of the service; false leaves it to the service. */
  before: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly asked: string[];
  readonly url: string;
}

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

function pageOf({ past }: Service, query: URLSearchParams): readonly Row[] {
  if (query.get('type') !== 'stream') return [];
  const [to, offset] = [query.get('to') ?? '9', Number(query.get('offset') ?? 0)];
  return past.filter((row) => row.available_at <= to).slice(offset, offset + 100);
}

function answerOf(service: Service, { pathname, searchParams }: URL): unknown {
  if (pathname === '/api/v2/live') return service.board;
  if (pathname === '/api/v2/videos') return pageOf(service, searchParams);
  if (pathname.startsWith('/api/v2/videos/')) return service.single.get(pathname.slice(15));
  return [];
}

async function serve(): Promise<Service> {
  const server = createServer((request, response) => {
    service.asked.push(request.url ?? '');
    if (service.before(request, response)) return;
    const answer = answerOf(service, new URL(request.url ?? '', service.url));
    response.statusCode = answer === undefined ? 404 : 200;
    response.end(JSON.stringify(answer ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const service: Service = {
    board: [],
    past: [],
    single: new Map(),
    before: () => false,
    asked: [],
    url,
  };
  return service;
}

/** Fills and follows, for so many rounds of the board. */
function mirror(store = createMemoryStore()) {
  let time = START;
  const pauses: number[] = [];
  const warnings: string[] = [];
  return {
    store,
    pauses,
    warnings,
    run: async (url: string, rounds: number, stop = new AbortController()) => {
      let left = rounds;
      const context: SourceContext = {
        store,
        signal: stop.signal,
        onProgress: () => undefined,
        log: { info: () => undefined, warn: (_details, message) => void warnings.push(message) },
        clock: {
          now: () => time,
          sleep: async (ms) => {
            time += ms;
            pauses.push(ms);
            if (ms > 30_000) left -= 1;
            if (left === 0) stop.abort();
          },
        },
      };
      await createHolodexSource({ url }).follow(context);
    },
  };
}

test('more rows of one moment than a page holds all arrive', async () => {
  const service = await serve();
  service.past = Array.from({ length: 470 }, (_, at) => {
    const moment = iso(START - Math.floor(at / 230) * 1_000);
    return video(`v${at}-`, { available_at: moment, start_actual: moment });
  });
  const { store, run } = mirror();
  await run(service.url, 1);
  expect(store.videos.size).toBe(470);
});

test('stopped at any page of the past, it goes on with the next and loses none', async () => {
  const service = await serve();
  service.past = Array.from({ length: 250 }, (_, at) => video(`v${at}-`));
  const whole = mirror();
  await whole.run(service.url, 1);
  const requests = service.asked.length;
  for (let nth = 1; nth <= requests; nth += 1) {
    const { store, run } = mirror();
    const stop = new AbortController();
    const end = service.asked.length + nth;
    service.before = () => {
      if (service.asked.length === end) stop.abort();
      return false;
    };
    await run(service.url, 1, stop);
    service.before = () => false;
    await mirror(store).run(service.url, 1);
    expect(store.videos.size).toBe(250);
  }
});

test('429, a burst of failures and half an answer are waited out', async () => {
  const service = await serve();
  service.board = [video('a', { status: 'live' })];
  const troubles: ((response: ServerResponse) => void)[] = [
    (response) => void response.writeHead(429, { 'retry-after': '3' }).end('{}'),
    (response) => void response.writeHead(502).end('<html>'),
    (response) => {
      response.writeHead(200, { 'content-length': '500' }).write('[{"id":');
      setImmediate(() => response.destroy());
    },
  ];
  service.before = (_request, response) => {
    const trouble = troubles.shift();
    trouble?.(response);
    return trouble !== undefined;
  };
  const { store, run, pauses, warnings } = mirror();
  await run(service.url, 1);
  expect([...store.videos.keys()]).toEqual(['a0000000000']);
  expect(pauses).toEqual(expect.arrayContaining([3_000, 2_000, 4_000]));
  expect(warnings).toEqual([]);
});

test('an unchanged board costs nothing, and one that could not be written is fetched again', async () => {
  const service = await serve();
  service.board = [video('a', { status: 'live' })];
  const states: number[] = [];
  service.before = (request, response) => {
    if (!request.url?.startsWith('/api/v2/live')) return false;
    const isKnown = request.headers['if-none-match'] === '"1"';
    response.writeHead(isKnown ? 304 : 200, { etag: '"1"' });
    response.end(isKnown ? undefined : JSON.stringify(service.board));
    states.push(isKnown ? 304 : 200);
    return true;
  };
  const { store, run, warnings } = mirror();
  let writes = 0;
  store.beforeVideos = () => {
    writes += 1;
    if (writes === 1) throw new Error('the database is away');
  };
  await run(service.url, 3);
  expect(states).toEqual([200, 200, 304]);
  expect(store.videos.size).toBe(1);
  expect(warnings).toHaveLength(1);
});

test('what leaves the board is past, missing or, for a placeholder, removed', async () => {
  const service = await serve();
  const open = ['ended', 'gone', 'plc', 'plcgone'].map((name) =>
    video(name, { status: 'upcoming', type: name.startsWith('plc') ? 'placeholder' : 'stream' }),
  );
  service.board = open;
  const { store, run } = mirror();
  await run(service.url, 1);
  expect(store.videos.size).toBe(4);
  service.board = [];
  service.single = new Map([
    ['ended000000', video('ended')],
    ['plc00000000', open[2]],
  ]);
  await run(service.url, 1);
  const states = [...store.videos.values()].map(({ id, status }) => [id, status]);
  expect(states).toEqual([
    ['ended000000', 'past'],
    ['gone0000000', 'missing'],
  ]);
});

test('rows that stay open elsewhere do not keep others from being asked about', async () => {
  const service = await serve();
  const open = Array.from({ length: 120 }, (_, at) => video(`v${at}-`, { status: 'upcoming' }));
  service.board = open;
  service.single = new Map(open.map((row) => [row.id, row]));
  const { run } = mirror();
  await run(service.url, 1);
  service.board = [];
  await run(service.url, 3);
  const singles = service.asked.filter((path) => path.startsWith('/api/v2/videos/'));
  expect(new Set(singles).size).toBe(120);
});

test('a bad row costs only itself, and a nameless guest keeps the name that is known', async () => {
  const service = await serve();
  service.board = [
    null,
    { id: 'short' },
    video('a', { status: 'live' }),
    video('b', { status: 'live', mentions: [{ id: channel.id }], channel_id: channel.id }),
  ];
  const { store, run, warnings } = mirror();
  await run(service.url, 1);
  expect(store.videos.size).toBe(2);
  expect(store.channels.get(channel.id)?.name).toBe('Aya');
  expect(warnings).toHaveLength(1);
});
