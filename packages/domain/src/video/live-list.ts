/** Which entries a live list shows, in which order. */
import type { BoardCount, Video } from '@oshimado/contract';
import { FAVORITES_WINDOW_MS } from '../limits';
import { isLive, isOverdue } from './live-rule';

/** Order of a live list: by time, or most viewers first. */
export type LiveSort = 'latest' | 'viewers';

const isPlaceholder = (video: Video) => (video.type === 'placeholder' ? 1 : 0);
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** In time order; at equal time real streams come before placeholders, then by id so that the order never changes. */
export const byTime = (a: Video, b: Video): number =>
  byText(a.available_at, b.available_at) ||
  isPlaceholder(a) - isPlaceholder(b) ||
  byText(a.id, b.id);

const byViewers = (a: Video, b: Video): number =>
  (b.live_viewers ?? 0) - (a.live_viewers ?? 0) || byTime(a, b);

/** The entries still worth showing, in time order or with the most watched first. */
export function liveList(
  videos: readonly Video[],
  now: number,
  { sort = 'latest', within }: { sort?: LiveSort; within?: number } = {},
): Video[] {
  return videos
    .filter((video) => !isOverdue(video, now))
    .filter(
      (video) =>
        within === undefined ||
        video.start_actual !== undefined ||
        video.start_scheduled === undefined ||
        Date.parse(video.start_scheduled) <= now + within,
    )
    .sort(sort === 'viewers' ? byViewers : byTime);
}

/** "The favorites live list also drops entries scheduled beyond 3 weeks." */
export const favoritesLiveList = (videos: readonly Video[], now: number): Video[] =>
  liveList(videos, now, { within: FAVORITES_WINDOW_MS });

/** The list cut in two, each half in the order given. */
export function splitLive(
  videos: readonly Video[],
  now: number,
): { live: Video[]; upcoming: Video[] } {
  const live: Video[] = [];
  const upcoming: Video[] = [];
  for (const video of videos) (isLive(video, now) ? live : upcoming).push(video);
  return { live, upcoming };
}

/** How many entries of a live list are live and how many are coming. Those that are overdue are neither. */
export function countBoard(
  videos: readonly Pick<Video, 'status' | 'start_scheduled' | 'start_actual'>[],
  now: number,
): BoardCount {
  const shown = videos.filter((video) => !isOverdue(video, now));
  const live = shown.filter((video) => isLive(video, now)).length;
  return { live, upcoming: shown.length - live };
}
