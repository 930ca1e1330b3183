/** Every migration by name, in the order of their names; a bundler sees them only when they are named here. */
import type { Migration, MigrationProvider } from 'kysely';
import * as firstTables from './20261120-first-tables';
import * as accounts from './20261121-1-accounts';
import * as editing from './20261121-2-editing';
import * as translations from './20261121-3-translations';
import * as search from './20261121-4-search';

const migrations: Readonly<Record<string, Migration>> = {
  '20261120-first-tables': firstTables,
  '20261121-1-accounts': accounts,
  '20261121-2-editing': editing,
  '20261121-3-translations': translations,
  '20261121-4-search': search,
};

export const migrationProvider: MigrationProvider = {
  getMigrations: () => Promise.resolve({ ...migrations }),
};

/** Names of all migrations, sorted. */
export const migrationNames: readonly string[] = Object.keys(migrations).sort();
