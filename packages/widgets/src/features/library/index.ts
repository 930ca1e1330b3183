'use client';

export { LibraryList } from './LibraryList';
