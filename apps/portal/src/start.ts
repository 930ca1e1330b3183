/**
 * Loads the program of a page that the server drew with a picture, and the parts that the page shows at once: after that picture, so
 * that on a slow line they do not share it, and before the other pictures. A multiview loads them after the script of its first frames
 * (`first-frames.ts`), which is as small as this. Other pages name them in their document.
 */

/** Maximum delay of the program by a slow picture. */
const PICTURE_MS = 2000;

const root = document.documentElement;
const { entry = '', parts = '' } = document.currentScript?.dataset ?? {};

function showAllPictures() {
  delete root.dataset.firstRowOnly;
}

let isStarted = false;
function start() {
  if (isStarted) return;
  isStarted = true;
  // A failed load is an uncaught rejection in the console; the page can be read without the program.
  void import(entry).finally(showAllPictures);
  for (const href of parts.split(' ').filter(Boolean)) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: '',
      fetchPriority: 'low',
      href,
    });
    document.head.append(link);
  }
}

function startAfterPicture() {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // With a service worker the program comes from the cache, and competes with nothing.
  if (picture && !picture.complete && !navigator.serviceWorker?.controller) {
    picture.addEventListener('load', start);
    picture.addEventListener('error', start);
    setTimeout(start, PICTURE_MS);
  } else {
    start();
  }
}

// An `async` script: a browser looks for the fragment of the address once the document is parsed, which a deferred script would delay.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAfterPicture);
else startAfterPicture();
