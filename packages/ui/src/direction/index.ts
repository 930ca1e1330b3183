'use client';

/** Provides the text direction to the components below, for arrow keys and placement; styles follow `dir`. */
export { DirectionProvider } from '@radix-ui/react-direction';
