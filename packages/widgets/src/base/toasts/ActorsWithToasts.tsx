/** The viewer's actors, and toasts for the events of the actors and of the device store. */
import { useDeviceStore } from '../device';
import { useEffect, type ReactNode } from 'react';
import type { ActorEvent } from '../viewer/actor-events';
import { clearWatched, useHistoryKept } from '../history';
import { ActorsProvider } from '../viewer/ActorsProvider';
import type { BrowserPorts } from '../viewer/start-options';
import { latePart } from '../late-part/late-part';
import { reportError } from '../reporting/report';
import { useViewerChange } from '../viewer/use-viewer-change';
import { useToasts } from './ToastsProvider';
import { useActorQueue } from './use-actor-queue';

const ActorToasts = latePart(() => import('./ActorToasts'));

/** Forwards events of the device store. A reset also clears the watch history, which has a database of its own. */
function useStoreEvents(onEvent: (event: ActorEvent) => void) {
  const store = useDeviceStore();
  useEffect(() => {
    const subscription = store.onEmitted((event) => {
      if (event.type === 'reset') clearWatched().catch(reportError);
      else onEvent(event);
    });
    return () => subscription.unsubscribe();
  }, [store, onEvent]);
}

/** Removes the Undo buttons of messages when the viewer changes: the next one must not undo what another did. */
function UndoOfViewer() {
  useViewerChange(useToasts().withdrawUndo);
  return null;
}

export interface ActorsWithToastsProps {
  /** Default none. Must be the same object on every render. */
  readonly browser?: BrowserPorts;
  readonly children: ReactNode;
}

export function ActorsWithToasts({ browser, children }: ActorsWithToastsProps) {
  const { queue, onEvent, onShown } = useActorQueue();
  useStoreEvents(onEvent);
  useHistoryKept();
  return (
    <ActorsProvider onEvent={onEvent} browser={browser}>
      <UndoOfViewer />
      {children}
      {queue.length > 0 ? <ActorToasts queue={queue} onShown={onShown} /> : null}
    </ActorsProvider>
  );
}
