'use client';

export { PlaceholderEditor, type PlaceholderEditorProps } from './PlaceholderEditor';
