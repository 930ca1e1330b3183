/** Makes the database on a fresh server; a later start finds it there. */
import { Client } from 'pg';
import { versionOf } from './version';

const LIMIT_MS = 30_000;

/** Answers the server's version as text, like `18.4`. */
export async function ensureDatabase(connectionString: string, name: string): Promise<string> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
  });
  // The question under way fails as well, and that is what ends the start.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0)
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    return (await versionOf(client)).text;
  } finally {
    await client.end();
  }
}
