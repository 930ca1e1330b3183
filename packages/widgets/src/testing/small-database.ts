/** In-memory fake of the parts of IndexedDB that idb-keyval uses; happy-dom has none. */

type Records = Map<string, unknown>;

interface SmallStore {
  readonly keyPath: string | null;
  readonly records: Records;
}

export interface SmallDatabase {
  /** What `indexedDB` is to be. */
  readonly factory: { readonly open: (name: string) => object };
  /** What lies in a store; undefined as long as there is no such store. */
  readonly records: (name: string, store: string) => Records | undefined;
  /** A store as an earlier version made it: the key is in the record. */
  readonly withKeyPath: (name: string, store: string, keyPath: string) => Records;
  /** Refuses to open from now on, as a browser that keeps nothing does; null: opens again. */
  readonly refuse: (error: Error | null) => void;
}

interface Request {
  result: unknown;
  error: unknown;
  onsuccess?: () => void;
  onerror?: () => void;
  onupgradeneeded?: () => void;
}

function answer(work: () => unknown): Request {
  const request: Request = { result: undefined, error: null };
  queueMicrotask(() => {
    try {
      request.result = work();
    } catch (error) {
      request.error = error;
      request.onerror?.();
      return;
    }
    request.onsuccess?.();
  });
  return request;
}

const textAt = (record: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
      record,
    );

/** The key is where the store looks for it, and only there: as strict as a browser. */
function keyOf({ keyPath }: SmallStore, value: unknown, key: string | undefined): string {
  if ((keyPath === null) !== (key !== undefined)) throw new Error('DataError');
  return String(keyPath === null ? key : textAt(value, keyPath));
}

function objectStore(kept: SmallStore) {
  const { records, keyPath } = kept;
  return {
    keyPath,
    // It is complete when what was asked for in one go is done, and it is waited for after that.
    get transaction() {
      return answer(() => undefined);
    },
    put: (value: unknown, key?: string) => void records.set(keyOf(kept, value, key), value),
    delete: (key: string) => void records.delete(key),
    clear: () => records.clear(),
    get: (key: string) => answer(() => records.get(key)),
    getAll: () => answer(() => [...records.values()]),
    getAllKeys: () => answer(() => [...records.keys()]),
  };
}

export function createSmallDatabase(): SmallDatabase {
  const databases = new Map<string, Map<string, SmallStore>>();
  let refusal: Error | null = null;
  const storesOf = (name: string) => {
    const stores = databases.get(name) ?? new Map<string, SmallStore>();
    databases.set(name, stores);
    return stores;
  };
  const make = (name: string, store: string, keyPath: string | null) => {
    const made = { keyPath, records: new Map<string, unknown>() };
    storesOf(name).set(store, made);
    return made.records;
  };
  const open = (name: string) => {
    const database = {
      createObjectStore: (store: string) => make(name, store, null),
      transaction: (store: string) => {
        const found = storesOf(name).get(store);
        if (!found) throw new Error('NotFoundError');
        return { objectStore: () => objectStore(found) };
      },
    };
    const request = answer(() => {
      if (refusal) throw refusal;
      const isNew = !databases.has(name);
      request.result = database;
      if (isNew) request.onupgradeneeded?.();
      return database;
    });
    return request;
  };
  return {
    factory: { open },
    records: (name, store) => databases.get(name)?.get(store)?.records,
    withKeyPath: make,
    refuse: (error) => {
      refusal = error;
    },
  };
}
