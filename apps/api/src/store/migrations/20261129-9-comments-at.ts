/** When the stored comments of a video were read, for sources that may keep them for a time only; null where there is no such time. */
import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table video_details add column comments_at timestamptz`,
  sql`create index video_details_comments on video_details (comments_at) where comments_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
