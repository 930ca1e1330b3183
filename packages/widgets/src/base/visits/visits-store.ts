/**
 * When this device was last here, stored under a key of its own, so that the first view reads nothing of it. Tabs follow each other
 * by the storage event.
 */
import { lookAt, readVisits, type Visits } from '@oshimado/domain';
import { createStore, type Store } from '../state/store';
import { storedValue, type TextStorage } from '../state/stored';

export const VISITS_KEY = 'oshimado.visits';

export interface VisitsStore extends Pick<Store<Visits | null>, 'subscribe' | 'getState'> {
  /** The site is looked at now: begins a visit, or goes on with one. */
  readonly look: () => void;
  /** The site was looked at until now. */
  readonly leave: () => void;
  /** Hides the note about missed streams; new ones stay marked. */
  readonly dismiss: () => void;
  /** Nothing is new any more. */
  readonly markSeen: () => void;
  /** Removes everything from this device. */
  readonly forget: () => void;
}

export interface VisitsOptions {
  /** null: there is no storage; visits last as long as the page. */
  readonly storage: TextStorage | null;
  /** Emits the storage event. */
  readonly tabs: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Epoch ms. */
  readonly now: () => number;
}

export function createVisits({ storage, tabs, now }: VisitsOptions): VisitsStore {
  const stored = storedValue<Visits | null>(
    { key: VISITS_KEY, read: readVisits, toJson: (visits) => visits ?? undefined },
    storage,
  );
  const onStorage = (event: Event) => {
    const { key, newValue } = event as StorageEvent;
    // The event of a cleared storage has no key.
    if (key === VISITS_KEY || key === null) setState(stored.parse(key === null ? null : newValue));
  };
  const { getState, setState, subscribe } = createStore<Visits | null>(null, () => {
    tabs.addEventListener('storage', onStorage);
    return () => tabs.removeEventListener('storage', onStorage);
  });
  const change = (next: (before: Visits | null) => Visits | null) => {
    // Another tab may have written just now, before its event arrived here.
    const visits = next(stored.isKept() ? stored.read() : getState());
    stored.write(visits);
    setState(visits);
  };
  return {
    getState,
    subscribe,
    look: () => change((before) => lookAt(before, now())),
    leave: () => change((before) => before && { ...before, seenAt: now() }),
    dismiss: () => change((before) => before && { ...before, awaySince: null }),
    markSeen: () => change((before) => before && { ...before, awaySince: null, newSince: null }),
    forget: () => change(() => null),
  };
}
