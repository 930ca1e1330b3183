/** Values that a browser stores under a key: read whatever another version, tab or script has written there. */
import { parseStored } from './parse-stored';

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StoredSchema<T> {
  readonly key: string;
  /** What a parsed text means; undefined: there is none, or it cannot be parsed. */
  readonly read: (value: unknown) => T;
  /** What is written; undefined: nothing, and the key is removed. Default: the value itself. */
  readonly toJson?: (value: T) => unknown;
  /** Called with the error when the browser refuses to write. */
  readonly onRefused?: (error: unknown) => void;
}

export interface StoredValue<T> {
  readonly read: () => T;
  /** Returns whether the browser stores it. */
  readonly write: (value: T) => boolean;
  /** What a text under the key means. */
  readonly parse: (text: string | null) => T;
  /** False without a storage, and once it has refused. */
  readonly isKept: () => boolean;
}

/** `storage` is null where the browser has none for this page. */
export function storedValue<T>(
  { key, read, toJson = (value) => value, onRefused }: StoredSchema<T>,
  storage: TextStorage | null,
): StoredValue<T> {
  let isKept = storage !== null;
  const parse = (text: string | null) => read(parseStored(text));
  return {
    parse,
    isKept: () => isKept,
    read: () => {
      try {
        return parse(storage?.getItem(key) ?? null);
      } catch {
        // The browser has blocked it meanwhile, as `isKept` says.
        isKept = false;
        return parse(null);
      }
    },
    write: (value) => {
      const json = toJson(value);
      try {
        if (json === undefined) storage?.removeItem(key);
        else storage?.setItem(key, JSON.stringify(json));
        return storage !== null;
      } catch (error) {
        isKept = false;
        onRefused?.(error);
        return false;
      }
    },
  };
}

export interface StoredListSchema<T> extends Pick<StoredSchema<T>, 'key' | 'onRefused'> {
  /** Undefined for what is no item. */
  readonly readItem: (value: unknown) => T | undefined;
  /** Of items with the same id the first counts. Default: all do. */
  readonly idOf?: (item: T) => string;
  readonly max?: number;
}

/** A list, of which damaged items are passed over; nothing is stored of an empty one. */
export function storedList<T>(
  { key, onRefused, readItem, idOf, max = Infinity }: StoredListSchema<T>,
  storage: TextStorage | null,
): StoredValue<readonly T[]> {
  const read = (value: unknown): readonly T[] => {
    const seen = new Set<string>();
    const isNew = (item: T) => {
      const id = idOf?.(item);
      return id === undefined || (!seen.has(id) && seen.add(id));
    };
    return (Array.isArray(value) ? value : [])
      .map(readItem)
      .filter((item) => item !== undefined)
      .filter(isNew)
      .slice(0, max);
  };
  const toJson = (list: readonly T[]) => (list.length > 0 ? list.slice(0, max) : undefined);
  return storedValue({ key, read, toJson, onRefused }, storage);
}
