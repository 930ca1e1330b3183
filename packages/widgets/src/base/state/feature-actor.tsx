/** One way to live with the actor of a feature: `createFeatureActor` makes what its parts need. */
import { useSelector } from '@xstate/react';
import { createContext, useContext, type ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { useActorEvent, type EventOf } from './use-actor-event';
import { useRunning } from './use-running';

type SnapshotOf<A> = A extends { getSnapshot(): infer S } ? S : undefined;

/** An actor, and what goes through a feature together with it. */
interface Feature {
  readonly actor: AnyActorRef;
}

export interface FeatureProviderProps<F> {
  /** The same object until one of its parts changes. */
  readonly value: F;
  readonly children: ReactNode;
}

/**
 * `provider` names the component to put around the parts. Not `createActorContext` of `@xstate/react`: it stops and restarts its
 * actor in strict mode, and carries nothing but the actor.
 */
export function createFeatureActor<F extends Feature>(provider: string) {
  type Ref = F['actor'];
  const Context = createContext<F | null>(null);

  /** Starts the actor, which was only created, and stops it when it is unmounted. */
  function Provider({ value, children }: FeatureProviderProps<F>) {
    useRunning(value.actor);
    return <Context value={value}>{children}</Context>;
  }
  function useFeature(): F {
    const value = useContext(Context);
    if (!value) throw new Error(`Oshimado: a part needs <${provider}> around it.`);
    return value;
  }
  /** A part of the state; `isSame` compares two results of a selector that makes a new object each time. */
  function useActorState<T>(
    select: (snapshot: SnapshotOf<Ref>) => T,
    isSame?: (one: T, two: T) => boolean,
  ): T {
    return useSelector<Ref, T>(useFeature().actor, select, isSame);
  }
  /** Sends an event to the actor. The same function as long as it lives. */
  const useSend = (): Ref['send'] => useFeature().actor.send;
  /** Calls the listener with what the actor emits of this type; with everything for `*`. */
  const useEvent: <T extends EventOf<Ref, '*'>['type'] | '*'>(
    type: T,
    listener: (event: EventOf<Ref, T>) => void,
  ) => void = (type, listener) =>
    useActorEvent<Ref, typeof type>(useFeature().actor, type, listener);

  return { Provider, useFeature, useState: useActorState, useSend, useEvent };
}
