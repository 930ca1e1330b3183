import { createContext, useContext } from 'react';
import { library } from './library';
import type { LibraryStore } from './library-store';

/** The library that is shown and changed. Default that of this device; stories have libraries of their own. */
export const LibraryContext = createContext<LibraryStore>(library);

export const useLibraryStore = (): LibraryStore => useContext(LibraryContext);
