/**
 * Brings the tables up to date, once, however many processes start together: the migrator holds an advisory lock. Tables of a
 * newer version are used as they are if what it added leaves the rest in place, so that an upgrade can be taken back.
 */
import { Migrator, sql, type Kysely } from 'kysely';
import { connect } from './connection';
import { migrationNames, migrationProvider } from './migrations/provider';
import { fillChannelTexts } from './search/fill-texts';
import type { Tables } from './tables';

const LIMIT_MS = 3_600_000;
/** No viewer waits for it, unlike for a request: a database that is busy is not one that is away. */
const CONNECT_LIMIT_MS = 30_000;
/** In the name of a migration that removes or changes what older servers read. */
const BREAKING = /-breaking(-|$)/;

/** The tables are of a version that this one cannot work with. */
export class NewerStoreError extends Error {
  override readonly name = 'NewerStoreError';

  constructor(readonly migrations: readonly string[]) {
    super(`a newer version has changed the tables: ${migrations.join(', ')}`);
  }
}

/** Names of the migrations done, oldest first; none before the first start. */
async function doneMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Those of a newer version; throws a NewerStoreError if this version cannot work with its tables. */
async function newerMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(db);
  if (!rows[0]?.isThere) return [];
  const done = await doneMigrations(db);
  const newer = done.filter((name) => !migrationNames.includes(name));
  // Where the versions have parted, the migrations of this one may not fit any more.
  const isBehind = migrationNames.every((name) => done.includes(name));
  if (newer.length > 0 && (!isBehind || newer.some((name) => BREAKING.test(name)))) {
    throw new NewerStoreError(newer);
  }
  return newer;
}

/** Returns the names of migrations that a newer version did, and that this one does not need to know. */
export async function migrate(connectionString: string): Promise<readonly string[]> {
  // Building an index over a large table may take longer than the usual statement timeout.
  const { db, close } = connect({
    connectionString,
    poolSize: 1,
    statementTimeoutMs: 0,
    answerLimitMs: LIMIT_MS,
    connectLimitMs: CONNECT_LIMIT_MS,
    // The running query fails as well, and that ends the migration.
    onError: () => undefined,
  });
  try {
    const newer = await newerMigrations(db);
    if (newer.length > 0) return newer;
    const migrator = new Migrator({ db, provider: migrationProvider });
    const { error, results } = await migrator.migrateToLatest();
    const failed = results?.find(({ status }) => status === 'Error');
    if (error !== undefined) {
      const step = failed ? `migration ${failed.migrationName}` : 'the migrations';
      throw new Error(
        `${step} failed: ${error instanceof Error ? error.message : 'no reason given'}`,
        {
          cause: error,
        },
      );
    }
    await fillChannelTexts(db);
    return [];
  } finally {
    await close();
  }
}

/** Throws unless the database is available and fully migrated. */
export async function requireMigrated(db: Kysely<Tables>): Promise<void> {
  const done = new Set(await doneMigrations(db));
  const open = migrationNames.filter((name) => !done.has(name));
  if (open.length > 0) throw new Error(`migrations not done yet: ${open.join(', ')}`);
}
