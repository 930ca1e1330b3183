/** Makes the database on a fresh server; a later start finds it there. */
import { Client } from 'pg';
import { versionOf } from './version';

/** Answers the server's version as text, like `18.4`. */
export async function ensureDatabase(connectionString: string, name: string): Promise<string> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0)
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    return (await versionOf(client)).text;
  } finally {
    await client.end();
  }
}
