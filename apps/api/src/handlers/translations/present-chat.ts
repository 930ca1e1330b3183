/** Lines as the contract shows them. */
import type { Chat } from '@oshimado/contract';
import { videoOffset } from '@oshimado/domain';
import type { ChatRow, VideoRow } from '../../store';

/** Rooms of custom links have no start; their lines count from the epoch. */
const startOf = (video: VideoRow | undefined) => ({
  start_actual: video?.start_actual?.toISOString(),
  available_at: (video?.available_at ?? new Date(0)).toISOString(),
});

export const presentChat = (row: ChatRow, video: VideoRow | undefined, withId: boolean): Chat => ({
  id: withId ? String(row.id) : undefined,
  name: row.name,
  message: row.message,
  timestamp: row.timestamp_ms,
  video_offset: videoOffset(row.timestamp_ms, startOf(video)),
  duration: row.duration_ms,
  channel_id: row.channel_id ?? undefined,
  is_tl: row.is_tl,
  is_owner: row.is_owner,
  is_vtuber: row.is_vtuber,
  is_moderator: row.is_moderator,
  is_verified: row.is_verified,
  source: row.source,
});
