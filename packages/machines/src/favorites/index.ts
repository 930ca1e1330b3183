export { favoritesMachine } from './favorites.machine';
export {
  isBusy,
  isFavorite,
  isVolatile,
  selectError,
  selectFavorites,
  selectPendingCount,
  selectRefusal,
  selectStaged,
} from './favorites.selectors';
export type {
  ChangeOutboxInput,
  FavoriteRefusal,
  FavoritesContext,
  FavoritesEvent,
  FavoritesInput,
  FavoritesEmitted,
  SendFavoritesInput,
} from './favorites.types';
