/** The script of a multiview that the server drew: loads its players while the program is on its way. */
import { loadFirstFrames } from '@oshimado/widgets/internal/features/multiview/first-frames/load';
import { keptAt } from './platform/kept-page';

function load(): void {
  // A page from the service worker's cache may be of another address, with another layout.
  if (keptAt() === null) loadFirstFrames();
}

// At the end of parsing, not at `DOMContentLoaded`, which waits for the program.
if (document.readyState === 'loading')
  document.addEventListener('readystatechange', load, { once: true });
else load();
