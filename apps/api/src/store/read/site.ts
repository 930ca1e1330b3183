/** Data of the whole site: its organizations and statistics. */
import type { Org, Stats, Topic } from '@oshimado/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;

interface Figures {
  readonly vtubers: number;
  readonly subbers: number;
  readonly new_vtubers: number;
  readonly new_subbers: number;
  readonly videos: number;
  readonly new_videos: number;
  readonly songs: number;
}

export const siteReads = (db: Kysely<Tables>, now: () => Date) => ({
  /** Every topic that a video has, most used first. */
  topics: async (): Promise<Topic[]> => {
    const { rows } = await sql<Topic>`
      select key as id, sum(count)::bigint as count from video_counts
      where kind = 'topic' group by key having sum(count) > 0 order by count desc, key`.execute(db);
    return rows;
  },

  /** The most followed talent of each organization, whose photo clients show. */
  orgIcons: async (): Promise<ReadonlyMap<string, string>> => {
    const { rows } = await sql<{ org: string; id: string }>`
      select distinct on (org) org, id from channels
      where type = 'vtuber' and org is not null and not inactive
      order by org, subscriber_count desc, id`.execute(db);
    return new Map(rows.map(({ org, id }) => [org, id]));
  },

  orgs: (): Promise<Org[]> =>
    db.selectFrom('orgs').select(['name', 'short', 'name_jp']).orderBy('name').execute(),

  statistics: async (): Promise<Stats['statistics']> => {
    const at = now();
    const daysAgo = (days: number) => new Date(at.getTime() - days * DAY_MS);
    const month = daysAgo(MONTH_DAYS);
    const { rows } = await sql<Figures>`
      select c.*, v.*, s.* from
        (select
          count(*) filter (where type = 'vtuber') as vtubers,
          count(*) filter (where type = 'subber') as subbers,
          count(*) filter (where type = 'vtuber' and created_at >= ${month}) as new_vtubers,
          count(*) filter (where type = 'subber' and created_at >= ${month}) as new_subbers
        from channels) c,
        (select
          (select coalesce(sum(count), 0)::bigint from video_counts where kind = 'all') as videos,
          count(*) as new_videos
        from video_channels
        where role = 'uploader' and type <> 'placeholder'
          and available_at between ${daysAgo(1)} and ${at}) v,
        (select count(*) as songs from songs) s`.execute(db);
    const [figures] = rows;
    if (!figures) throw new Error('the statistics of the site are missing');
    return {
      channelCount: { vtuber: figures.vtubers, subber: figures.subbers },
      monthlyChannels: { vtuber: figures.new_vtubers, subber: figures.new_subbers },
      totalVideos: { count: figures.videos },
      dailyVideos: { count: figures.new_videos },
      totalSongs: { count: figures.songs },
    };
  },
});
