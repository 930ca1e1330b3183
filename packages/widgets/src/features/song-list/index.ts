'use client';

export { SongList, type SongListProps } from './SongList';
export type { ListedSong } from './song-list.connect';
