'use client';

export { OwnPlaylists } from './OwnPlaylists';
export { PlaylistButton } from './PlaylistButton';
export * from './PlaylistDetails';
