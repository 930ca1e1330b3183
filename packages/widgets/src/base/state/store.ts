/**
 * The small stores of a page: a value and who listens to it. Not `@xstate/store`, which the device uses: its smallest part weighs
 * 1.5 kB, twelve times as much as this, and some of these stores are in elements for other sites (decision 33).
 */

export interface Listeners {
  /** Calls every listener. */
  readonly notify: () => void;
  /** Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** `begin` is called for the first listener, and what it returns after the last one has stopped. */
export function createListeners(begin?: () => () => void): Listeners {
  const listeners = new Set<() => void>();
  let end: (() => void) | undefined;
  return {
    notify: () => listeners.forEach((listener) => listener()),
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) end = begin?.();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) end?.();
      };
    },
  };
}

export interface Store<T> extends Pick<Listeners, 'subscribe'> {
  readonly getState: () => T;
  readonly setState: (next: T) => void;
}

/** `begin` as above. */
export function createStore<T>(initial: T, begin?: () => () => void): Store<T> {
  let state = initial;
  const { notify, subscribe } = createListeners(begin);
  return {
    subscribe,
    getState: () => state,
    setState: (next) => {
      state = next;
      notify();
    },
  };
}
