/** The script of a multiview that the server drew: loads its players while the program is on its way. */
import { loadFirstFrames } from '@oshimado/widgets/internal/features/multiview/first-frames/load';

// At the end of parsing, not at `DOMContentLoaded`, which waits for the program.
if (document.readyState === 'loading')
  document.addEventListener('readystatechange', () => loadFirstFrames(), { once: true });
else loadFirstFrames();
