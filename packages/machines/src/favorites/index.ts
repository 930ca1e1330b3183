export { favoritesMachine } from './favorites.machine';
export {
  isBusy,
  hasListFailed,
  isFavorite,
  selectFavorites,
  selectRefusal,
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
