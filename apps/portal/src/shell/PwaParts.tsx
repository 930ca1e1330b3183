/**
 * What makes the site an installed product: updates, the offer to install, pulling, the note that there is no connection. Code
 * of its own, fetched once the page has been loaded; a page that cannot have it goes on without, and asks for it again.
 */
import { useEffect, useState } from 'react';
import { latePart } from '@oshimado/widgets/errors';

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

export const PwaParts = () => (useIsLoaded() ? <LateParts /> : null);
