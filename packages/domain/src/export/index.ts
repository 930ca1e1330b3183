export { csvCell, readCsv, writeCsv } from './csv';
export { CSV_NAME_MAX, YOUTUBE_LIST_MAX } from './export.limits';
export {
  csvFileName,
  PLAYLIST_COLUMNS,
  playlistCsv,
  readPlaylistCsv,
  youtubeListUrl,
  type ExportedVideo,
  type PlaylistColumn,
  type PlaylistRow,
} from './playlist-export';
