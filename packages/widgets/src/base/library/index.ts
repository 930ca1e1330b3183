'use client';

export type { LibraryEntry } from './library.types';
