/** Responses while the database is down, and the number of queries while it is up. */
import { pathOf } from '@oshimado/contract';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ids, videos } from '../fixtures/world';
import { newPerson } from './people';
import { serverOfTest, type ConformanceServer } from './server';

const LIVE = pathOf('getLive', { type: 'stream,placeholder', include: 'mentions' });

/** Counts the lists that are read. */
function countReads(api: ConformanceServer) {
  const { reads } = api.store;
  const { listVideos } = reads;
  let count = 0;
  reads.listVideos = (query) => {
    count += 1;
    return listVideos(query);
  };
  return () => count;
}

describe('the disk of the database is full', () => {
  /** Lets every statement that takes space fail as PostgreSQL does, until the returned function is called. */
  async function fillDisk({ connectionString }: { readonly connectionString: string }) {
    const client = new Client({ connectionString });
    await client.connect();
    onTestFinished(() => client.end());
    const raise = (kind: string) => `create function fail_as_${kind}() returns ${kind}
      language plpgsql as $$ begin
        raise exception 'could not extend file "base/1/2"' using errcode = '53100';
      end $$`;
    await client.query(raise('trigger'));
    await client.query(`create trigger full_disk before insert on playlists
      execute function fail_as_trigger()`);
    await client.query(raise('event_trigger'));
    await client.query(`create event trigger full_disk_${process.pid} on ddl_command_start
      when tag in ('CREATE TABLE AS') execute function fail_as_event_trigger()`);
    return async () => {
      await client.query(`drop event trigger full_disk_${process.pid}`);
      await client.query('drop trigger full_disk on playlists');
    };
  }

  it('changes say so, reads go on, and /readyz is 503 until there is space again', async () => {
    const api = await serverOfTest();
    const { headers } = await newPerson(api);
    const save = () => api.send('POST', '/api/v2/playlist/', { name: 'Mine' }, headers);
    const makeSpace = await fillDisk(api.database);
    expect((await api.get('/readyz')).statusCode).toBe(200);
    for (let change = 0; change < 20; change += 1) {
      const { statusCode, body } = await save();
      expect([statusCode, JSON.parse(body)]).toEqual([
        503,
        {
          error: 'unavailable',
          message: 'The disk of this server is full. Nothing was changed; try again later.',
        },
      ]);
    }
    const ready = await api.get('/readyz');
    expect([ready.statusCode, ready.json<{ message: string }>().message]).toEqual([
      503,
      expect.stringContaining('disk'),
    ]);
    expect((await api.get(LIVE)).statusCode).toBe(200);
    expect((await api.get('/healthz')).statusCode).toBe(200);
    expect(api.logs.filter((line) => line.includes('could not extend file'))).toHaveLength(1);

    await makeSpace();
    expect((await api.get('/readyz')).statusCode).toBe(200);
    expect((await save()).statusCode).toBe(200);
  });
});

describe('the database is away', () => {
  it('the last board is served on, with its age, and a warning is logged', async () => {
    const api = await serverOfTest();
    const before = await api.get(LIVE);
    await api.database.cut();
    api.pass(20_000);
    const during = await api.get(LIVE);
    expect(during.statusCode).toBe(200);
    expect(during.body).toBe(before.body);
    expect(during.headers.age).toBe('20');
    expect(during.headers.etag).toBe(before.headers.etag);
    const warnings = api.logs.filter((line) => line.includes('serving an old snapshot'));
    expect(warnings).toHaveLength(1);
    expect((await api.get('/readyz')).statusCode).toBe(503);
    expect((await api.get('/healthz')).statusCode).toBe(200);
    await api.database.restore();
  });

  it('within a second it is not asked again', async () => {
    const api = await serverOfTest();
    await api.get(LIVE);
    const reads = countReads(api);
    await api.database.cut();
    api.pass(20_000);
    for (let request = 0; request < 10; request += 1) await api.get(LIVE);
    expect(reads()).toBe(1);
    api.pass(1_000);
    await api.get(LIVE);
    expect(reads()).toBe(2);
    await api.database.restore();
  });

  it('a call without an old answer is 503, which says when to come back', async () => {
    const api = await serverOfTest();
    await api.database.cut();
    for (const path of [
      LIVE,
      '/api/v2/channels',
      '/api/v2/videos/past-sora00',
      '/statics/orgs.json',
    ]) {
      const { statusCode, headers, body } = await api.get(path);
      expect(statusCode).toBe(503);
      expect(headers['retry-after']).toBe('5');
      expect(JSON.parse(body)).toMatchObject({ error: 'unavailable' });
    }
    await api.database.restore();
  });

  it('recovers by itself', async () => {
    const api = await serverOfTest();
    await api.get(LIVE);
    await api.database.cut();
    api.pass(20_000);
    await api.get(LIVE);
    await api.database.restore();
    api.pass(1_000);
    const { headers, statusCode } = await api.get(LIVE);
    expect(statusCode).toBe(200);
    expect(headers.age).toBe('0');
    expect((await api.get('/readyz')).statusCode).toBe(200);
  });

  it('an answer older than an hour is no answer', async () => {
    const api = await serverOfTest();
    await api.get(LIVE);
    await api.database.cut();
    api.pass(3_601_000);
    expect((await api.get(LIVE)).statusCode).toBe(503);
    await api.database.restore();
  });

  it('a refusal is never hidden behind an old answer', async () => {
    const api = await serverOfTest();
    await api.get('/api/v2/videos/past-kuzu00');
    await api.store.source.removeVideos(['past-kuzu00']);
    expect((await api.get('/api/v2/videos/past-kuzu00')).statusCode).toBe(404);
  });
});

describe('many at once', () => {
  it('two thousand askers are one question', async () => {
    const api = await serverOfTest();
    const reads = countReads(api);
    const answers = await Promise.all(Array.from({ length: 2_000 }, () => api.get(LIVE)));
    expect(reads()).toBe(1);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('the same question in another order is the same question', async () => {
    const api = await serverOfTest();
    const reads = countReads(api);
    await api.get('/api/v2/live?type=stream,placeholder&org=Hololive');
    await api.get('/api/v2/live?x=1&org=Hololive&type=placeholder&type=stream&lang=');
    expect(reads()).toBe(1);
  });

  it('a change of the store is seen by the next asker, an equal write changes nothing', async () => {
    const api = await serverOfTest();
    const reads = countReads(api);
    const before = await api.get(LIVE);
    await api.store.source.writeVideos(videos);
    await api.get(LIVE);
    expect(reads()).toBe(1);
    const [first] = videos;
    if (!first) throw new Error('the world is empty');
    await api.store.source.writeVideos([{ ...first, live_viewers: 1_001 }]);
    const after = await api.get(LIVE);
    expect(reads()).toBe(2);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.body).toContain('1001');
  });

  it('time alone moves rows: after 15 seconds the board is read again', async () => {
    const api = await serverOfTest();
    const reads = countReads(api);
    await api.get(LIVE);
    api.pass(14_999);
    expect((await api.get(LIVE)).headers.age).toBe('14');
    expect(reads()).toBe(1);
    api.pass(1);
    await api.get(LIVE);
    expect(reads()).toBe(2);
    await api.get(pathOf('getUsersLive', { channels: ids.sora }));
    expect(reads()).toBe(3);
  });
});
