import { useEffect, useRef, type RefObject } from 'react';

/**
 * Chromium keeps every image whose `sizes` begins with `auto` in memory until the document is closed, even after its card was removed. An
 * image without `srcset` and `sizes` is freed.
 */
function release(picture: HTMLImageElement) {
  // The address that is loaded already, so that the change requests nothing.
  if (picture.currentSrc !== '') picture.src = picture.currentSrc;
  picture.removeAttribute('srcset');
  picture.removeAttribute('sizes');
}

/** Ref of the element around a picture: frees the picture after the element was removed from the page. */
export function useReleasedPicture(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    const frame = ref.current;
    return () => {
      const picture = frame?.querySelector<HTMLImageElement>('img[srcset]');
      if (!picture) return;
      // When the browser is idle, because it selects a source again. Browsers without this callback skip it: the fault is Chromium’s.
      globalThis.requestIdleCallback?.(() => {
        // Strict Mode runs this cleanup while the element stays in the page.
        if (!picture.isConnected) release(picture);
      });
    };
  }, []);
  return ref;
}
