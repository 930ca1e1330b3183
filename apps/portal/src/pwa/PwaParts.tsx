/**
 * What makes the site an installed product: updates, the offer to install, pulling, the note that there is no connection. Code
 * of its own, fetched once the page has been loaded; a page that cannot have it goes on without.
 */
import { Component, lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { reportError } from '../errors/report';

const LateParts = lazy(() => import('./LateParts'));

/** Whatever goes wrong with these extras is reported, and the page stays as it is. */
class Quiet extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function useIsLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const tell = () => setLoaded(true);
    if (document.readyState === 'complete') {
      const timer = setTimeout(tell);
      return () => clearTimeout(timer);
    }
    addEventListener('load', tell);
    return () => removeEventListener('load', tell);
  }, []);
  return isLoaded;
}

export function PwaParts() {
  if (!useIsLoaded()) return null;
  return (
    <Quiet>
      <Suspense fallback={null}>
        <LateParts />
      </Suspense>
    </Quiet>
  );
}
