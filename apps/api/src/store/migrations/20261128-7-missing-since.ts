/** Adds the time at which a video became `missing`. It stays null for videos that already are. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table videos add column missing_since timestamptz`.execute(db);
}
