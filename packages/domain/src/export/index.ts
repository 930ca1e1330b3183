export { csvCell, readCsv, writeCsv } from './csv';
export {
  csvFileName,
  PLAYLIST_COLUMNS,
  playlistCsv,
  readPlaylistCsv,
  YOUTUBE_LIST_MAX,
  youtubeListUrl,
  type ExportedVideo,
  type PlaylistColumn,
  type PlaylistRow,
} from './playlist-export';
