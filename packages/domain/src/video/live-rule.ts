/** When a video counts as live, and when a scheduled one is overdue. */
import type { Video } from '@oshimado/contract';
import { LIVE_OVERDUE_MS } from '../limits';

type Scheduled = Pick<Video, 'status' | 'start_scheduled' | 'start_actual'>;
type Placeholder = Pick<Video, 'placeholderType' | 'start_scheduled' | 'duration'>;

const at = (time: string | undefined) => (time === undefined ? Number.NaN : Date.parse(time));

/**
 * "A video counts as live if its status is live, or, when not past, its scheduled start has passed." A missing video is
 * gone and counts as past.
 */
export function isLive(video: Scheduled, now: number): boolean {
  if (video.status === 'live') return true;
  if (video.status === 'past' || video.status === 'missing') return false;
  return at(video.start_scheduled) <= now;
}

/** "Entries with no actual start whose scheduled start is more than 2 hours in the past" leave the live lists. */
export const isOverdue = (video: Scheduled, now: number): boolean =>
  video.start_actual === undefined && at(video.start_scheduled) < now - LIVE_OVERDUE_MS;

/**
 * The state of a placeholder: events and streams elsewhere are live from their start for their length; a scheduled
 * YouTube stream never turns live and is past from its start on, because the real stream then replaces it.
 */
export function placeholderStatus(
  placeholder: Placeholder,
  now: number,
): 'upcoming' | 'live' | 'past' {
  const start = at(placeholder.start_scheduled);
  if (Number.isNaN(start) || now < start) return 'upcoming';
  if (placeholder.placeholderType === 'scheduled-yt-stream') return 'past';
  return now < start + placeholder.duration * 1_000 ? 'live' : 'past';
}
