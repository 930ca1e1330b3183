/** The topic of a video, set by a person. */
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import { updateVideoChannels } from '../write/video-channels';

/** Marks the part as edited by a person, so that sources no longer change it. */
export const markEdited = (trx: Kysely<Tables>, videoId: string, part: string) =>
  sql`
    update videos set edited = edited || ${part}::text
    where id = ${videoId} and not ${part} = any(edited)`.execute(trx);

/** Returns the former topic, and whether it or its approver changed. */
export async function writeTopic(
  trx: Kysely<Tables>,
  videoId: string,
  topicId: string | null,
  approverId: string | undefined,
): Promise<{ readonly before: string | null; readonly isChanged: boolean }> {
  const { rows } = await sql<{ topic_id: string | null }>`
    select topic_id from videos where id = ${videoId} for update`.execute(trx);
  const approver = approverId ?? null;
  const { numAffectedRows = 0n } = await sql`
    update videos set topic_id = ${topicId}, topic_by = null, topic_approver_id = ${approver}
    where id = ${videoId}
      and (topic_id, topic_approver_id) is distinct from (${topicId}::text, ${approver}::bigint)`.execute(
    trx,
  );
  await updateVideoChannels(trx, [videoId]);
  await markEdited(trx, videoId, 'topic');
  return { before: rows[0]?.topic_id ?? null, isChanged: numAffectedRows > 0n };
}

/** The existing spelling of a topic; the given one if it is new. */
export async function knownSpelling(db: Kysely<Tables>, topicId: string): Promise<string> {
  const { rows } = await sql<{ topic_id: string }>`
    select key as topic_id from video_counts
    where kind = 'topic' and lower(key) = lower(${topicId}) and count > 0
    group by key order by sum(count) desc, key limit 1`.execute(db);
  return rows[0]?.topic_id ?? topicId;
}
