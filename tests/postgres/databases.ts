/** A database of its own for every test file, on either server of the run. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { TestServer } from './global-setup';

export interface TestDatabase {
  readonly name: string;
  readonly connectionString: string;
  /** Cuts every connection and refuses new ones until `restore`, as a stopped server would. */
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** The servers of this run, lowest version first. */
export const testServers = (): readonly TestServer[] => inject('postgres');

async function asAdmin(url: string, ...statements: string[]) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes a database: empty, or a copy of `template`, which must have no open connection. Default server: the highest version. */
export async function createDatabase(
  server = testServers().at(-1),
  template?: TestDatabase,
): Promise<TestDatabase> {
  if (!server) throw new Error('this run has no PostgreSQL; see tests/postgres/global-setup.ts');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(
    server.url,
    template ? `create database ${name} template ${template.name}` : `create database ${name}`,
  );
  const { url } = server;
  const address = new URL(url);
  address.pathname = `/${name}`;
  return {
    name,
    connectionString: address.href,
    cut: () =>
      asAdmin(
        url,
        `alter database ${name} with allow_connections false`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      ),
    restore: () => asAdmin(url, `alter database ${name} with allow_connections true`),
    drop: () => asAdmin(url, `drop database if exists ${name} with (force)`),
  };
}
