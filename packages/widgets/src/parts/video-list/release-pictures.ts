/**
 * Frees the pictures of cards that were removed. Chromium keeps every image whose `sizes` begins with `auto` in memory until the document
 * is closed, and with the image its card: of an archive of a thousand cards all stayed. An image without `srcset` and `sizes` is freed.
 */

/** A list that is scrolled removes cards all the time: their pictures are freed together, so often. */
const ROUND_MS = 1_000;
/** Time that must be left in an idle period for one more card, ms. */
const SLICE_MS = 2;

const changed = new Set<Element>();
let timer: ReturnType<typeof setTimeout> | undefined;

function release(picture: HTMLImageElement) {
  // The address that is loaded already, so that the change requests nothing.
  if (picture.currentSrc !== '') picture.src = picture.currentSrc;
  picture.removeAttribute('srcset');
  picture.removeAttribute('sizes');
}

/** In idle periods, because the browser selects a source again for each image. */
function releaseSome(deadline: IdleDeadline) {
  for (const item of changed) {
    if (deadline.timeRemaining() < SLICE_MS) {
      requestIdleCallback(releaseSome);
      return;
    }
    changed.delete(item);
    if (!item.isConnected) item.querySelectorAll<HTMLImageElement>('img[srcset]').forEach(release);
  }
}

/** Frees the pictures of those items of a list that are no longer in the document, in the next round. */
export function releasePictures(items: Iterable<Element>): void {
  // Browsers without idle callbacks are not Chromium.
  if (!('requestIdleCallback' in globalThis)) return;
  for (const item of items) changed.add(item);
  timer ??= setTimeout(() => {
    timer = undefined;
    requestIdleCallback(releaseSome);
  }, ROUND_MS);
}
