/**
 * Searches a viewer wants again, kept on the device under a key of their own. Tabs hear of each other by the storage event.
 * A storage that refuses leaves them as long as the page lives.
 */
export const SAVED_KEY = 'oshimado.searches';
export const SAVED_MAX = 30;
export const SAVED_NAME_MAX = 100;
const QUERY_MAX = 8_000;

export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  /** The query of the address, without `page`. */
  readonly query: string;
}

/** `full`: no more fit; `twice`: it is there already. */
export type SaveOutcome = 'saved' | 'full' | 'twice';

export interface SavedSearches {
  /** Newest first; the same list until something changes. */
  readonly list: () => readonly SavedSearch[];
  /** Whether the device keeps them. */
  readonly isKept: () => boolean;
  readonly save: (name: string, query: string) => SaveOutcome;
  /** A name of blanks alone changes nothing. */
  readonly rename: (id: string, name: string) => void;
  /** Answers how to take it back; the search returns to its place. */
  readonly remove: (id: string) => () => void;
  /** Called with each change, of other tabs too; answers how to stop. */
  readonly subscribe: (tell: () => void) => () => void;
}

export interface SavedSearchesOptions {
  /** null: nothing can be kept. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly createId: () => string;
  /** Where the storage event comes from. */
  readonly tabs: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

const nameOf = (name: string) => name.trim().slice(0, SAVED_NAME_MAX);

function searchOf(value: unknown): SavedSearch[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name, query } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof query !== 'string') return [];
  return query.length > QUERY_MAX || nameOf(name) === '' ? [] : [{ id, name: nameOf(name), query }];
}

/** What a text on the device says; damaged entries are passed over. */
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
    // Somebody else wrote there: what is saved next takes its place.
    return [];
  }
}

export function createSavedSearches(options: SavedSearchesOptions): SavedSearches {
  const { storage, createId, tabs } = options;
  const listeners = new Set<() => void>();
  let isKept = storage !== null;
  const readDevice = () => {
    try {
      return storage?.getItem(SAVED_KEY) ?? null;
    } catch {
      // The panel says that this browser keeps nothing (`isKept`).
      isKept = false;
      return null;
    }
  };
  let searches = readSaved(readDevice());
  const take = (next: readonly SavedSearch[]) => {
    searches = next;
    listeners.forEach((tell) => tell());
  };
  const change = (next: (before: readonly SavedSearch[]) => readonly SavedSearch[]) => {
    // Another tab may have written a moment ago: its event is on the way still.
    const now = next(isKept ? readSaved(readDevice()) : searches);
    try {
      storage?.setItem(SAVED_KEY, JSON.stringify(now));
    } catch {
      // No room: the panel says so, and they live as long as the page.
      isKept = false;
    }
    take(now);
  };
  const onStorage = (event: Event) => {
    const { key, newValue } = event as StorageEvent;
    // A storage that was cleared tells no key.
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
    subscribe: (tell) => {
      if (listeners.size === 0) tabs.addEventListener('storage', onStorage);
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
        if (listeners.size === 0) tabs.removeEventListener('storage', onStorage);
      };
    },
  };
}
