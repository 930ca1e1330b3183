'use client';

export { LibraryList, type LibraryListProps } from './LibraryList';
