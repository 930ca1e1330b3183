/** Comments that a source reads apart from their videos, and may keep for a time only. */
import type { Comment } from '@oshimado/contract';
import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely';
import type { EndedStream } from '../records';
import { writeCommentTexts } from '../search/write-texts';
import type { Tables } from '../tables';
import { replaceSets } from './replace-sets';
import { commentSet } from './video-sets';

/** How long a stream may have run, so that one that ended lately is found by when it was available. */
const LENGTH_MAX_MS = 2 * 86_400_000;
/** Videos whose comments are forgotten in one transaction. */
const FORGOTTEN_MAX = 500;

/** Streams of this source that ended after this time. */
export async function endedStreams(
  db: Kysely<Tables>,
  source: string,
  after: Date,
): Promise<EndedStream[]> {
  const { rows } = await sql<EndedStream>`
    select * from (
      select v.id, d.read_at as "readAt",
        coalesce(v.end_actual, v.available_at + v.duration * interval '1 second') as "end"
      from video_channels m
        join videos v on v.id = m.video_id
        left join video_details d on d.video_id = v.id
      where m.role = 'uploader' and m.type = 'stream' and m.status = 'past' and v.fed_by = ${source}
        and m.available_at > ${new Date(after.getTime() - LENGTH_MAX_MS)}::timestamptz
    ) s where s."end" > ${after}::timestamptz order by s."end" desc, s.id`.execute(db);
  return rows;
}

/** Videos of this source whose comments were read before this time, the oldest first. */
export async function oldComments(
  db: Kysely<Tables>,
  source: string,
  before: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.id from video_details d join videos v on v.id = d.video_id
    where d.comments_at < ${before}::timestamptz and v.fed_by = ${source}
    order by d.comments_at, v.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Replaces the comments of a video, and notes when they were read. Returns whether they changed. */
export async function writeComments(
  trx: Transaction<Tables>,
  id: string,
  comments: readonly Comment[],
  now: Date,
): Promise<boolean> {
  const { target, sets } = commentSet([{ id, comments }]);
  const changed = await replaceSets(trx, target, sets);
  await writeCommentTexts(trx, changed);
  const kept = comments.length > 0 ? now : null;
  await sql`
    insert into video_details (video_id, read_at, comments_at)
    values (${id}, ${now}::timestamptz, ${kept}::timestamptz)
    on conflict (video_id) do update
      set read_at = excluded.read_at, comments_at = excluded.comments_at, wished_at = null`.execute(
    trx,
  );
  return changed.length > 0;
}

/**
 * Deletes comments that were read before this time, of videos that no other source keeps, some at a time. Their videos are marked as
 * not read, so that the comments are read again when a viewer opens one. Returns the number of these videos.
 */
export async function forgetComments(
  trx: Transaction<Tables>,
  before: Date,
  isForeign: RawBuilder<boolean>,
): Promise<number> {
  const { rows } = await sql<{ video_id: string }>`
    update video_details d set comments_at = null, read_at = null
    where d.video_id in (
      select t.video_id from video_details t join videos v on v.id = t.video_id
      where t.comments_at < ${before}::timestamptz and not ${isForeign}
      order by t.comments_at limit ${FORGOTTEN_MAX}
    )
    returning d.video_id`.execute(trx);
  const ids = rows.map(({ video_id }) => video_id);
  await sql`delete from comments where video_id = any(${ids}::text[])`.execute(trx);
  return rows.length;
}
