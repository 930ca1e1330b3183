'use client';

export { PlaylistBeside, type PlaylistBesideProps } from './PlaylistBeside';
export { useNextInPlaylist } from './use-watched-playlist';
