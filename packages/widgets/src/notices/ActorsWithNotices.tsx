/** The actors, and whoever puts into words what they tell. */
import { useDeviceStore } from '../device';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { ActorNotice } from '../viewer/actor-notices';
import { clearWatched } from '../history';
import { ActorsProvider } from '../viewer/ActorsProvider';
import type { BrowserPorts } from '../viewer/start-options';
import { latePart } from '../errors/late-part';
import { reportError } from '../errors/report';

const ActorNotices = latePart(() => import('./ActorNotices'));

/** Notices of the store of this device; after a reset, what is stored elsewhere goes too. */
function useStoreNotices(tell: (notice: ActorNotice) => void) {
  const store = useDeviceStore();
  useEffect(() => {
    const subscription = store.onEmitted((notice) => {
      if (notice.type === 'reset') clearWatched().catch(reportError);
      else tell(notice);
    });
    return () => subscription.unsubscribe();
  }, [store, tell]);
}

export interface ActorsWithNoticesProps {
  /** Default none. The same object for the life of the page. */
  readonly browser?: BrowserPorts;
  readonly children: ReactNode;
}

export function ActorsWithNotices({ browser, children }: ActorsWithNoticesProps) {
  const [queue, setQueue] = useState<readonly ActorNotice[]>([]);
  const tell = useCallback((notice: ActorNotice) => setQueue((before) => [...before, notice]), []);
  useStoreNotices(tell);
  const onTold = useCallback((count: number) => setQueue((before) => before.slice(count)), []);
  return (
    <ActorsProvider tell={tell} browser={browser}>
      {children}
      {queue.length > 0 ? <ActorNotices queue={queue} onTold={onTold} /> : null}
    </ActorsProvider>
  );
}
