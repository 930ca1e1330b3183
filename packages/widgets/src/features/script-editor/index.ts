'use client';

export { languageNamed, namedTarget, targetOf } from './script-editor.connect';
export { DraftStoreContext, type DraftStore, type StoredDraft } from './script-drafts';
export { ScriptEditorPage, type ScriptEditorPageProps } from './ScriptEditorPage';
