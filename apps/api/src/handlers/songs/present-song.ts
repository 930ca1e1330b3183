import type { Song } from '@oshimado/contract';
import type { SungSongRow } from '../../store';

const idOf = (id: number | null) => (id === null ? null : String(id));

export const presentSong = (row: SungSongRow): Song => ({
  id: row.id,
  name: row.name,
  original_artist: row.original_artist,
  start: row.start_s,
  end: row.end_s,
  itunesid: row.itunesid,
  art: row.art,
  amUrl: row.am_url,
  video_id: row.video_id,
  channel_id: row.channel_id,
  channel: { name: row.channel_name, english_name: row.channel_english_name },
  available_at: row.available_at.toISOString(),
  creator_id: idOf(row.creator_id),
  approver_id: idOf(row.approver_id),
  is_mv: row.is_mv,
});
