import { useCallback, useMemo, useSyncExternalStore } from 'react';

interface LateActor<S> {
  readonly getSnapshot: () => S;
  readonly subscribe: (onChange: () => void) => { readonly unsubscribe: () => void };
}

/** Runs the selector only for a new snapshot: a selector that creates a new result then returns the same one twice. */
function remembering<S, T>(read: () => S, select: (snapshot: S) => T): () => T {
  let last: { readonly snapshot: S; readonly value: T } | undefined;
  return () => {
    const snapshot = read();
    if (last?.snapshot !== snapshot) last = { snapshot, value: select(snapshot) };
    return last.value;
  };
}

/**
 * A question to an actor that is loaded after the first view; `fallback` until it is there, and on the server. The selector must be
 * stable or cheap. Not with `useSelector`, whose package brings the machines' library along, which a first view does without.
 */
export function useLateActor<S, T>(
  actor: LateActor<S> | null | undefined,
  select: (snapshot: S) => T,
  fallback: T,
): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const read = useMemo(
    () => (actor ? remembering(() => actor.getSnapshot(), select) : () => fallback),
    [actor, select, fallback],
  );
  return useSyncExternalStore(subscribe, read, () => fallback);
}
