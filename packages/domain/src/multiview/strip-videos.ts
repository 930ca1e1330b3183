/** Which streams the row of channels above a multiview offers. */
import type { Video } from '@oshimado/contract';
import { liveList } from '../video/live-list';
import { isLive } from '../video/live-rule';
import { STRIP_AHEAD_MS, STRIP_FIRST, STRIP_FIRST_AHEAD_MS } from './video-choice.limits';
import { pickedVideo, type PickedVideo } from './picked-video';

/** A stream that can be watched now or soon, with what choosing it means. */
export interface StripVideo {
  readonly video: Video;
  readonly picked: PickedVideo;
  readonly isLive: boolean;
  /** Time since its start, or until then, in milliseconds; 0 if it is unknown. */
  readonly distance: number;
}

/** The moment, and the videos that are not offered. */
export interface StripOptions {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Ids of the videos that are chosen already; Twitch channels by their name. */
  readonly exclude?: ReadonlySet<string>;
}

function stripVideo(video: Video, now: number): StripVideo | undefined {
  if (video.type === 'clip' || video.status === 'past' || video.status === 'missing')
    return undefined;
  const picked = pickedVideo(video);
  if (!picked) return undefined;
  const start = Date.parse(video.start_actual ?? video.available_at);
  return {
    video,
    picked,
    isLive: isLive(video, now),
    distance: Number.isNaN(start) ? 0 : Math.abs(start - now),
  };
}

/**
 * "Shown: live ones, upcoming within 2 h, within 6 h for the first 8; without those already in a cell. Only streams and
 * Twitch placeholders." In time order; a Twitch channel that is announced twice is there once.
 */
export function stripVideos(
  videos: readonly Video[],
  { now, exclude = new Set() }: StripOptions,
): readonly StripVideo[] {
  const offered = new Map<string, StripVideo>();
  for (const video of liveList(videos, now)) {
    const entry = stripVideo(video, now);
    if (!entry || exclude.has(entry.picked.id) || offered.has(entry.picked.id)) continue;
    const ahead = offered.size < STRIP_FIRST ? STRIP_FIRST_AHEAD_MS : STRIP_AHEAD_MS;
    if (entry.isLive || entry.distance <= ahead) offered.set(entry.picked.id, entry);
  }
  return [...offered.values()];
}
