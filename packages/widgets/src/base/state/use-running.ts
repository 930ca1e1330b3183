/** Actors that live as long as the component that has them. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnyActorRef } from 'xstate';

type Runnable = Pick<AnyActorRef, 'start' | 'stop'>;

/** Runs the actor while the component is mounted, and nothing on the server. null: there is none yet. */
export function useRunning(actor: Runnable | null): void {
  const running = useRef<Runnable>(null);
  // Before the effects of what is inside, which send events and read the state.
  useLayoutEffect(() => {
    actor?.start();
  }, [actor]);
  useEffect(() => {
    running.current = actor;
    return () => {
      running.current = null;
      // Strict mode mounts again at once. An actor that was stopped for it would take its aborted loads for failed ones.
      queueMicrotask(() => {
        if (running.current !== actor) actor?.stop();
      });
    };
  }, [actor]);
}

/** The actor of a component, created with its first render. */
export function useStartedActor<A extends Runnable>(create: () => A): A {
  const [actor] = useState(create);
  useRunning(actor);
  return actor;
}
