/** The actors, and whoever puts into words what they tell. */
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { ActorNotice } from '../actors/actor-notices';
import { ActorsProvider } from '../actors/ActorsProvider';

const ActorNotices = lazy(() => import('./ActorNotices'));

export function ActorsWithNotices({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly ActorNotice[]>([]);
  const tell = useCallback((notice: ActorNotice) => setQueue((before) => [...before, notice]), []);
  const onTold = useCallback((count: number) => setQueue((before) => before.slice(count)), []);
  return (
    <ActorsProvider tell={tell}>
      {children}
      {queue.length > 0 ? (
        <Suspense fallback={null}>
          <ActorNotices queue={queue} onTold={onTold} />
        </Suspense>
      ) : null}
    </ActorsProvider>
  );
}
