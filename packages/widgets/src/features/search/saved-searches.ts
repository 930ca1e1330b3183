/**
 * Saved searches, stored on the device under their own key. Tabs follow each other by the storage event. Where the storage
 * refuses, the searches last as long as the page.
 */
import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../base/browser';

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
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly createId: () => string;
  /** Emits the storage event. */
  readonly tabs: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

const nameOf = (name: string) => name.trim().slice(0, SAVED_NAME_MAX);

function searchOf(value: unknown): SavedSearch[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name, query } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof query !== 'string') return [];
  return query.length > QUERY_MAX || nameOf(name) === '' ? [] : [{ id, name: nameOf(name), query }];
}

/** Reads the stored text; damaged entries are skipped. */
export function readSaved(text: string | null): readonly SavedSearch[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    const seen = new Set<string>();
    return (Array.isArray(value) ? value : [])
      .flatMap(searchOf)
      .filter(({ id }) => !seen.has(id) && seen.add(id))
      .slice(0, SAVED_MAX);
  } catch {
    // The text is not JSON; the next save replaces it.
    return [];
  }
}

export function createSavedSearches(options: SavedSearchesOptions): SavedSearchesStore {
  const { storage, createId, tabs } = options;
  const listeners = new Set<() => void>();
  let isKept = storage !== null;
  const readDevice = () => {
    try {
      return storage?.getItem(SAVED_KEY) ?? null;
    } catch {
      // The panel says that this browser stores nothing (`isKept`).
      isKept = false;
      return null;
    }
  };
  let searches = readSaved(readDevice());
  const take = (next: readonly SavedSearch[]) => {
    searches = next;
    listeners.forEach((listener) => listener());
  };
  const change = (next: (before: readonly SavedSearch[]) => readonly SavedSearch[]) => {
    // Another tab may have written just now, before its event arrived here.
    const now = next(isKept ? readSaved(readDevice()) : searches);
    try {
      storage?.setItem(SAVED_KEY, JSON.stringify(now));
    } catch {
      // The storage is full or refuses: the panel says so, and the searches last as long as the page.
      isKept = false;
    }
    take(now);
  };
  const onStorage = (event: Event) => {
    const { key, newValue } = event as StorageEvent;
    // The event of a cleared storage has no key.
    if (key === SAVED_KEY || key === null) take(readSaved(key === null ? null : newValue));
  };
  return {
    list: () => searches,
    isKept: () => isKept,
    save: (name, query) => {
      if (searches.some((search) => search.query === query)) return 'twice';
      if (searches.length >= SAVED_MAX) return 'full';
      const search = { id: createId(), name: nameOf(name), query };
      change((before) => [search, ...before].slice(0, SAVED_MAX));
      return 'saved';
    },
    rename: (id, name) => {
      if (nameOf(name) === '') return;
      change((before) =>
        before.map((search) => (search.id === id ? { ...search, name: nameOf(name) } : search)),
      );
    },
    remove: (id) => {
      const at = searches.findIndex((search) => search.id === id);
      const gone = searches[at];
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
    subscribe: (listener) => {
      if (listeners.size === 0) tabs.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) tabs.removeEventListener('storage', onStorage);
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
