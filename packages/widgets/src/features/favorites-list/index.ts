'use client';

export { FavoritesList } from './FavoritesList';
export { FavoritesLive } from './FavoritesLive';
export { FavoritesTogether } from './FavoritesTogether';
export { useFavoriteStreams } from './use-favorite-streams';
