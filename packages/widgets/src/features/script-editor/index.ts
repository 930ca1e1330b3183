'use client';

export { languageNamed, namedTarget, targetOf } from './script-editor.connect';
export { ScriptEditorPage, type ScriptEditorPageProps } from './ScriptEditorPage';
