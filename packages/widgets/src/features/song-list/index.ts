'use client';

export { SongList } from './SongList';
