/** When a video went missing. Null for those that were missing before, because nobody noted it. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table videos add column missing_since timestamptz`.execute(db);
}
