import { useEffect, useRef, type RefObject } from 'react';

/**
 * Chromium holds every image whose `sizes` begins with `auto` until the page ends, and with the image the whole card that was taken away:
 * of an archive of a thousand cards all stayed in memory. An image with one plain address is let go.
 */
function letGo(picture: HTMLImageElement) {
  // The address that it shows: any other would be loaded.
  if (picture.currentSrc !== '') picture.src = picture.currentSrc;
  picture.removeAttribute('srcset');
  picture.removeAttribute('sizes');
}

/** For the frame around a picture: the browser can forget the picture once it has left the page. */
export function useReleasedPicture(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    const frame = ref.current;
    return () => {
      const picture = frame?.querySelector<HTMLImageElement>('img[srcset]');
      if (!picture) return;
      // Later, because the browser looks at the address anew. A browser without such a callback does not hold the images either.
      globalThis.requestIdleCallback?.(() => {
        // In Strict Mode it stays.
        if (!picture.isConnected) letGo(picture);
      });
    };
  }, []);
  return ref;
}
