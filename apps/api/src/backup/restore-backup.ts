/**
 * Restores a backup in one transaction: the tables are made as they were when it was written, filled, brought up to date, and only then
 * put in the place of the present ones. The present tables are replaced in the last step only, so a failure before leaves them as they are.
 */
import { randomBytes } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { errorCode } from '../process/error-code';
import { migrate, NewerStoreError } from '../store/migrate';
import { migrationNames, migrationProvider } from '../store/migrations/provider';
import { BackupError, type BackupSummary } from './format';
import { checkBackup, openBackup, streamOf } from './read-backup';
import {
  builderOn,
  connectForBackup,
  currentSchema,
  hasTable,
  sequencesOf,
  tablesOf,
} from './session';

export interface RestoreOptions {
  readonly connectionString: string;
  readonly file: string;
  /** Called and waited for with each table before its rows are read. Default: no call. */
  readonly onTable?: (name: string) => void | Promise<void>;
  /** Fires to give up; nothing is changed then. */
  readonly signal?: AbortSignal;
}

export interface RestoreSummary extends BackupSummary {
  /** Tables of the file that are not Oshimado's; they were left out. */
  readonly skipped: readonly string[];
}

/** A present table that is still in use is waited for this long. */
const LOCK_TIMEOUT = `set local lock_timeout = '10s'`;

/** Throws a BackupError where the tables of the backup are of a version that this one does not know. */
export function requireKnown({ header }: BackupSummary, file: string): void {
  const unknown = header.migrations.filter(({ name }) => !migrationNames.includes(name));
  if (unknown.length === 0) return;
  throw new BackupError(
    `${file} was made by a newer version of Oshimado (${unknown.map(({ name }) => name).join(', ')}); ` +
      'install that version or a later one, then restore',
  );
}

/** Whether the database has accounts or videos, which a restore would replace. */
export async function holdsData(connectionString: string): Promise<boolean> {
  const client = await connectForBackup(connectionString);
  try {
    if (!(await hasTable(client, await currentSchema(client), 'kysely_migration'))) return false;
    const { rows } = await client.query<{ holds: boolean }>(
      'select exists (select from users) or exists (select from videos) as holds',
    );
    return rows[0]?.holds === true;
  } finally {
    await client.end();
  }
}

/** Whether a server is connected to the database now. */
export async function hasServer(connectionString: string): Promise<boolean> {
  const client = await connectForBackup(connectionString);
  try {
    const { rowCount } = await client.query(
      `select from pg_stat_activity
      where datname = current_database() and application_name ~ '^oshimado( feed |$)' limit 1`,
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
}

async function runMigrations(client: Client, names: readonly string[]): Promise<void> {
  const migrations = await migrationProvider.getMigrations();
  const db = builderOn(client);
  for (const name of names) await migrations[name]?.up(db);
}

async function fill(
  client: Client,
  schema: string,
  { file, onTable = () => undefined, signal }: RestoreOptions,
): Promise<RestoreSummary> {
  const { tables } = await openBackup(file);
  const own = new Set((await tablesOf(client, schema)).map(({ name }) => name));
  const skipped: string[] = [];
  for (;;) {
    const { value, done } = await tables.next();
    if (done === true) return { ...value, skipped };
    const { table, columns, rows } = value;
    if (!own.has(table)) {
      skipped.push(table);
      for await (const _ of rows);
      continue;
    }
    await onTable(table);
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const target = `${client.escapeIdentifier(table)} (${list})`;
    await pipeline(streamOf(rows), client.query(copyFrom(`copy ${target} from stdin`)), { signal });
  }
}

/** Some migrations write first rows, which the backup has too. */
async function empty(client: Client, schema: string): Promise<void> {
  const names = (await tablesOf(client, schema)).map(({ name }) => client.escapeIdentifier(name));
  await client.query(`truncate ${names.join(', ')}`);
}

/**
 * Numbers that may have been given out after the backup was made. Logins, keys of calendars and histories on devices hold them, so a
 * lost account's number must not become another person's.
 */
const SKIPPED_NUMBERS = 1_000_000;

async function setSequences(client: Client, schema: string, { header }: BackupSummary) {
  const present = await sequencesOf(client, schema);
  for (const [name, last] of Object.entries(header.sequences)) {
    if (!(name in present)) continue;
    const sequence = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
    await client.query('select setval($1::regclass, $2::bigint + $3)', [
      sequence,
      last ?? 0,
      SKIPPED_NUMBERS,
    ]);
  }
}

/** Moves the tables and sequences of the schema `from` to the schema `to`, and drops those of the same name there. */
async function replaceAll(client: Client, from: string, to: string): Promise<void> {
  const name = (schema: string, part: string) =>
    `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(part)}`;
  const tables = (await tablesOf(client, from)).map((table) => table.name);
  if (tables.length > 0) {
    await client.query(`drop table if exists ${tables.map((table) => name(to, table)).join(', ')}`);
  }
  for (const table of tables) {
    await client.query(
      `alter table ${name(from, table)} set schema ${client.escapeIdentifier(to)}`,
    );
  }
  // Those of identity columns have moved with their tables.
  for (const sequence of Object.keys(await sequencesOf(client, from))) {
    await client.query(`drop sequence if exists ${name(to, sequence)} cascade`);
    await client.query(
      `alter sequence ${name(from, sequence)} set schema ${client.escapeIdentifier(to)}`,
    );
  }
}

/** Kysely expects migrations by their time in the order of their names. */
async function noteMigrations(client: Client, { header }: BackupSummary, later: readonly string[]) {
  await client.query('delete from kysely_migration');
  const times = [header.madeAt, ...header.migrations.map(({ timestamp }) => timestamp)];
  const last = times.toSorted().at(-1) ?? header.madeAt;
  const done = [...header.migrations, ...later.map((name) => ({ name, timestamp: last }))];
  for (const { name, timestamp } of done) {
    await client.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [
      name,
      timestamp,
    ]);
  }
}

async function restoreIn(client: Client, options: RestoreOptions, summary: BackupSummary) {
  const target = await currentSchema(client);
  const done = summary.header.migrations.map(({ name }) => name);
  const later = migrationNames.filter((name) => !done.includes(name));
  const made = `oshimado_restore_${randomBytes(4).toString('hex')}`;
  await client.query('begin');
  await client.query(LOCK_TIMEOUT);
  await client.query(`create schema ${made}`);
  await client.query(`set local search_path = ${made}`);
  await runMigrations(client, done);
  await empty(client, made);
  const filled = await fill(client, made, options);
  await setSequences(client, made, summary);
  await runMigrations(client, later);
  await replaceAll(client, made, target);
  await client.query(`drop schema ${made}`);
  await client.query(`set local search_path = ${client.escapeIdentifier(target)}`);
  await noteMigrations(client, summary, later);
  options.signal?.throwIfAborted();
  await client.query('commit');
  return filled;
}

/** Makes the tables of the migrator in a new database. Those of a newer version are refused: it has tables that would stay behind. */
async function makeTables(connectionString: string): Promise<void> {
  const newer = await migrate(connectionString).catch((error: unknown) => {
    if (error instanceof NewerStoreError) return error.migrations;
    throw error;
  });
  if (newer.length === 0) return;
  throw new BackupError(
    `the database is of a newer version of Oshimado (${newer.join(', ')}); restore into an empty database, or with that version`,
  );
}

const REASONS: Readonly<Record<string, string>> = {
  42501: 'the user of the database may not create a schema; run GRANT CREATE ON DATABASE for it',
  '55P03': 'the present tables are in use; stop every server of this database',
};

/**
 * Replaces all tables by those of the backup, or changes nothing. The backup may be older than this version. Throws a BackupError for a file
 * that is damaged, incomplete or newer, and for tables that are newer or in use.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreSummary> {
  const { connectionString, file } = options;
  const summary = await checkBackup(file);
  requireKnown(summary, file);
  await makeTables(connectionString);
  const client = await connectForBackup(connectionString);
  let lost: Error | undefined;
  client.on('error', (error) => (lost ??= error));
  try {
    const filled = await restoreIn(client, options, summary);
    await migrate(connectionString);
    return filled;
  } catch (error) {
    // The next query only says that the client cannot be used.
    if (lost) {
      throw new BackupError(
        `the connection to the database was lost (${lost.message}); restore again`,
        { cause: error },
      );
    }
    const reason = REASONS[errorCode(error) ?? ''];
    throw reason === undefined ? error : new BackupError(reason, { cause: error });
  } finally {
    // Without a commit before, this rolls back.
    await client.end();
  }
}
