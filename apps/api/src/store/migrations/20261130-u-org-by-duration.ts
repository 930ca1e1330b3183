/** The longest and the shortest videos of an organization are read from an index, as those of all organizations are. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index video_channels_org_duration on video_channels (org, duration, video_id)
    include (type, status, lang, topic_id, has_guests, placeholder_type, start_scheduled, available_at)
    where leads_org`.execute(db);
}
