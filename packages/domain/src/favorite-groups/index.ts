export * from './favorite-groups';
