'use client';

/** Tells the parts below it which way the text runs, for arrow keys and places; the look follows `dir` by itself. */
export { DirectionProvider } from '@radix-ui/react-direction';
