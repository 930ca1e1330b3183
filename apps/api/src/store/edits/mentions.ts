/** Channels that take part in a video, set by a person. */
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import { updateVideoChannels } from '../write/video-channels';
import { markEdited } from './topic';

export async function mentionedIds(db: Kysely<Tables>, videoId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('video_mentions')
    .select('channel_id')
    .where('video_id', '=', videoId)
    .orderBy('channel_id')
    .execute();
  return rows.map((row) => row.channel_id);
}

export async function addMentions(
  trx: Kysely<Tables>,
  videoId: string,
  channelIds: readonly string[],
): Promise<void> {
  await sql`
    insert into video_mentions (video_id, channel_id)
    select ${videoId}, id from unnest(${channelIds}::text[]) as ids(id)
    on conflict do nothing`.execute(trx);
  await updateVideoChannels(trx, [], [videoId]);
  await markEdited(trx, videoId, 'mentions');
}

export async function removeMentions(
  trx: Kysely<Tables>,
  videoId: string,
  channelIds: readonly string[],
): Promise<void> {
  await sql`
    delete from video_mentions
    where video_id = ${videoId} and channel_id = any(${channelIds}::text[])`.execute(trx);
  await updateVideoChannels(trx, [], [videoId]);
  await markEdited(trx, videoId, 'mentions');
}
