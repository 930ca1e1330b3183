'use client';

export {
  connectPlaylistPanel,
  connectYoutubeExport,
  playlistName,
  playlistNameLanguage,
  type PlaylistPanelApi,
  type PlaylistTranslate,
  type YoutubeExport,
} from './playlist-panel.connect';
export { downloadCsv } from './download-csv';
export { DiscardQuestion } from './PlaylistQuestions';
export { PlaylistPanel, type PlaylistPanelProps } from './PlaylistPanel';
export { listHeight } from './PlaylistRows.css';
export { YoutubeExportDialog, type YoutubeExportDialogProps } from './YoutubeExportDialog';
