/**
 * Videos whose details a source should read: opened ones first, eventually all. Stored in a table, so that the feeding
 * process sees what the others recorded.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Place, UnreadVideos } from '../records';
import type { Tables } from '../tables';
import { toJson } from './clean';

/** Comments are written and crawled in the days after a stream: what was read earlier is read once more. */
const SETTLED_MS = 7 * 86_400_000;
/** Minimum time before an opened video is read again. */
const AGAIN_MS = 6 * 3_600_000;
/** Limit of waiting requests; further ones are not recorded, and the slow pass reads those videos. */
const REQUESTS_MAX = 1_000;
/** Videos checked per query. */
const WINDOW = 2_000;

const settled = sql`v.available_at + ${SETTLED_MS} * interval '1 millisecond'`;

export const videoDetails = (db: Kysely<Tables>, now: () => Date) => ({
  /** Records that a video was opened; does nothing if its details are known or already requested. */
  request: async (id: string): Promise<void> => {
    const at = now();
    const again = new Date(at.getTime() - AGAIN_MS);
    await sql`
      insert into video_details (video_id, wished_at)
      select v.id, ${at}::timestamptz
      from videos v left join video_details d on d.video_id = v.id
      where v.id = ${id} and v.type in ('stream', 'clip') and v.status = 'past'
        and v.created_by is null and v.link is null and d.wished_at is null
        and (d.read_at is null or (d.read_at < ${settled} and d.read_at < ${again}::timestamptz))
        and (select count(*) from video_details where wished_at is not null) < ${REQUESTS_MAX}
      on conflict (video_id) do update set wished_at = excluded.wished_at`.execute(db);
  },

  /**
   * Ids of requested videos, oldest request first.
   * @param isForeign which videos (`v`) are left out
   */
  requestedVideos: async (limit: number, isForeign: RawBuilder<boolean>): Promise<string[]> => {
    const { rows } = await sql<{ video_id: string }>`
      select d.video_id from video_details d join videos v on v.id = d.video_id
      where d.wished_at is not null and not ${isForeign}
      order by d.wished_at, d.video_id limit ${limit}`.execute(db);
    return rows.map(({ video_id }) => video_id);
  },

  /** Moves a request to the end. */
  postponeRequest: async (id: string): Promise<void> => {
    await db
      .updateTable('video_details')
      .set({ wished_at: now() })
      .where('video_id', '=', id)
      .where('wished_at', 'is not', null)
      .execute();
  },

  /** Deletes a request; opening the video adds it again. */
  dropRequest: async (id: string): Promise<void> => {
    await db
      .updateTable('video_details')
      .set({ wished_at: null })
      .where('video_id', '=', id)
      .execute();
  },

  /** Streams of a period whose details were not requested since they settled, oldest first. */
  unreadVideos: async (after: Place | undefined): Promise<UnreadVideos> => {
    const before = new Date(now().getTime() - SETTLED_MS);
    const { rows } = await sql<{ id: string; at: string; is_unread: boolean }>`
      select v.video_id as id, v.available_at::text as at, v.type = 'stream' and v.status = 'past'
        and (d.read_at is null or d.read_at < ${settled}) as is_unread
      from (
        select video_id, available_at, type, status from video_channels
        where role = 'uploader' and available_at < ${before}::timestamptz
          ${after ? sql`and (available_at, video_id) > (${after.at}::timestamptz, ${after.id})` : sql``}
        order by available_at, video_id limit ${WINDOW}
      ) v left join video_details d on d.video_id = v.video_id
      order by v.available_at, v.video_id`.execute(db);
    const last = rows.at(-1);
    return {
      ids: rows.filter(({ is_unread }) => is_unread).map(({ id }) => id),
      next: last && { at: last.at, id: last.id },
    };
  },

  /** Records that a source was asked about these videos, and deletes their requests. */
  noteRead: async (ids: readonly string[]): Promise<void> => {
    await sql`
      insert into video_details (video_id, read_at)
      select v.id, ${now()}::timestamptz
      from json_array_elements_text(${toJson(ids)}::json) as given(id) join videos v on v.id = given.id
      on conflict (video_id) do update set read_at = excluded.read_at, wished_at = null`.execute(
      db,
    );
  },
});

export type VideoDetails = ReturnType<typeof videoDetails>;
