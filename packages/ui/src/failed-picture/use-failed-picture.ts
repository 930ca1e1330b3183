'use client';

import { useCallback, useState, type RefCallback } from 'react';

/**
 * Whether a picture could not be had. A picture of a page drawn by the server may fail before its handler is there, so a
 * picture that is complete and empty when the page is taken over has failed too.
 */
export function useFailedPicture(src: string | null): {
  readonly hasFailed: boolean;
  readonly pictureRef: RefCallback<HTMLImageElement>;
  readonly onError: () => void;
} {
  const [failed, setFailed] = useState<string | null>(null);
  const onError = useCallback(() => setFailed(src), [src]);
  const pictureRef = useCallback(
    (picture: HTMLImageElement | null) => {
      if (picture?.complete && picture.naturalWidth === 0 && picture.currentSrc !== '') onError();
    },
    [onError],
  );
  return { hasFailed: src !== null && failed === src, pictureRef, onError };
}
