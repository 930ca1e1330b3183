'use client';

export { QuickEditor } from './QuickEditor';
export type { QuickEditorProps } from './QuickEditorCard';
