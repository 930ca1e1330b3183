/** Lists of videos with their uploaders, and single ones. */
import { ALL_ORGS } from '@oshimado/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../tables';
import { isOfOrg, reachOf } from './org-videos';
import { statusAt } from './placeholder-status';
import { matches, type VideoFilter } from './video-filter';
import { liveViewersAt, orderOf, type Order, type VideoSort } from './video-order';

export interface VideoPageQuery extends VideoFilter {
  readonly sort: VideoSort;
  readonly order: Order;
  readonly limit: number;
  readonly offset: number;
  /** Whether rows carry their description. Default false: it is most of a row's weight. */
  readonly withDescription?: boolean;
}

const listColumns = [
  'v.id',
  'v.title',
  'v.type',
  'v.topic_id',
  'v.published_at',
  'v.available_at',
  'v.duration',
  'v.start_scheduled',
  'v.start_actual',
  'v.end_actual',
  'v.songcount',
  'v.lang',
  'v.live_tl_count',
  'v.recent_live_tls',
  'v.placeholder_type',
  'v.certainty',
  'v.jp_name',
  'v.link',
  'v.thumbnail',
  'v.credits',
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

const fromVideos = (db: Kysely<Tables>) =>
  db.selectFrom('videos as v').innerJoin('channels as c', 'c.id', 'v.channel_id');

const selectRows = (db: Kysely<Tables>, now: Date, withDescription: boolean) =>
  fromVideos(db)
    .select(listColumns)
    .select([statusAt(now).as('status'), liveViewersAt(now).as('live_viewers')])
    .$if(withDescription, (query) => query.select('v.description'));

export type VideoRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

/** Few rows are left whatever the org, so that each may be asked whether it belongs; the board is such a list. */
const isShort = ({ id, channels, status }: VideoFilter) =>
  id !== undefined || channels !== undefined || (status && !status.includes('past'));

export const videoReads = (db: Kysely<Tables>, now: () => Date) => {
  const condition = async (filter: VideoFilter, at: Date): Promise<RawBuilder<boolean>> => {
    const { org } = filter;
    const rest = matches(filter, at);
    if (org === undefined || org === ALL_ORGS) return rest;
    const reach = isShort(filter) ? 'many' : await reachOf(db, org);
    return sql<boolean>`${isOfOrg(org, reach)} and ${rest}`;
  };

  return {
    listVideos: async (query: VideoPageQuery): Promise<VideoRow[]> => {
      const { sort, order, limit, offset, withDescription = false, ...filter } = query;
      const at = now();
      return selectRows(db, at, withDescription)
        .where(await condition(filter, at))
        .orderBy(sql.join(orderOf(sort, order, at)))
        .limit(limit)
        .offset(offset)
        .execute();
    },

    countVideos: async (filter: VideoFilter): Promise<number> => {
      const { total } = await fromVideos(db)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where(await condition(filter, now()))
        .executeTakeFirstOrThrow();
      return total;
    },

    /** In no order; those that are not known are left out. */
    videosById: (ids: readonly string[]): Promise<VideoRow[]> =>
      selectRows(db, now(), false)
        .where(sql<boolean>`v.id = any(${ids}::text[])`)
        .execute(),

    findTopic: (id: string) =>
      db
        .selectFrom('videos')
        .select(['topic_id', 'topic_approver_id'])
        .where('id', '=', id)
        .executeTakeFirst(),

    findVideo: (id: string): Promise<VideoRow | undefined> =>
      selectRows(db, now(), true).where('v.id', '=', id).executeTakeFirst(),
  };
};
