'use client';

export * from './playlist-panel.connect';
export { downloadCsv } from './download-csv';
export { DiscardQuestion } from './PlaylistQuestions';
export { PlaylistPanel, type PlaylistPanelProps } from './PlaylistPanel';
export { YoutubeExportDialog } from './YoutubeExportDialog';
