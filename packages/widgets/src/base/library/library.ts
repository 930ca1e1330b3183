/** The library of this device, shared by the whole page. */
import { browserLibrary } from './library-database';
import { createLibraryStore } from './library-store';
import { tabChannel } from '../browser/tab-channel';

export const library = createLibraryStore(browserLibrary, tabChannel('oshimado-library', null));
