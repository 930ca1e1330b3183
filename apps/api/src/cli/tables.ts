/** The tables of the store for a command that reads or changes some rows. */
import type { Kysely } from 'kysely';
import type { Config } from '../config';
import { connect } from '../store/connection';
import { requireMigrated } from '../store/migrate';
import type { Tables } from '../store/tables';
import { CommandError } from './context';
import { withDatabase } from './database';

const LIMIT_MS = 30_000;

/** Works on the store's database; throws unless its tables are those of this version. */
export const withTables = <T>(
  config: Config,
  work: (db: Kysely<Tables>, connectionString: string) => Promise<T>,
): Promise<T> =>
  withDatabase(config, async ({ connectionString }) => {
    const { db, close } = connect({
      connectionString,
      poolSize: 1,
      statementTimeoutMs: LIMIT_MS,
      answerLimitMs: LIMIT_MS,
      connectLimitMs: LIMIT_MS,
      // The running query fails as well.
      onError: () => undefined,
    });
    try {
      await requireMigrated(db).catch((cause: unknown) => {
        throw new CommandError('the tables are not up to date; run oshimado migrate', { cause });
      });
      return await work(db, connectionString);
    } finally {
      await close();
    }
  });
