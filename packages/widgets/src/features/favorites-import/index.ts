'use client';

export { FavoritesImport } from './FavoritesImport';
