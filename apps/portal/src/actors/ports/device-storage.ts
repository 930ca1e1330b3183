/** The browser's storage as the persistence machine asks for it, with the original's record taken over the first time. */
import {
  HOLODEX_EXTRA_KEYS,
  HOLODEX_KEY,
  importHolodex,
  moduleKey,
  moduleKeys,
  moduleNames,
  STORAGE_BACKUP_KEY,
  writeBackups,
  writeModule,
  type StorageEntry,
} from '@oshimado/domain';
import type {
  StorageClearRequest,
  StorageReadRequest,
  StorageTexts,
} from '@oshimado/machines/persistence';
import { fromPromise } from 'xstate';
import { reportError } from '../../errors/report';

const textsOf = (storage: Storage, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, storage.getItem(key)]));

/** Neither this product nor the original has kept anything here. */
export const isNewDevice = (storage: Storage | null): boolean =>
  [...moduleKeys, HOLODEX_KEY].every((key) => (storage?.getItem(key) ?? null) === null);

/** Stays when everything else is reset: what was thrown away must not come back out of the original's record. */
const TAKEN_OVER_KEY = 'oshimado.takenOver';

/** What this device kept; where it never kept anything, what the original product left in the same browser. */
export function readDevice(storage: Storage, keys: readonly string[], language: string) {
  const isNew = [...moduleKeys, TAKEN_OVER_KEY].every((key) => storage.getItem(key) === null);
  const record = isNew ? storage.getItem(HOLODEX_KEY) : null;
  if (record === null) return { texts: textsOf(storage, keys), watchedIds: [] };
  const extras = textsOf(storage, HOLODEX_EXTRA_KEYS);
  const { state, backup, watchedIds } = importHolodex(record, extras, { language });
  const entries = moduleNames.map((name) => [moduleKey(name), writeModule(name, state[name]).text]);
  const texts: Record<string, string | null> = Object.fromEntries(entries);
  if (backup !== null) {
    texts[STORAGE_BACKUP_KEY] = writeBackups([{ key: HOLODEX_KEY, text: backup }]).text;
  }
  keep(storage, { ...texts, [TAKEN_OVER_KEY]: '1' });
  return { texts, watchedIds };
}

/** Written at once: later only what changes is, and the record would be taken over again for the rest. */
function keep(storage: Storage, texts: Readonly<Record<string, string | null>>) {
  try {
    for (const [key, text] of Object.entries(texts)) if (text !== null) storage.setItem(key, text);
  } catch (error) {
    // No room beside the original's record. Half of it would look like all of it: it is read anew the next time.
    reportError(error);
    for (const key of Object.keys(texts)) storage.removeItem(key);
  }
}

export interface DeviceStorageOptions {
  readonly storage: Storage | null;
  /** First language of the browser. */
  readonly language: string;
  /** Videos an old record named as watched. */
  readonly onWatched: (ids: readonly string[]) => void;
}

/** Ports of the persistence machine. */
export function deviceStoragePorts({ storage, language, onWatched }: DeviceStorageOptions) {
  const refused = () => new DOMException('This browser refuses its storage.', 'SecurityError');
  return {
    readStorage: fromPromise<StorageTexts, StorageReadRequest>(async ({ input }) => {
      if (!storage) return {};
      const { texts, watchedIds } = readDevice(storage, input.keys, language);
      if (watchedIds.length > 0) onWatched(watchedIds);
      return texts;
    }),
    writeStorage: fromPromise<void, StorageEntry>(async ({ input }) => {
      if (!storage) throw refused();
      storage.setItem(input.key, input.text);
    }),
    clearStorage: fromPromise<void, StorageClearRequest>(async ({ input }) => {
      if (!storage) throw refused();
      for (const key of input.keys) storage.removeItem(key);
    }),
  };
}
