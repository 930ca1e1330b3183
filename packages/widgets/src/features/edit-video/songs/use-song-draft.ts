import { useMemo, useReducer } from 'react';
import {
  emptySongForm,
  isUnsaved,
  reduceSongForm,
  type SongForm,
  type SongFormEvent,
} from './song-form';

/** The song that is being written, shared by the form, the list and the helper. */
export interface SongDraft {
  readonly form: SongForm;
  readonly send: (event: SongFormEvent) => void;
  /** Something would be lost if the page were left. */
  readonly isUnsaved: boolean;
}

/** An empty draft; it lives as long as the component that calls this. */
export function useSongDraft(): SongDraft {
  const [form, send] = useReducer(reduceSongForm, emptySongForm);
  return useMemo(() => ({ form, send, isUnsaved: isUnsaved(form) }), [form]);
}
