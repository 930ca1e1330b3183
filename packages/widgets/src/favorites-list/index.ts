'use client';

export { FavoritesList, type FavoritesListProps } from './FavoritesList';
export { FavoritesLive } from './FavoritesLive';
