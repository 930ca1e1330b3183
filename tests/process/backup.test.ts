/** Backup and restore of the whole store, at the lowest and the highest version of PostgreSQL, and from one to the other. */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackupError } from '../../apps/api/src/backup/format';
import { checkBackup } from '../../apps/api/src/backup/read-backup';
import { restoreBackup, type RestoreOptions } from '../../apps/api/src/backup/restore-backup';
import { builderOn } from '../../apps/api/src/backup/session';
import { writeBackup } from '../../apps/api/src/backup/write-backup';
import { openStore } from '../postgres/patient-store';
import { up as firstTables } from '../../apps/api/src/store/migrations/20261120-first-tables';
import { migrationNames } from '../../apps/api/src/store/migrations/provider';
import { SEED, cases } from '../../packages/domain/src/testing/cases';
import { fill } from '../conformance/server';
import * as world from '../fixtures/world';
import { createDatabase, testServers, type TestDatabase } from '../postgres/databases';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'oshimado-backup-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const now = () => world.NOW;
const [lowest] = testServers();
const highest = testServers().at(-1);

async function withClient<T>(database: TestDatabase, work: (client: Client) => Promise<T>) {
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every row of every table as text, sorted, and where each sequence is. */
const contentsOf = (database: TestDatabase) =>
  withClient(database, async (client) => {
    await client.query(`set timezone = 'UTC'`);
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename::text as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const contents: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${name} t order by 1`,
      );
      contents[name] = rows.map(({ row }) => row);
    }
    const { rows: sequences } = await client.query<{
      sequencename: string;
      last_value: string | null;
    }>(`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`);
    return { ...contents, sequences };
  });

/** The small world, and what `rows` adds to it. */
async function createFilled(
  server = highest,
  rows: (client: Client) => Promise<void> = addAccount,
) {
  const database = await createDatabase(server);
  const store = openStore({ connectionString: database.connectionString, now, poolSize: 2 });
  await store.migrate();
  await fill(store);
  await store.close();
  await withClient(database, rows);
  return database;
}

const SKIPPED_NUMBERS = 1_000_000n;

/** What a restore makes of it: the same, and ids that were given out since the backup are not given again. */
const restored = (contents: Awaited<ReturnType<typeof contentsOf>>) => ({
  ...contents,
  sequences: contents.sequences.map(({ last_value, ...sequence }) => ({
    ...sequence,
    last_value: String(BigInt(last_value ?? 0) + SKIPPED_NUMBERS),
  })),
});

async function addAccount(client: Client): Promise<void> {
  await client.query(
    `insert into users (username, role, created_at) values ('Ame', 'admin', now())`,
  );
  await client.query(`insert into identities values ('discord', '1', 1)`);
  await client.query(`insert into favorites values (1, $1, now())`, [world.channels[0]?.id]);
}

const addLater = async (client: Client) => {
  await client.query(`insert into users (username, created_at) values ('later', now())`);
};

let made = 0;
const newFile = () => join(folder, `backup-${(made += 1)}.gz`);

async function backUp(database: TestDatabase): Promise<string> {
  const file = newFile();
  await writeBackup({ connectionString: database.connectionString, file, now });
  return file;
}

describe.each([
  ['the lowest version into the highest', lowest, highest],
  ['the highest version into the lowest', highest, lowest],
] as const)('a backup of %s', (_, from, to) => {
  it('a backup restores every row of every table, and the next ids', async () => {
    const database = await createFilled(from);
    const before = await contentsOf(database);
    const file = await backUp(database);
    await database.drop();

    const empty = await createDatabase(to);
    await restoreBackup({ connectionString: empty.connectionString, file });
    expect(await contentsOf(empty)).toEqual(restored(before));
    await empty.drop();
  });
});

/** Text as PostgreSQL takes it, with what the format of its `COPY` gives a meaning. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }).map((value) => value.replaceAll(/\p{Surrogate}|\0/gu, '')),
  fc.constantFrom(
    '\\.',
    '\\N',
    '\\',
    '\t',
    '\n',
    '\r\n',
    '\\.\n',
    '"',
    '{}',
    '{NULL}',
    '\u0001\u2400',
    '推し\u{1F31F}',
  ),
);
const moment = fc.constantFrom(
  '2026-02-28 23:59:59.999999+14',
  '1999-12-31 00:00:00.000001-09:30',
  '0044-03-15 12:00:00+00 BC',
  'infinity',
  '-infinity',
);
const oddRows = fc.array(
  fc.record({
    name: text.filter((value) => value !== ''),
    items: fc.array(text, { maxLength: 5 }),
    json: fc.jsonValue().map((value) => JSON.stringify(value).replaceAll('\\u0000', '')),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
    at: moment,
  }),
  { minLength: 20, maxLength: 60 },
);
type OddRow = (typeof oddRows extends fc.Arbitrary<infer Rows> ? Rows : never)[number];

const addOdd = (rows: readonly OddRow[]) => async (client: Client) => {
  await addAccount(client);
  for (const [index, { name, items, json, bytes, at }] of rows.entries()) {
    await client.query(
      'insert into playlists (user_id, name, video_ids, updated_at) values (1, $1, $2, $3)',
      [name, items, at],
    );
    await client.query('insert into replays values (1, $1, $2, $3, $4)', [index, name, json, at]);
    const hash = Buffer.concat([Buffer.from([index]), bytes]);
    await client.query('insert into api_keys values ($1, 1, $2, $3, null)', [hash, name, at]);
  }
};

describe('a restored store', () => {
  it('equals what was there, whatever people wrote', async () => {
    await fc.assert(
      fc.asyncProperty(oddRows, async (rows) => {
        const database = await createFilled(highest, addOdd(rows));
        const before = await contentsOf(database);
        const file = await backUp(database);
        await withClient(database, (client) =>
          client.query('delete from users; delete from videos; delete from changes'),
        );
        await restoreBackup({ connectionString: database.connectionString, file });
        expect(await contentsOf(database)).toEqual(restored(before));
        await database.drop();
      }),
      { numRuns: cases(40), seed: SEED },
    );
  });

  it('a restored store gives the next account a number that no account had since the backup', async () => {
    const database = await createFilled();
    const file = await backUp(database);
    await withClient(database, addLater);
    await restoreBackup({ connectionString: database.connectionString, file });
    const { rows } = await withClient(database, (client) =>
      client.query(`insert into users (username, created_at) values ('Gura', now()) returning id`),
    );
    expect(rows).toEqual([{ id: '1000002' }]);
    await database.drop();
  });

  it('a restored store is brought up to date where the backup is older', async () => {
    const database = await createDatabase();
    await withClient(database, async (client) => {
      await client.query('create table kysely_migration (name text, timestamp text)');
      await client.query(
        `insert into kysely_migration values ('20261120-first-tables', '2026-11-20')`,
      );
      await firstTables(builderOn(client));
      await client.query(`insert into channels (id, name, type) values ('UC1', 'Ame', 'vtuber')`);
    });
    const file = await backUp(database);
    const target = await createDatabase();
    await restoreBackup({ connectionString: target.connectionString, file });
    const { rows } = await withClient(target, (client) =>
      client.query(
        'select c.id, count(m.name)::integer as migrations from channels c, kysely_migration m group by 1',
      ),
    );
    expect(rows).toEqual([{ id: 'UC1', migrations: migrationNames.length }]);
    await database.drop();
    await target.drop();
  });

  it('a restored store leaves tables of other programs alone, and says which of a backup it left out', async () => {
    const database = await createFilled();
    await withClient(database, async (client) => {
      await client.query(
        'create table another (a integer, twice integer generated always as (a * 2) stored)',
      );
      await client.query('insert into another (a) values (21)');
    });
    const file = await backUp(database);
    const { skipped } = await restoreBackup({ connectionString: database.connectionString, file });
    expect(skipped).toEqual(['another']);
    const { rows } = await withClient(database, (client) => client.query('select * from another'));
    expect(rows).toEqual([{ a: 21, twice: 42 }]);
    await database.drop();
  });
});

describe('a store of a newer version', () => {
  it.each(['29991231-of-tomorrow', '29991231-breaking-songs'])(
    'a store of a newer version with %s is left as it is, and its backup goes into an empty database',
    async (migration) => {
      const database = await createFilled();
      const file = await backUp(database);
      await withClient(database, (client) =>
        client.query('insert into kysely_migration values ($1, $2)', [migration, '2999-12-31']),
      );
      const before = await contentsOf(database);
      const refused = restoreBackup({ connectionString: database.connectionString, file });
      await expect(refused).rejects.toThrow(BackupError);
      await expect(refused).rejects.toThrow(
        `the database is of a newer version of Oshimado (${migration}); restore into an empty database, or with that version`,
      );
      expect(await contentsOf(database)).toEqual(before);

      const empty = await createDatabase();
      await restoreBackup({ connectionString: empty.connectionString, file });
      const filled: unknown = await contentsOf(empty);
      await withClient(database, (client) =>
        client.query('delete from kysely_migration where name = $1', [migration]),
      );
      expect(filled).toEqual(restored(await contentsOf(database)));
      await Promise.all([database.drop(), empty.drop()]);
    },
  );
});

describe('a store', () => {
  let database: TestDatabase;
  let file: string;
  let before: unknown;
  beforeAll(async () => {
    database = await createFilled();
    file = await backUp(database);
    await withClient(database, addLater);
    before = await contentsOf(database);
  });
  afterAll(() => database.drop());

  const restore = (options: Partial<RestoreOptions> = {}) =>
    restoreBackup({ connectionString: database.connectionString, file, ...options });

  /** A copy of the backup with other bytes. */
  async function altered(change: (bytes: Buffer) => Buffer): Promise<string> {
    const copy = newFile();
    await writeFile(copy, change(await readFile(file)));
    return copy;
  }

  it('a store is not changed by a backup that was cut off, wherever', async () => {
    const { length } = await readFile(file);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: length - 1 }), async (end) => {
        const cut = await altered((bytes) => bytes.subarray(0, end));
        await expect(checkBackup(cut)).rejects.toBeInstanceOf(BackupError);
      }),
      { numRuns: 60, seed: SEED },
    );
    await expect(
      restore({ file: await altered((bytes) => bytes.subarray(0, length / 2)) }),
    ).rejects.toThrow(/is not complete/);
    // Cut off between two lines, in a file that is whole as far as gzip can tell.
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split('\n');
    const short = await altered(() => gzipSync(`${lines.slice(0, -2).join('\n')}\n`));
    await expect(restore({ file: short })).rejects.toThrow(/is not complete/);
    expect(await contentsOf(database)).toEqual(before);
  });

  it('a store is not changed by a backup with an altered byte, wherever', async () => {
    const contents = gunzipSync(await readFile(file));
    await fc.assert(
      fc.asyncProperty(
        fc.nat(contents.length - 1),
        fc.integer({ min: 1, max: 255 }),
        async (at, by) => {
          const other = Buffer.from(contents);
          other[at] = (other[at] ?? 0) ^ by;
          await expect(checkBackup(await altered(() => gzipSync(other)))).rejects.toBeInstanceOf(
            BackupError,
          );
        },
      ),
      { numRuns: 60, seed: SEED },
    );
    const flipped = await altered((bytes) => {
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      return bytes;
    });
    await expect(restore({ file: flipped })).rejects.toBeInstanceOf(BackupError);
    expect(await contentsOf(database)).toEqual(before);
  });

  it('a store is not changed by another file, or a missing one', async () => {
    const other = await altered(() => gzipSync('{"format":"another"}\n'));
    await expect(restore({ file: other })).rejects.toThrow(/is not a backup of Oshimado/);
    await expect(restore({ file: await altered(() => Buffer.from('PK')) })).rejects.toThrow(
      /is not a backup/,
    );
    await expect(restore({ file: newFile() })).rejects.toThrow(/does not exist/);
    expect(await contentsOf(database)).toEqual(before);
  });

  it('a store is not changed by a backup of a newer version', async () => {
    const newer = await altered((bytes) => {
      const [header = '', ...rest] = gunzipSync(bytes).toString().split('\n');
      const changed = header.replace(
        '"migrations":[',
        '"migrations":[{"name":"29991231-of-tomorrow","timestamp":"2999"},',
      );
      const contents = [changed, ...rest.slice(0, -2)].join('\n') + '\n';
      const end = JSON.parse(rest.at(-2) ?? '');
      const sha256 = createHash('sha256').update(contents).digest('hex');
      return gzipSync(`${contents}${JSON.stringify({ ...end, sha256 })}\n`);
    });
    await expect(restore({ file: newer })).rejects.toThrow(
      /newer version of Oshimado \(29991231-of-tomorrow\)/,
    );
    expect(await contentsOf(database)).toEqual(before);
  });

  it('a store is not changed by a restore that was interrupted', async () => {
    const stop = new AbortController();
    const stopped = restore({
      signal: stop.signal,
      onTable: (name) => {
        if (name === 'videos') stop.abort();
      },
    });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    expect(await contentsOf(database)).toEqual(before);
  });

  it('a store is not changed by a restore that lost its connection', async () => {
    const lost = restore({
      onTable: async (name) => {
        if (name === 'videos') await database.cut();
      },
    });
    try {
      await expect(lost).rejects.toThrow(/terminat/i);
    } finally {
      await database.restore();
    }
    expect(await contentsOf(database)).toEqual(before);
  });

  it('a store has no file of a backup that was interrupted, and keeps an existing one', async () => {
    const stop = new AbortController();
    const { connectionString } = database;
    const onTable = () => stop.abort();
    const given = { connectionString, now };
    const unfinished = newFile();
    await expect(
      writeBackup({ ...given, file: unfinished, onTable, signal: stop.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(
      (await readdir(folder)).filter((name) => unfinished.endsWith(name) || name.endsWith('.part')),
    ).toEqual([]);
    await expect(writeBackup({ ...given, file })).rejects.toThrow(/exists already/);
    await expect(checkBackup(file)).resolves.toMatchObject({ rows: { users: 1 } });
  });

  it('a store has a whole backup where a second one of the same name was interrupted', async () => {
    const stop = new AbortController();
    const { connectionString } = database;
    const given = { connectionString, now, file: newFile() };
    const second = { ...given, onTable: () => stop.abort(), signal: stop.signal };
    const [first, interrupted] = await Promise.allSettled([
      writeBackup(given),
      writeBackup(second),
    ]);
    expect([first.status, interrupted.status]).toEqual(['fulfilled', 'rejected']);
    await expect(checkBackup(given.file)).resolves.toMatchObject({ rows: { users: 2 } });
  });
});
