/**
 * Rooms of live translations: one per video or custom link, and language. "A room opens 15 minutes before the scheduled
 * start"; rooms of custom links are always open.
 */
import type { Video } from '@oshimado/contract';
import { ROOM_OPENS_BEFORE_MS } from '../limits';

type RoomVideo = Pick<Video, 'status' | 'start_scheduled' | 'start_actual' | 'available_at'>;

/** Epoch milliseconds from which the room of this video is open. */
export const roomOpensAt = ({ start_scheduled, start_actual, available_at }: RoomVideo): number =>
  Date.parse(start_actual ?? start_scheduled ?? available_at) - ROOM_OPENS_BEFORE_MS;

/** Whether the room receives lines now. Ended videos have only a history. */
export function isRoomOpen(video: RoomVideo, now: number): boolean {
  if (video.status === 'live') return true;
  if (video.status === 'past' || video.status === 'missing') return false;
  return now >= roomOpensAt(video);
}

/** Seconds into the video at which a line was said; negative before its start. */
export const videoOffset = (
  timestamp: number,
  { start_actual, available_at }: Pick<RoomVideo, 'start_actual' | 'available_at'>,
): number => (timestamp - Date.parse(start_actual ?? available_at)) / 1_000;

/** The video of a room; a custom link has no status. */
export type ChatVideo = Pick<Video, 'id'> &
  Partial<Pick<Video, 'status' | 'start_scheduled' | 'start_actual' | 'available_at'>>;

/**
 * `open`: the room receives lines; `notLive`: "Stream is not live yet (try within 15 minutes of going live)";
 * `needsExtension`: "Archive chat needs an extension".
 */
export type ChatAccess = 'open' | 'notLive' | 'needsExtension';

/** Whether the room of this video can be joined at `now` (epoch ms). Rooms without a status are always open. */
export function chatAccess(video: ChatVideo, now: number, hasExtension: boolean): ChatAccess {
  const { status, available_at = '' } = video;
  if (status === undefined) return 'open';
  if (status === 'past' || status === 'missing') return hasExtension ? 'open' : 'needsExtension';
  return isRoomOpen({ ...video, status, available_at }, now) ? 'open' : 'notLive';
}

/** Epoch ms from which the room of this video is open; null if no time is known. */
export function chatOpensAt({ status, available_at = '', ...video }: ChatVideo): number | null {
  if (status === undefined) return null;
  const at = roomOpensAt({ ...video, status, available_at });
  return Number.isFinite(at) ? at : null;
}
