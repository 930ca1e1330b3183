'use client';

export { connectFoundSongs, type FoundSong, type SongTrack } from './song-lookup.connect';
export { FoundSongs, SongLookup, type FoundSongsProps, type SongLookupProps } from './SongLookup';
