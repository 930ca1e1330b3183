/**
 * The parts of an installable app: updates, the install prompt, pull to refresh, the offline bar. A chunk that is loaded after the
 * page; if loading fails, the page works without it and retries later.
 */
import { useEffect, useState } from 'react';
import { latePart } from '@oshimado/widgets/internal/base/late-part';
import type { LatePartsProps } from './LateParts';

const LateParts = latePart(() => import('./LateParts'));

function useIsLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const noteLoaded = () => setLoaded(true);
    if (document.readyState === 'complete') {
      const timer = setTimeout(noteLoaded);
      return () => clearTimeout(timer);
    }
    addEventListener('load', noteLoaded);
    return () => removeEventListener('load', noteLoaded);
  }, []);
  return isLoaded;
}

export const PwaParts = (props: LatePartsProps) =>
  useIsLoaded() ? <LateParts {...props} /> : null;
