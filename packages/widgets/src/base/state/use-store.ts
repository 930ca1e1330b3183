import { useSyncExternalStore } from 'react';
import type { Store } from './store';

/** A part of a store's state: a primitive, or the same object until it changes. `drawn`: the state that the server draws. */
export const useStore = <S, T>(
  { subscribe, getState }: Omit<Store<S>, 'setState'>,
  select: (state: S) => T,
  drawn: S,
): T =>
  useSyncExternalStore(
    subscribe,
    () => select(getState()),
    () => select(drawn),
  );
