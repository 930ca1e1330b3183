import { useEffect, useEffectEvent } from 'react';
import type { ActorRef, AnyActorRef } from 'xstate';

type EmittedOf<A> = A extends ActorRef<infer _S, infer _E, infer Emitted> ? Emitted : never;

/** Of everything that an actor emits, what has this type; everything for `*`. */
export type EventOf<A, T> = T extends '*'
  ? EmittedOf<A>
  : Extract<EmittedOf<A>, { readonly type: T }>;

/** Calls the listener with what the actor emits; null or undefined: there is none yet. */
export function useActorEvent<A extends AnyActorRef, T extends EmittedOf<A>['type'] | '*'>(
  actor: A | null | undefined,
  type: T,
  listener: (event: EventOf<A, T>) => void,
): void {
  const latest = useEffectEvent(listener);
  useEffect(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what has this type arrives here
    const subscription = actor?.on(type, (event) => latest(event as EventOf<A, T>));
    return () => subscription?.unsubscribe();
  }, [actor, type]);
}
