/** Which videos are synchronized, and where the common clock begins. */
import { clamp } from '../clamp';
import {
  SYNC_AGREE_MS,
  SYNC_GAP_MS,
  SYNC_OFFSET_MAX_S,
  SYNC_OFFSET_STEP_S,
} from './multiview-sync.limits';
import type { SyncOffsets, SyncRange, SyncVideo } from './sync-types';

/** A video that is live, or has no usable start or length, is never synchronized. */
const isUsable = ({ start, duration, isLive = false }: SyncVideo): boolean =>
  !isLive && Number.isFinite(start) && Number.isFinite(duration) && duration > 0;

const byStart = (a: SyncVideo, b: SyncVideo): number => a.start - b.start || (a.id < b.id ? -1 : 1);

/** Rounds to a step of 0.5 s within a day; NaN becomes 0. */
export function toSyncOffset(value: number): number {
  if (Number.isNaN(value)) return 0;
  const bounded = clamp(value, -SYNC_OFFSET_MAX_S, SYNC_OFFSET_MAX_S);
  // `+ 0`: avoids a negative zero in an address.
  return Math.round(bounded / SYNC_OFFSET_STEP_S) * SYNC_OFFSET_STEP_S + 0;
}

export const syncOffset = (offsets: SyncOffsets, id: string): number =>
  Object.hasOwn(offsets, id) ? (offsets[id] ?? 0) : 0;

/** Epoch ms of a video's first frame, including its offset. */
export const syncStart = (video: SyncVideo, offsets: SyncOffsets): number =>
  video.start + syncOffset(offsets, video.id) * 1_000;

/** Epoch ms of a video's last frame, including its offset. */
export const syncEnd = (video: SyncVideo, offsets: SyncOffsets): number =>
  syncStart(video, offsets) + video.duration * 1_000;

/**
 * Past videos by start in which each begins less than an hour after the end of earlier ones; the first group of two or
 * more.
 */
export function syncChain(videos: readonly SyncVideo[]): readonly SyncVideo[] {
  const known = new Set<string>();
  const sorted = videos
    .filter((video) => isUsable(video) && !known.has(video.id) && known.add(video.id))
    .sort(byStart);
  let chain: SyncVideo[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const video of sorted) {
    const isNear = video.start - end < SYNC_GAP_MS;
    if (!isNear && chain.length > 1) break;
    chain = isNear ? [...chain, video] : [video];
    end = Math.max(isNear ? end : Number.NEGATIVE_INFINITY, syncEnd(video, {}));
  }
  return chain.length > 1 ? chain : [];
}

/** From the first frame to the last; both 0 for no videos. */
export function syncRange(chain: readonly SyncVideo[], offsets: SyncOffsets): SyncRange {
  if (chain.length === 0) return { start: 0, end: 0 };
  return {
    start: Math.min(...chain.map((video) => syncStart(video, offsets))),
    end: Math.max(...chain.map((video) => syncEnd(video, offsets))),
  };
}

/** The nearest moment within a range. Moments are epoch ms. */
export const clampToRange = (moment: number, { start, end }: SyncRange): number =>
  clamp(moment, start, end);

/** Start of the first overlap of two videos; the beginning if there is none. */
export function firstOverlap(chain: readonly SyncVideo[], offsets: SyncOffsets): number {
  const moved = chain
    .map((video) => ({ start: syncStart(video, offsets), end: syncEnd(video, offsets) }))
    .sort((a, b) => a.start - b.start);
  let end = Number.NEGATIVE_INFINITY;
  for (const video of moved) {
    if (video.start < end) return video.start;
    end = Math.max(end, video.end);
  }
  return syncRange(chain, offsets).start;
}

/** What tells where the common clock begins. */
export interface StartSources {
  /** Moment from the address, epoch ms. */
  readonly asked: number | null;
  /** Position of each player in its video, seconds, by id. */
  readonly times: Readonly<Record<string, number>>;
}

/** "The address, or the average of the players if they agree, or the first moment where two overlap." */
export function startMoment(
  chain: readonly SyncVideo[],
  offsets: SyncOffsets,
  { asked, times }: StartSources,
): number {
  const range = syncRange(chain, offsets);
  if (asked !== null) return clampToRange(asked, range);
  const moments = chain.flatMap((video) => {
    const time = Object.hasOwn(times, video.id) ? times[video.id] : undefined;
    return time === undefined ? [] : [syncStart(video, offsets) + time * 1_000];
  });
  const isAgreed =
    moments.length === chain.length &&
    moments.length > 0 &&
    Math.max(...moments) - Math.min(...moments) < SYNC_AGREE_MS;
  if (!isAgreed) return firstOverlap(chain, offsets);
  const mean = moments.reduce((sum, moment) => sum + moment / moments.length, 0);
  return clampToRange(mean, range);
}

/** Offsets of the remaining videos only, without zeros. */
export const keepSyncOffsets = (
  offsets: SyncOffsets,
  videos: readonly Pick<SyncVideo, 'id'>[],
): SyncOffsets =>
  Object.fromEntries(
    videos.flatMap(({ id }) => {
      const offset = toSyncOffset(syncOffset(offsets, id));
      return offset === 0 ? [] : [[id, offset]];
    }),
  );

/** Sets one offset, in steps of 0.5; zeros are removed. */
export function setSyncOffset(offsets: SyncOffsets, id: string, value: number): SyncOffsets {
  const others = Object.entries(offsets).filter(([other]) => other !== id);
  const offset = toSyncOffset(value);
  return Object.fromEntries(offset === 0 ? others : [...others, [id, offset]]);
}
