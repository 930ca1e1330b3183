/** Playlists as the contract shows them. */
import type { PlaylistStub, PlaylistVideo } from '@oshimado/contract';
import type { PlaylistRow, VideoRow } from '../../store';
import { presentUploader } from '../channels/present-channel';

export const presentStub = (row: PlaylistRow): PlaylistStub => ({
  id: row.id,
  name: row.name,
  user_id: String(row.user_id),
  updated_at: row.updated_at.toISOString(),
  video_ids: row.video_ids,
});

export const presentPlaylistVideo = (row: VideoRow): PlaylistVideo => ({
  id: row.id,
  title: row.title,
  type: row.type,
  status: row.status,
  topic_id: row.topic_id ?? undefined,
  duration: row.duration,
  available_at: row.available_at.toISOString(),
  published_at: row.published_at?.toISOString() ?? null,
  thumbnail: row.thumbnail ?? undefined,
  channel: presentUploader(row, false),
});
