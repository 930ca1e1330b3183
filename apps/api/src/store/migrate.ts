/** Brings the tables up to date, once, however many processes start together: the migrator holds an advisory lock. */
import { Migrator, sql, type Kysely } from 'kysely';
import { connect } from './connection';
import { migrationNames, migrationProvider } from './migrations/provider';
import { fillChannelTexts } from './search/fill-texts';
import type { Tables } from './tables';

const LIMIT_MS = 3_600_000;

export async function migrate(connectionString: string): Promise<void> {
  // Building an index over a large table may take longer than the usual statement timeout.
  const { db, close } = connect({
    connectionString,
    poolSize: 1,
    statementTimeoutMs: 0,
    answerLimitMs: LIMIT_MS,
    // The running query fails as well, and that ends the migration.
    onError: () => undefined,
  });
  try {
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
  } finally {
    await close();
  }
}

/** Throws unless the database is available and fully migrated. */
export async function requireMigrated(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const open = migrationNames.filter((name) => !done.has(name));
  if (open.length > 0) throw new Error(`migrations not done yet: ${open.join(', ')}`);
}
