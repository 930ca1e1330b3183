/** Every migration by name, in the order of their names; a bundler sees them only when they are named here. */
import type { Migration, MigrationProvider } from 'kysely';
import * as firstTables from './20261120-first-tables';

const migrations: Readonly<Record<string, Migration>> = {
  '20261120-first-tables': firstTables,
};

export const migrationProvider: MigrationProvider = {
  getMigrations: () => Promise.resolve({ ...migrations }),
};

/** Names of all migrations, sorted. */
export const migrationNames: readonly string[] = Object.keys(migrations).sort();
