'use client';

export { PlaceholderEditor } from './PlaceholderEditor';
