import { useEffect, useRef, useState } from 'react';

/**
 * Whether a picture turned out not to be had. One that failed while the page was still only HTML has told nobody, so it is
 * asked once the page is taken over.
 */
export function usePicture(src: string | undefined) {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  useEffect(() => {
    const image = ref.current;
    // A lazy picture that was not asked for yet is not complete.
    if (src !== undefined && image?.complete && image.currentSrc && image.naturalWidth === 0) {
      setBroken(src);
    }
  }, [src]);
  return {
    ref,
    isBroken: src !== undefined && broken === src,
    onError: () => setBroken(src),
  };
}
