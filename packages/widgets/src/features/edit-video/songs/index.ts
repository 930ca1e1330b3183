'use client';

export { SongEditor, type SongEditorProps } from './SongEditor';
export { SongHelper, type SongHelperProps } from './SongHelper';
export { useSongDraft, type SongDraft } from './use-song-draft';
