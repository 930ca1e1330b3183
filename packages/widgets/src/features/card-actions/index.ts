'use client';

export { CardsProvider, type CardsProviderProps } from './CardsProvider';
export { useLateWords } from './use-late-words';
