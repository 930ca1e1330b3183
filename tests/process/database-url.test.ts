import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../apps/api/src/postgres/open-postgres';
import { createDatabase, testServers, type TestDatabase } from '../postgres/databases';

const quiet = () => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const open = (url: URL) => openPostgres({ dataDir: 'unused', databaseUrl: url.href }, log);

describe.each(testServers())('DATABASE_URL of a PostgreSQL $version', (server) => {
  let database: TestDatabase;
  let url: URL;
  beforeAll(async () => {
    database = await createDatabase(server);
  });
  afterAll(() => database.drop());

  const changed = (change: (url: URL) => void) => {
    url = new URL(database.connectionString);
    change(url);
    return open(url).catch((error: unknown) => error);
  };

  it('a database of one’s own is used as it is, and left running', async () => {
    const postgres = await open(new URL(database.connectionString));
    expect(postgres).toMatchObject({
      connectionString: database.connectionString,
      embedded: false,
    });
    expect(postgres.version).toMatch(new RegExp(`^${server.version}\\.`));
    await postgres.stop();
    const client = new Client({ connectionString: postgres.connectionString });
    await client.connect();
    await client.end();
  });

  it.each<[string, (url: URL) => void, string]>([
    ['password', (url) => void (url.password = 'hunter2'), 'wrong user or password'],
    ['user', (url) => void (url.username = 'nobody'), 'wrong user or password'],
    ['database', (url) => void (url.pathname = '/nowhere'), 'no such database'],
    ['host', (url) => void (url.hostname = 'no-such-host.invalid'), 'host'],
  ])(
    'with a wrong %s is logged in one line with code 5, without the password',
    async (_, change, words) => {
      const error = await changed(change);
      expect(error).toMatchObject({ exitCode: 5, message: expect.stringContaining(words) });
      expect(String(error)).not.toMatch(/hunter2|\n/);
      expect(String(error)).toContain(url.host);
    },
  );

  it('a start with a database that is not in UTF-8 fails with one line', async () => {
    const admin = new Client({ connectionString: database.connectionString });
    await admin.connect();
    const name = `latin_${server.version}`;
    await admin.query(`CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`);
    const error = await changed((address) => void (address.pathname = `/${name}`));
    await admin.query(`DROP DATABASE ${name}`);
    await admin.end();
    expect(error).toMatchObject({
      exitCode: 5,
      message: expect.stringContaining('its encoding is LATIN1, and this server needs UTF8'),
    });
  });
});
