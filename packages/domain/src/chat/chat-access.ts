/** Whether a room of live translations can be entered, and when it will be. */
import type { Video } from '@oshimado/contract';
import { isRoomOpen, roomOpensAt } from '../translation/room';

/** The video of a room; a room that a link names has no status. */
export type ChatVideo = Pick<Video, 'id'> &
  Partial<Pick<Video, 'status' | 'start_scheduled' | 'start_actual' | 'available_at'>>;

/**
 * `open`: lines are heard there; `notLive`: "Stream is not live yet (try within 15 minutes of going live)";
 * `needsExtension`: "Archive chat needs an extension".
 */
export type ChatAccess = 'open' | 'notLive' | 'needsExtension';

/** Whether the room of this video can be entered at `now` (epoch ms). Rooms without a status are always open. */
export function chatAccess(video: ChatVideo, now: number, hasExtension: boolean): ChatAccess {
  const { status, available_at = '' } = video;
  if (status === undefined) return 'open';
  if (status === 'past' || status === 'missing') return hasExtension ? 'open' : 'needsExtension';
  return isRoomOpen({ ...video, status, available_at }, now) ? 'open' : 'notLive';
}

/** Epoch ms from which the room of this video is open; null when no time is known. */
export function chatOpensAt({ status, available_at = '', ...video }: ChatVideo): number | null {
  if (status === undefined) return null;
  const at = roomOpensAt({ ...video, status, available_at });
  return Number.isFinite(at) ? at : null;
}
