'use client';

export { PlaylistBeside, type PlaylistBesideProps } from './PlaylistBeside';
