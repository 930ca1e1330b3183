/** The whole API over a database of its own, filled with the small world, its clock standing still until moved. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { buildApp, type AppOptions } from '../../apps/api/src/app';
import { SafeFetchError } from '../../apps/api/src/lookups/safe-fetch';
import { createLogger } from '../../apps/api/src/logger';
import type { SiteTexts } from '../../apps/api/src/site-texts';
import type { Store } from '../../apps/api/src/store';
import { openStore } from '../postgres/patient-store';
import * as world from '../fixtures/world';
import { createDatabase, type TestDatabase } from '../postgres/databases';
import type { TestServer } from '../postgres/global-setup';
import { PICTURES } from '../support/picture-hosts';
import { describedBy, type AnswersDescribed, type Description } from './described';

export interface ConformanceServer {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly database: TestDatabase;
  readonly logs: readonly string[];
  /** Moves the clock by so many milliseconds. */
  readonly pass: (ms: number) => void;
  readonly get: (
    path: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<LightMyRequestResponse>;
  /** Calls with a body; the headers decide the caller. */
  readonly send: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<LightMyRequestResponse>;
  /** The deployment's secret. */
  readonly secret: string;
  /** What its clock says, epoch milliseconds. */
  readonly now: () => number;
  readonly stop: () => Promise<void>;
}

export async function fill({ source }: Store): Promise<void> {
  await source.writeOrgs(world.orgs);
  await source.writeChannels(world.channels);
  await source.writeVideos(world.videos);
}

/** In place of the open internet: one invitation, a store of music without songs, the pictures of the world, and nothing else. No test asks a real platform. */
const outside: AppOptions['safeFetch'] = {
  get: (address) => {
    if (new URL(address).searchParams.get('entity') === 'musicTrack') {
      const bytes = Buffer.from('{"resultCount":0,"results":[]}');
      return Promise.resolve({ type: 'text/javascript', bytes });
    }
    if (new URL(address).hostname === 'pictures.example')
      return Promise.resolve({ type: 'image/png', bytes: PICTURES.png });
    const code = /\/invites\/(oshimado)$/.exec(address)?.[1];
    if (code === undefined) return Promise.reject(new SafeFetchError('refused', undefined, 404));
    const text = JSON.stringify({ code, guild: { id: '1', name: 'Oshimado' } });
    return Promise.resolve({ type: 'application/json', bytes: Buffer.from(text) });
  },
  close: () => Promise.resolve(),
};

/** Has every webhook that anybody names, and takes every message. */
const discord: AppOptions['discord'] = {
  find: () => Promise.resolve({ name: 'Captain Hook' }),
  send: () =>
    Promise.resolve({
      status: 200,
      retryAfterMs: undefined,
      isForAll: false,
      isUnknown: false,
      isGone: false,
    }),
};

/** The operator has written terms alone. */
const texts: SiteTexts = {
  names: ['terms'],
  read: async (name) =>
    name === 'terms' ? { name, lang: 'en', markdown: 'Be kind to each other.' } : undefined,
};

async function makeWorld(server: TestServer | undefined): Promise<TestDatabase> {
  const database = await createDatabase(server);
  const { connectionString } = database;
  const store = openStore({ connectionString, now: () => world.NOW });
  await store.migrate();
  await fill(store);
  await store.close();
  return database;
}

const worlds = new Map<string, Promise<TestDatabase>>();
/** The small world on this server, made once for all files of a worker: migrations take longer than copying their tables. */
function worldOn(server: TestServer | undefined): Promise<TestDatabase> {
  const key = server?.url ?? '';
  const made = worlds.get(key) ?? makeWorld(server);
  worlds.set(key, made);
  return made;
}

let described: AnswersDescribed | undefined;
/** Asks, and fails where the answer is not the described one. All servers publish the same description. */
async function ask(app: FastifyInstance, asked: InjectOptions & { url: string }) {
  await app.ready();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a plugin of the app adds the method
  described ??= describedBy((app as unknown as { swagger: () => Description }).swagger());
  const answer = await app.inject(asked);
  const { method = 'GET', url } = asked;
  const complaints = described.complaints({ method, url }, answer);
  if (complaints.length > 0) {
    throw new Error(`${method} ${url}: not as described: ${complaints.join('; ')}`);
  }
  return answer;
}

export async function startServer(
  server?: TestServer,
  options: Partial<AppOptions> = {},
): Promise<ConformanceServer> {
  const database = await createDatabase(server, await worldOn(server));
  let time = world.NOW;
  const now = () => time;
  const store = openStore({
    connectionString: database.connectionString,
    now,
  });
  await store.migrate();
  const logs: string[] = [];
  const logger = createLogger({ destination: { write: (line) => void logs.push(line) } });
  const secret = 'a secret of the tests, at least 32 characters long';
  // Two thousand calls at once take their time on a slow machine.
  const callLimitMs = 60_000;
  const snapshotLimitMs = callLimitMs;
  const app = await buildApp({
    store,
    logger,
    now,
    secret,
    callLimitMs,
    snapshotLimitMs,
    safeFetch: outside,
    discord,
    texts,
    ...options,
  });
  return {
    app,
    store,
    database,
    logs,
    pass: (ms) => void (time += ms),
    get: (url, headers) => ask(app, { method: 'GET', url, headers }),
    send: (method, url, body, headers) => {
      const payload: InjectOptions['payload'] =
        body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
      const type = payload === undefined ? {} : { 'content-type': 'application/json' };
      return ask(app, { method, url, payload, headers: { ...type, ...headers } });
    },
    secret,
    now,
    stop: async () => {
      await app.close();
      await store.close();
      await database.drop();
    },
  };
}

/** The server of the file or block that asks for it, stopped after its tests. Its members are there from the first `beforeAll` below it. */
export function ownServer(options?: Partial<AppOptions>, server?: TestServer): ConformanceServer {
  const api = {} as ConformanceServer;
  beforeAll(async () => {
    Object.assign(api, await startServer(server, options));
  });
  afterAll(() => api.stop());
  return api;
}

/** A server that is stopped with the test that asks for it. */
export async function serverOfTest(options?: Partial<AppOptions>): Promise<ConformanceServer> {
  const api = await startServer(undefined, options);
  onTestFinished(api.stop);
  return api;
}
