'use client';

export { FavoritesList, type FavoritesListProps } from './FavoritesList';
export { FavoritesLive, useFavoriteStreams, type FavoriteStreams } from './FavoritesLive';
export { FavoritesTogether } from './FavoritesTogether';
