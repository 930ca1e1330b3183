/** The actors, and whoever puts into words what they tell. */
import { useCallback, useState, type ReactNode } from 'react';
import type { ActorNotice } from '../actors/actor-notices';
import { ActorsProvider } from '../actors/ActorsProvider';
import { latePart } from '../errors/late-part';

const ActorNotices = latePart(() => import('./ActorNotices'));

export function ActorsWithNotices({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly ActorNotice[]>([]);
  const tell = useCallback((notice: ActorNotice) => setQueue((before) => [...before, notice]), []);
  const onTold = useCallback((count: number) => setQueue((before) => before.slice(count)), []);
  return (
    <ActorsProvider tell={tell}>
      {children}
      {queue.length > 0 ? <ActorNotices queue={queue} onTold={onTold} /> : null}
    </ActorsProvider>
  );
}
