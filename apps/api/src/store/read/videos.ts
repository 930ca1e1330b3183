/** Lists of videos with their uploaders, and single ones. */
import type { EventVideo } from '@oshimado/domain';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from '../tables';
import { videoColumns } from '../video-columns';
import type { VideoFilter } from './video-filter';
import { videoPages, type NarrowPageQuery, type VideoPageQuery } from './video-page';
import { statusAt } from './video-status';
import type { Total } from './word-search';

export interface VideoListQuery extends VideoPageQuery {
  /** Whether rows contain their description. Default false: it is most of a row's size. */
  readonly withDescription?: boolean;
}

/** Columns a list does not select as they are stored. */
const SPECIAL = [
  'status',
  'description',
  'channel_id',
  'live_tl_count',
  'recent_live_tls',
] as const;
type Special = (typeof SPECIAL)[number];
type Plain = Exclude<keyof typeof videoColumns, Special>;

const isPlain = (name: string): name is Plain => !SPECIAL.some((one) => one === name);
const plainColumns = Object.keys(videoColumns)
  .filter(isPlain)
  .map((name) => `v.${name}` as const);

const uploaderColumns = [
  'c.id as channel_id',
  'c.name as channel_name',
  'c.english_name as channel_english_name',
  'c.type as channel_type',
  'c.org as channel_org',
  'c.suborg as channel_suborg',
  'c.photo as channel_photo',
  'c.subscriber_count as channel_subscriber_count',
  'c.video_count as channel_video_count',
  'c.view_count as channel_view_count',
  'c.clip_count as channel_clip_count',
] as const;

/** Lines that a source counts, and those typed on this site. */
const translatedLines = sql<Readonly<Record<string, number>>>`
  case when v.own_tl_count = '{}' then v.live_tl_count else (
    select jsonb_object_agg(lang, lines) from (
      select lang, sum(lines::bigint) as lines from (
        select * from jsonb_each_text(v.live_tl_count)
        union all select * from jsonb_each_text(v.own_tl_count)
      ) counted(lang, lines) group by lang
    ) summed where lines > 0
  ) end`;

const activeLanguages = sql<string[]>`
  case when v.own_recent_tls = '{}' or v.status <> 'live' then v.recent_live_tls else array(
    select distinct lang from unnest(v.recent_live_tls || v.own_recent_tls) lang order by lang
  ) end`;

const selectRows = (db: Kysely<Tables>, now: Date, withDescription: boolean) =>
  db
    .selectFrom('videos as v')
    .innerJoin('channels as c', 'c.id', 'v.channel_id')
    .select('v.id')
    .select(plainColumns)
    .select(uploaderColumns)
    .select(statusAt('v', now).as('status'))
    .select([
      sql<Readonly<Record<string, number>>>`coalesce(${translatedLines}, '{}')`.as('live_tl_count'),
      activeLanguages.as('recent_live_tls'),
    ])
    .$if(withDescription, (query) => query.select('v.description'));

/** A video with its uploader, as every list, search, feed and single read selects it. */
export type VideoRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

/** More live and upcoming streams than there are at a time. */
const STREAMS_MAX = 9_999;

type EventColumn =
  | 'id'
  | 'type'
  | 'status'
  | 'topic_id'
  | 'duration'
  | 'channel_id'
  | 'start_actual'
  | 'start_scheduled'
  | 'available_at';
interface EventStreamRow extends Pick<Selectable<Tables['videos']>, EventColumn> {
  readonly guests: readonly string[];
}

const eventVideoOf = ({ channel_id, guests, ...row }: EventStreamRow): EventVideo => ({
  ...row,
  topic_id: row.topic_id ?? undefined,
  start_actual: row.start_actual?.toISOString(),
  start_scheduled: row.start_scheduled?.toISOString(),
  available_at: row.available_at.toISOString(),
  channel: { id: channel_id },
  mentions: guests.map((id) => ({ id })),
});

/**
 * The total that a page states. A count that ended at its limit becomes exact on the last page; on every other page it includes the
 * first row of the next page, so that viewers can go on.
 *
 * @param found number of rows of the page, and one more if another page follows
 */
function totalWith(
  total: Total,
  { offset, limit }: Pick<VideoListQuery, 'offset' | 'limit'>,
  found: number,
): Total {
  if (!total.isMinimum) return total;
  const isPageKnown = found > 0 || offset === 0;
  if (isPageKnown && found <= limit) return { count: offset + found, isMinimum: false };
  const reached = isPageKnown ? offset + found : 0;
  return { count: Math.max(total.count, reached), isMinimum: true };
}

export const videoReads = (db: Kysely<Tables>, now: () => Date) => {
  const { idsOfPage, idsOfParts, idsWithTotal, countVideos } = videoPages(db, now);

  const rowsOf = (
    ids: RawBuilder<unknown>,
    at: Date,
    withDescription: boolean,
  ): Promise<VideoRow[]> =>
    selectRows(db, at, withDescription)
      .innerJoin(
        sql<{
          id: string;
          position: number;
        }>`(select id, row_number() over () as position from (${ids}) ids)`.as('page'),
        'page.id',
        'v.id',
      )
      .orderBy('page.position')
      .execute();

  return {
    countVideos,

    /** A page of a list, in its order. Throws TooDeepError. */
    listVideos: async (query: VideoListQuery): Promise<VideoRow[]> => {
      const at = now();
      return rowsOf(await idsOfPage(query, at), at, query.withDescription ?? false);
    },

    /** A page of a list with how many videos the list has. Throws TooDeepError. */
    listWithTotal: async (
      query: VideoListQuery,
    ): Promise<{ readonly rows: VideoRow[]; readonly total: Total }> => {
      const at = now();
      const { limit, withDescription = false } = query;
      // One more tells whether another page follows, where the total is only known to a limit.
      const { ids, total } = await idsWithTotal({ ...query, limit: limit + 1 }, at);
      const found = await rowsOf(ids, at, withDescription);
      return { rows: found.slice(0, limit), total: totalWith(total, query, found.length) };
    },

    /**
     * A list by time or duration from `offset` on, at most `limit` rows, in pages of at most so many. Each page is read
     * when it is asked for and begins after the last row of the one before, so that nothing is held in between.
     */
    pagesOfVideos: async function* (
      query: NarrowPageQuery,
      pageRows: number,
    ): AsyncGenerator<readonly VideoRow[], void, undefined> {
      const at = now();
      const idsOf = await idsOfParts(query, at);
      let { offset, limit: left } = query;
      let after: VideoRow | undefined;
      while (left > 0) {
        const limit = Math.min(left, pageRows);
        const rows: VideoRow[] = await rowsOf(idsOf({ limit, offset, after }), at, false);
        if (rows.length > 0) yield rows;
        if (rows.length < limit) return;
        left -= rows.length;
        offset = 0;
        after = rows.at(-1);
      }
    },

    /** What the rule of events reads of a list: a fraction of whole rows with their guests. In no particular order. */
    eventStreams: async (filter: VideoFilter): Promise<EventVideo[]> => {
      const at = now();
      const query = { filter, sort: 'available_at', order: 'asc', limit: STREAMS_MAX } as const;
      const ids = await idsOfPage({ ...query, offset: 0 }, at);
      const { rows } = await sql<EventStreamRow>`
        select v.id, v.type, ${statusAt('v', at)} as status, v.topic_id, v.duration, v.channel_id,
          v.start_actual, v.start_scheduled, v.available_at,
          array(select m.channel_id from video_mentions m where m.video_id = v.id) as guests
        from (${ids}) page join videos v on v.id = page.id`.execute(db);
      return rows.map(eventVideoOf);
    },

    /** In no particular order; unknown ids are left out. */
    videosById: (ids: readonly string[]): Promise<VideoRow[]> =>
      selectRows(db, now(), false)
        .where(sql<boolean>`v.id = any(${ids}::text[])`)
        .execute(),

    findTopic: (id: string) =>
      db
        .selectFrom('videos')
        .select(['topic_id', 'topic_by', 'topic_approver_id'])
        .where('id', '=', id)
        .executeTakeFirst(),

    findVideo: (id: string): Promise<VideoRow | undefined> =>
      selectRows(db, now(), true).where('v.id', '=', id).executeTakeFirst(),
  };
};
