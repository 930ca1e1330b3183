/**
 * Loads the program of a page that the server drew, and the parts that the page shows at once: after its first paint and its first
 * picture, so that on a slow line they do not share it with them, and before the other pictures. A multiview loads them after the script
 * of its first frames (`first-frames.ts`), which is as small as this.
 */

/** Maximum delay of the program by a slow picture, or by a page that is not painted. */
const WAIT_MS = 2000;

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

/** From the cache of a browser the program would be evaluated before the first paint, and delay it by a long task. */
function startAfterPaint() {
  // The browser paints no hidden tab, and the service worker keeps pages without their content: both have no first paint to wait for.
  if (document.hidden || !document.querySelector('main')) {
    start();
  } else {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, WAIT_MS);
  }
}

function startAfterPicture() {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // With a service worker the program comes from the cache, and competes with nothing.
  if (picture && !picture.complete && !navigator.serviceWorker?.controller) {
    picture.addEventListener('load', startAfterPaint);
    picture.addEventListener('error', startAfterPaint);
    setTimeout(start, WAIT_MS);
  } else {
    startAfterPaint();
  }
}

// An `async` script: a browser looks for the fragment of the address once the document is parsed, which a deferred script would delay.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAfterPicture);
else startAfterPicture();
