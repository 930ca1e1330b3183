export { favoritesMachine } from './favorites.machine';
export * from './favorites.selectors';
export * from './favorites.types';
