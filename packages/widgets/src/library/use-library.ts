import { useEffect, useSyncExternalStore } from 'react';
import { library } from './library';
import type { LibraryState } from './library-store';

/** The library of this device, loaded by the first component that uses it. */
export function useLibrary(): LibraryState {
  useEffect(() => void library.load(), []);
  return useSyncExternalStore(library.subscribe, library.getState, library.getState);
}
