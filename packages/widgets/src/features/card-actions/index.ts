'use client';

export { CardsProvider } from './CardsProvider';
export { useLateWords } from './use-late-words';
