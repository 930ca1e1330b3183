/** A video of a viewer's own list: of a playlist or of the watch history. */
import type { PlaylistVideo } from '@oshimado/contract';
import type { VideoRow } from '../store';
import { presentUploader } from './channels/present-channel';

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
