'use client';

export { LibraryList, type LibraryListProps } from './LibraryList';
export type { LibraryEntry } from './library.types';
