/** The library of this device, shared by the whole page. */
import { browserLibrary } from './library-database';
import { createLibraryStore, type LibraryChannel } from './library-store';

function tabs(): LibraryChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel('oshimado-library');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    postChange: () => channel.postMessage('changed'),
    onChange: (read) => channel.addEventListener('message', read),
  };
}

export const library = createLibraryStore(browserLibrary, tabs());
