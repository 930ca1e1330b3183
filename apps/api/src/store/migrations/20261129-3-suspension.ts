/** Suspended accounts can read, but change nothing. All three columns are null for the others. */
import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table users
    add column suspended_at timestamptz,
    add column suspended_until timestamptz,
    add column suspension_reason text collate "C"`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
