/** Adds until when a favorite is muted. It is null for the others, and a time that is over means the same. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table favorites add column muted_until timestamptz`.execute(db);
}
