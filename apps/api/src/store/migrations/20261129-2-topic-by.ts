/** Adds where the topic of a video comes from. It stays null for topics that are there already. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table videos add column topic_by text collate "C"`.execute(db);
}
