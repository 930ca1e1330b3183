import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../apps/api/src/app';
import { createLogger } from '../../apps/api/src/logger';
import { openStore, type Store } from '../../apps/api/src/store';
import { startServer, type ConformanceServer } from '../conformance/server';
import { NOW } from '../fixtures/world';
import { createDatabase, type TestDatabase } from '../postgres/databases';
import { runMirror } from './mirror-run';

let service: ConformanceServer;
let url: string;
const opened: { store: Store; database: TestDatabase }[] = [];

async function emptyStore(): Promise<Store> {
  const database = await createDatabase();
  const store = openStore({ connectionString: database.connectionString, now: () => NOW });
  await store.migrate();
  opened.push({ store, database });
  return store;
}

beforeAll(async () => {
  service = await startServer(undefined, { rateLimit: 0 });
  url = await service.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  for (const { store, database } of opened) {
    await store.close();
    await database.drop();
  }
  await service.stop();
});

const QUESTIONS = [
  '/statics/orgs.json',
  '/api/v2/channels?sort=id&limit=100',
  '/api/v2/channels?type=subber&sort=id&limit=100',
  '/api/v2/live?type=stream,placeholder&include=mentions,description,live_info&max_upcoming_hours=1000',
  '/api/v2/videos?type=stream&status=past,missing&include=mentions,description,live_info,songs,sources&limit=100',
  '/api/v2/videos?type=clip&status=past&include=mentions,sources&limit=100',
  '/api/v2/clips?status=past&limit=100&paginated=1',
];

/** What a store answers, with pictures from the root of whoever has them. */
async function answersOf(store: Store): Promise<Record<string, unknown>> {
  const logger = createLogger({ level: 'silent' });
  const app = await buildApp({ store, logger, now: () => NOW, rateLimit: 0 });
  const answers: Record<string, unknown> = {};
  for (const question of QUESTIONS) {
    const { payload } = await app.inject({ method: 'GET', url: question });
    answers[question] = JSON.parse(payload.replaceAll(`"${url}/`, '"/'));
  }
  await app.close();
  return answers;
}

describe('a mirror of a second instance of our own server', () => {
  test('answers as that server does, and running it again changes nothing', async () => {
    const store = await emptyStore();
    const first = await runMirror({ store: store.source, url, now: NOW });
    expect(first.warnings).toEqual([]);
    const wanted = await answersOf(service.store);
    expect(await answersOf(store)).toEqual(wanted);

    const { version } = store;
    const again = await runMirror({ store: store.source, url, now: NOW + 25 * 3_600_000 });
    expect(again.requests.length).toBeGreaterThan(3);
    expect(store.version).toBe(version);
  });

  test('killed before any request and started again, it ends with the same rows', async () => {
    const whole = await emptyStore();
    const { requests } = await runMirror({ store: whole.source, url, now: NOW });
    const wanted = await answersOf(whole);
    for (let nth = 1; nth <= requests.length; nth += 1) {
      const store = await emptyStore();
      const { wasStopped } = await runMirror({
        store: store.source,
        url,
        now: NOW,
        stopBefore: nth,
      });
      expect(wasStopped).toBe(true);
      await runMirror({ store: store.source, url, now: NOW });
      expect(await answersOf(store)).toEqual(wanted);
    }
  });

  test('goes on where it was stopped and asks for no page of the past twice', async () => {
    const store = await emptyStore();
    await runMirror({ store: store.source, url, now: NOW });
    const { requests } = await runMirror({ store: store.source, url, now: NOW });
    expect(requests.filter((request) => request.includes('/videos?'))).toEqual([]);
  });
});
