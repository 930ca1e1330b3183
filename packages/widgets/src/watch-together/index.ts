'use client';

export { FavoritesTogether } from './FavoritesTogether';
export { WatchTogether } from './LateWatchTogether';
