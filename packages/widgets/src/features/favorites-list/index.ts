'use client';

export { FavoritesList, type FavoritesListProps } from './FavoritesList';
export { FavoritesLive } from './FavoritesLive';
export { FavoritesTogether } from './FavoritesTogether';
export { useFavoriteStreams, type FavoriteStreams } from './use-favorite-streams';
