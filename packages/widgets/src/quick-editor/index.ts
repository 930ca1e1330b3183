'use client';

export { QuickEditor, type QuickEditorProps } from './QuickEditor';
