import type { Kysely, RawBuilder } from 'kysely';

/** What a migration runs: these statements, one after the other. */
export const inOrder =
  (statements: readonly RawBuilder<unknown>[]) =>
  async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await statement.execute(db);
  };
