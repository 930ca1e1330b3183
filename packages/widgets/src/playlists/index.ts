'use client';

export { ExportMenu, type ExportMenuProps } from './ExportMenu';
export { OwnPlaylists } from './OwnPlaylists';
export { PlaylistButton } from './PlaylistButton';
export * from './PlaylistDetails';
