'use client';

export { FavoritesImport, type FavoritesImportProps } from './FavoritesImport';
