/** Lines as the contract shows them. */
import type { Chat } from '@oshimado/contract';
import { videoOffset } from '@oshimado/domain';
import type { ChatRow } from '../../store';
import type { RoomStart } from './room';

export const presentChat = (row: ChatRow, start: RoomStart, withId: boolean): Chat => ({
  id: withId ? String(row.id) : undefined,
  name: row.name,
  message: row.message,
  timestamp: row.timestamp_ms,
  video_offset: videoOffset(row.timestamp_ms, start),
  duration: row.duration_ms,
  channel_id: row.channel_id ?? undefined,
  is_tl: row.is_tl,
  is_owner: row.is_owner,
  is_vtuber: row.is_vtuber,
  is_moderator: row.is_moderator,
  is_verified: row.is_verified,
  source: row.source,
});
