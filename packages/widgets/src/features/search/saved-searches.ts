/**
 * Saved searches, stored on the device under their own key. Tabs follow each other by the storage event. Where the storage
 * refuses, the searches last as long as the page.
 */
import { nameOf } from '@oshimado/contract';
import { useSyncExternalStore } from 'react';
import { browserStorage, onPageReturn } from '../../base/browser';
import { createStore } from '../../base/state/store';
import { storedList, type StoredListSchema, type TextStorage } from '../../base/state/stored';

export const SAVED_KEY = 'oshimado.searches';
export const SAVED_MAX = 30;
export const SAVED_NAME_MAX = 100;
const QUERY_MAX = 8_000;

export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  /** The query of its address, without `page`. */
  readonly query: string;
}

/** `full`: there are as many as allowed; `twice`: this search is saved already. */
export type SaveOutcome = 'saved' | 'full' | 'twice';

export interface SavedSearchesStore {
  /** Newest first; the same object until something changes. */
  readonly list: () => readonly SavedSearch[];
  /** Whether the device stores them. */
  readonly isKept: () => boolean;
  readonly save: (name: string, query: string) => SaveOutcome;
  /** Ignores a blank name. */
  readonly rename: (id: string, name: string) => void;
  /** Returns a function that restores the search at its position. */
  readonly remove: (id: string) => () => void;
  /** Calls `listener` on each change, also of other tabs; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface SavedSearchesOptions {
  /** null: there is no storage. */
  readonly storage: TextStorage | null;
  readonly createId: () => string;
  /** Emits the storage event. */
  readonly tabs: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

function searchOf(value: unknown): SavedSearch | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, name, query } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof query !== 'string')
    return undefined;
  return query.length > QUERY_MAX || nameOf(name, SAVED_NAME_MAX) === ''
    ? undefined
    : { id, name: nameOf(name, SAVED_NAME_MAX), query };
}

const SEARCHES: StoredListSchema<SavedSearch> = {
  key: SAVED_KEY,
  readItem: searchOf,
  idOf: ({ id }) => id,
  max: SAVED_MAX,
};

/** Reads the stored text; damaged entries are skipped. */
export const readSaved = (text: string | null): readonly SavedSearch[] =>
  storedList(SEARCHES, null).parse(text);

export function createSavedSearches(options: SavedSearchesOptions): SavedSearchesStore {
  const { storage, createId, tabs } = options;
  const stored = storedList(SEARCHES, storage);
  const onStorage = (event: Event) => {
    const { key, newValue } = event as StorageEvent;
    // The event of a cleared storage has no key.
    if (key === SAVED_KEY || key === null) setState(stored.parse(key === null ? null : newValue));
  };
  // Another tab may have written just now, before its event arrived here.
  const latest = () => (stored.isKept() ? stored.read() : getState());
  const { getState, setState, subscribe } = createStore(stored.read(), () => {
    tabs.addEventListener('storage', onStorage);
    const stop = onPageReturn(() => setState(latest()), tabs);
    return () => {
      tabs.removeEventListener('storage', onStorage);
      stop();
    };
  });
  const change = (next: (before: readonly SavedSearch[]) => readonly SavedSearch[]) => {
    const now = next(latest());
    stored.write(now);
    setState(now);
  };
  return {
    list: getState,
    isKept: stored.isKept,
    subscribe,
    save: (name, query) => {
      const before = latest();
      if (before.some((search) => search.query === query)) return 'twice';
      if (before.length >= SAVED_MAX) return 'full';
      const search = { id: createId(), name: nameOf(name, SAVED_NAME_MAX), query };
      change((saved) => [search, ...saved]);
      return 'saved';
    },
    rename: (id, name) => {
      if (nameOf(name, SAVED_NAME_MAX) === '') return;
      change((before) =>
        before.map((search) =>
          search.id === id ? { ...search, name: nameOf(name, SAVED_NAME_MAX) } : search,
        ),
      );
    },
    remove: (id) => {
      const at = getState().findIndex((search) => search.id === id);
      const gone = getState()[at];
      change((before) => before.filter((search) => search.id !== id));
      return () => {
        if (!gone) return;
        change((before) =>
          before.some((search) => search.id === id)
            ? before
            : [...before.slice(0, at), gone, ...before.slice(at)].slice(0, SAVED_MAX),
        );
      };
    },
  };
}

const NONE: readonly SavedSearch[] = [];
let shared: SavedSearchesStore | undefined;

/** One for the page, created on first use in a browser. */
const store = (): SavedSearchesStore =>
  (shared ??= createSavedSearches({
    storage: browserStorage(),
    createId: () => crypto.randomUUID(),
    tabs: globalThis,
  }));

const subscribe = (listener: () => void) => store().subscribe(listener);

/** The saved searches of this device and the store that changes them; none while the server's markup is hydrated. */
export function useSavedSearches() {
  const list = useSyncExternalStore(
    subscribe,
    () => store().list(),
    () => NONE,
  );
  return { list, store };
}
