/** Connections of the store to a database that goes away under them, at either version of PostgreSQL. */
import { connect as openSocket, createServer, Socket, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type Connection } from '../../apps/api/src/store/connection';
import { DatabaseSilentError, isDatabaseDown } from '../../apps/api/src/store/database-down';
import { createDatabase, testServers, type TestDatabase } from '../postgres/databases';

const ANSWER_LIMIT_MS = 1_000;
const CONNECT_LIMIT_MS = 3_000;

/** A turn of the event loop, in which sockets are read. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A way to the database that can fall silent without closing anything, or let its answers through byte by byte. */
async function silentProxy(target: URL) {
  const sockets = new Set<Socket>();
  const pairs: { readonly near: Socket; readonly far: Socket }[] = [];
  const server = createServer((near) => {
    const far = openSocket(Number(target.port), target.hostname);
    pairs.push({ near, far });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    connectionString: url.href,
    fallSilent: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Holds the answers of the one connection back. */
    holdAnswers: () => {
      const [pair] = pairs;
      if (!pair) throw new Error('there is no connection');
      const { near, far } = pair;
      let held = Buffer.alloc(0);
      far.unpipe(near);
      far.on('data', (chunk: Buffer) => (held = Buffer.concat([held, chunk])));
      far.resume();
      return {
        /** Lets so many bytes through; resolves when this socket at the other end has read them. */
        arrive: async (reader: Socket, count: number) => {
          while (held.length < count) await turn();
          const wanted = reader.bytesRead + count;
          near.write(held.subarray(0, count));
          held = held.subarray(count);
          while (reader.bytesRead < wanted) await turn();
        },
        release: () => {
          near.write(held);
          far.removeAllListeners('data').pipe(near);
        },
      };
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe.each(testServers())('connections to PostgreSQL $version', (server) => {
  let database: TestDatabase;
  let proxy: Awaited<ReturnType<typeof silentProxy>>;
  let connection: Connection;
  let errors: Error[];

  beforeEach(async () => {
    errors = [];
    database = await createDatabase(server);
    proxy = await silentProxy(new URL(database.connectionString));
    connection = connect({
      connectionString: proxy.connectionString,
      poolSize: 1,
      statementTimeoutMs: 0,
      answerLimitMs: ANSWER_LIMIT_MS,
      connectLimitMs: CONNECT_LIMIT_MS,
      onError: (error) => errors.push(error),
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await connection.close();
    proxy.close();
    await database.drop();
  });

  const terminate = async () => {
    const admin = new Client({ connectionString: database.connectionString });
    await admin.connect();
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await admin.end();
  };
  /** From here on the limit ends when the test says so, however slow the machine is. */
  const useTimersByHand = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(connection.db);

  it('report the loss of one that is idle in a transaction, instead of ending the process', async () => {
    const lost = connection.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await terminate();
      // No query runs while the connection is lost, so that only its error listener notices.
      while (errors.length === 0) await new Promise((resolve) => setImmediate(resolve));
      await sql`select 1`.execute(trx);
    });
    await expect(lost).rejects.toSatisfy(isDatabaseDown);
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  });

  it('report the loss of an idle one', async () => {
    await ask();
    await terminate();
    while (errors.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  });

  it('wait no longer than the limit, for a whole transaction, and use another one afterwards', async () => {
    useTimersByHand();
    const fallen = vi.fn();
    const failed = vi.fn();
    const silent = connection.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      proxy.fallSilent();
      fallen();
      await sql`select 2`.execute(trx);
    });
    silent.catch(failed);
    while (fallen.mock.calls.length === 0) await turn();
    await turn();
    await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS - 1);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    // No more time passes: the rollback does not wait for the limit a second time.
    await expect(silent).rejects.toBeInstanceOf(DatabaseSilentError);
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  });

  it('wait longer for an answer that keeps arriving', async () => {
    useTimersByHand();
    const opened = vi.spyOn(Socket.prototype, 'connect').mock.contexts as Socket[];
    await ask();
    const [reader] = opened;
    if (!reader) throw new Error('no socket was opened');
    const { arrive, release } = proxy.holdAnswers();
    const long = sql`select repeat('x', 1000) from generate_series(1, 6)`.execute(connection.db);
    for (let part = 0; part < 6; part += 1) {
      await arrive(reader, 10);
      await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS * 0.9);
    }
    release();
    expect((await long).rows).toHaveLength(6);
  });

  it('connections are closed though nothing answers', async () => {
    await ask();
    proxy.fallSilent();
    await expect(connection.close()).resolves.toBeUndefined();
  });
});
