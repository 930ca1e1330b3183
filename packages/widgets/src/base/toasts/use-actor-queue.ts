/** Events of the actors that wait for the code of their messages, and messages taken back when they are no longer true. */
import { useCallback, useState } from 'react';
import type { ActorEvent } from '../viewer/actor-events';
import { useToasts } from './ToastsProvider';

export function useActorQueue() {
  const { withdraw } = useToasts();
  const [queue, setQueue] = useState<readonly ActorEvent[]>([]);
  const onEvent = useCallback(
    (event: ActorEvent) => {
      if (event.type === 'withdrawn') {
        withdraw(event.key);
        setQueue((before) => before.filter(({ type }) => type !== event.event));
      } else setQueue((before) => [...before, event]);
    },
    [withdraw],
  );
  const onShown = useCallback((count: number) => setQueue((before) => before.slice(count)), []);
  return { queue, onEvent, onShown };
}
