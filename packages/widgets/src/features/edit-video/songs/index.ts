'use client';

export { SongEditor, type SongEditorProps } from './SongEditor';
export { SongHelper } from './SongHelper';
export { useSongDraft, type SongDraft } from './use-song-draft';
