/** Connections of the store to a database that goes away under them, at either version of PostgreSQL. */
import { connect as openSocket, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Connection } from '../../apps/api/src/store/connection';
import { DatabaseSilentError, isDatabaseDown } from '../../apps/api/src/store/database-down';
import { createDatabase, testServers, type TestDatabase } from '../postgres/databases';

const ANSWER_LIMIT_MS = 1_000;

/** A way to the database that can fall silent without closing anything. */
async function silentProxy(target: URL) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = openSocket(Number(target.port), target.hostname);
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
      onError: (error) => errors.push(error),
    });
  });
  afterEach(async () => {
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
    const begin = performance.now();
    const silent = connection.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      proxy.fallSilent();
      await sql`select 2`.execute(trx);
    });
    await expect(silent).rejects.toBeInstanceOf(DatabaseSilentError);
    // The rollback does not wait for the limit a second time.
    expect(performance.now() - begin).toBeLessThan(ANSWER_LIMIT_MS * 2 + 2_000);
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  });

  it('wait longer for an answer that keeps arriving', async () => {
    // Six pauses, each far shorter than the limit and together longer; each row is sent at once.
    const part = `repeat('x', 100000) as text, pg_sleep(${ANSWER_LIMIT_MS / 4_000})::text`;
    const { rows } = await sql`select ${sql.raw(part)} from generate_series(1, 6)`.execute(
      connection.db,
    );
    expect(rows).toHaveLength(6);
  });

  it('connections are closed though nothing answers', async () => {
    await ask();
    proxy.fallSilent();
    await expect(connection.close()).resolves.toBeUndefined();
  });
});
