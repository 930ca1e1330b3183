export { favoritesMachine } from './favorites.machine';
export * from './favorites.hearts';
export * from './favorites.selectors';
export * from './favorites.types';
