/** Videos that were removed for good at the wish of their owners. Of each only the id is kept, so that no source brings it back. */
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import { leaveCounts, updateVideoChannels } from '../write/video-channels';

/** Returns whether there was a missing video with this id. */
export async function removeMissingVideo(
  trx: Kysely<Tables>,
  id: string,
  at: Date,
): Promise<boolean> {
  const row = await trx
    .selectFrom('videos')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'missing')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  await sql`insert into removed_videos (id, at) values (${id}, ${at}) on conflict do nothing`.execute(
    trx,
  );
  const clips = await leaveCounts(trx, [id]);
  await trx.deleteFrom('videos').where('id', '=', id).execute();
  await updateVideoChannels(trx, [], clips);
  // Calendars that have its event remove it when their next answer lacks it.
  await trx.deleteFrom('calendar_events').where('video_id', '=', id).execute();
  return true;
}

/** The records without those of removed videos. */
export async function leaveRemoved<T extends { readonly id: string }>(
  db: Kysely<Tables>,
  records: readonly T[],
): Promise<readonly T[]> {
  const rows = await db
    .selectFrom('removed_videos')
    .select('id')
    .where(sql<boolean>`id = any(${records.map(({ id }) => id)}::text[])`)
    .execute();
  if (rows.length === 0) return records;
  const removed = new Set(rows.map(({ id }) => id));
  return records.filter(({ id }) => !removed.has(id));
}
