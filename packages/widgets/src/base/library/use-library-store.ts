import { useReplaceable } from '../state/replaced';
import { library } from './library';
import type { LibraryStore } from './library-store';

/** The library that is shown and changed. */
export const useLibraryStore = (): LibraryStore => useReplaceable(library);
