'use client';

export { type SongTrack } from './song-lookup.connect';
export { FoundSongs, SongLookup } from './SongLookup';
