/** When the details of a video were last read, and when a viewer first asked for them. No row: neither. */
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
