/**
 * The four steps every list of videos takes: which rows (skeleton; the rules are part of it, because pages are cut after
 * them), what hangs on them (hydration), and how they are shown (presentation).
 */
import type { Video, VideoPage } from '@oshimado/contract';
import type { videoIncludes } from '@oshimado/contract/schemas';
import type { Reads, VideoFilter, VideoPageQuery } from '../../store';
import { hydrateVideos, hydratedParts } from './hydrate-videos';
import { presentVideo, type VideoParts } from './present-video';

export type VideoInclude = (typeof videoIncludes)[number];

type Page = Pick<VideoPageQuery, 'sort' | 'order' | 'limit' | 'offset'>;

export interface VideoListRequest {
  readonly filter: VideoFilter;
  readonly page: Page;
  readonly include?: readonly VideoInclude[];
  /** Answer `{ total, items }`. Default false. */
  readonly paginated?: boolean;
  /** Parts shown whatever `include` says. */
  readonly always?: VideoParts;
}

async function readItems(
  reads: Reads,
  { filter, page, include = [], always }: VideoListRequest,
): Promise<Video[]> {
  const withDescription = include.includes('description');
  const skeleton = await reads.listVideos({ ...filter, ...page, withDescription });

  const parts = hydratedParts.filter((part) => include.includes(part));
  const hydrated = await hydrateVideos(reads, skeleton, parts);

  const shown: VideoParts = {
    liveInfo: include.includes('live_info'),
    channelStats: include.includes('channel_stats'),
    ...always,
  };
  return hydrated.map((video) => presentVideo(video, shown));
}

export async function answerVideoList(
  reads: Reads,
  request: VideoListRequest,
): Promise<Video[] | VideoPage> {
  if (!request.paginated) return readItems(reads, request);
  const [total, items] = await Promise.all([
    reads.countVideos(request.filter),
    readItems(reads, request),
  ]);
  return { total, items };
}

/** The page of a query without its filters, which a handler may have narrowed. */
export const pageOf = ({ sort, order, limit, offset }: Page): Page => ({
  sort,
  order,
  limit,
  offset,
});

interface SharedQuery {
  readonly type?: VideoFilter['type'];
  readonly status?: VideoFilter['status'];
  readonly lang?: string[];
  readonly channel_id?: string;
  readonly mentioned_channel_id?: string;
  readonly org?: string;
  readonly topic?: string;
  readonly id?: string[];
  readonly from?: Date;
  readonly to?: Date;
  readonly max_upcoming_hours?: number;
}

/** The filters of `/videos`, `/clips` and `/live` as the store knows them. */
export const filterOf = (query: SharedQuery): VideoFilter => ({
  type: query.type,
  status: query.status,
  lang: query.lang,
  channels: query.channel_id === undefined ? undefined : [query.channel_id],
  mentioned_channel_id: query.mentioned_channel_id,
  org: query.org,
  topic: query.topic,
  id: query.id,
  from: query.from,
  to: query.to,
  max_upcoming_hours: query.max_upcoming_hours,
});
