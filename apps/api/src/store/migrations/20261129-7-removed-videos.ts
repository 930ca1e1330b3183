/** Adds the ids of videos that were removed for good at the wish of their owners, so that no source brings them back. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table removed_videos (
    id text collate "C" primary key,
    at timestamptz not null
  )`.execute(db);
}
