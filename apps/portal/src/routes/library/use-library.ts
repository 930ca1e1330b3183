import { useEffect, useSyncExternalStore } from 'react';
import { library } from './library';
import type { LibraryState } from './library-store';

/** What this device keeps; read when the first one asks. */
export function useLibrary(): LibraryState {
  useEffect(() => void library.load(), []);
  return useSyncExternalStore(library.subscribe, library.getState, library.getState);
}
