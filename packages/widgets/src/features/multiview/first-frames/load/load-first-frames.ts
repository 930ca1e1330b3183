/**
 * Loads the players of a layout that the server drew, before the program has arrived: the largest first and alone, then the others. Small,
 * because the first player waits for it.
 */
import { FRAME_ALLOWED, FRAME_REFERRER } from '../../../../parts/player/frame-permissions';
import { createStartQueue, type StartQueueOptions } from '../../grid/start-queue';
import { canMoveFrames, DRAWING } from '../first-frame';

/** The stored layout of this device, as `moduleKey` and `writeModule` of the domain have it. */
const KEY = 'oshimado.multiview';

/**
 * Whether the device has a layout of its own: the multiview then asks which one to open. What cannot be read is for the program to judge.
 */
function hasOwnLayout(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    const text = storage().getItem(KEY);
    return text !== null && !/"cells":\[\]/.test(text);
  } catch {
    // A browser that refuses its storage keeps no layout.
    return false;
  }
}

function frameOf(place: HTMLElement): HTMLIFrameElement {
  const { src = '', title = '' } = place.dataset;
  return Object.assign(document.createElement('iframe'), {
    src: src + encodeURIComponent(location.origin),
    title,
    className: place.className,
    allow: FRAME_ALLOWED,
    referrerPolicy: FRAME_REFERRER,
  });
}

/** Once the drawing is in the document. */
export function loadFirstFrames(options?: StartQueueOptions): void {
  const places = [...document.querySelectorAll<HTMLElement>(`${DRAWING} [data-src]`)];
  // A place that is not shown has no size: one cell at a time fills a small window.
  const isShown = places.every(({ clientWidth }) => clientWidth > 0);
  if (!canMoveFrames() || !isShown || hasOwnLayout(() => localStorage)) return;
  const queue = createStartQueue(options);
  const waiting = new Set(places);
  const start = () => {
    for (const place of waiting) {
      const { place: name = '' } = place.dataset;
      // The program has gone on with the others.
      if (!place.isConnected || !queue.mayStart(name)) continue;
      waiting.delete(place);
      const frame = frameOf(place);
      frame.addEventListener('load', () => {
        frame.dataset.loaded = '';
        queue.settle(name);
      });
      place.append(frame);
    }
  };
  queue.subscribe(start);
  for (const { dataset } of waiting) queue.request(dataset.place ?? '', Number(dataset.area));
}
