/**
 * When a source was last asked about a single video (lists have no comments and clips), and since when a reader wishes for
 * that. No row: never asked and not wished for.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table video_details (
    video_id text collate "C" primary key references videos (id) on delete cascade,
    read_at timestamptz,
    wished_at timestamptz
  )`,
  sql`create index video_details_wished on video_details (wished_at) where wished_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
