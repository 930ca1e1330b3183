/**
 * Reads and writes the stored state, one key per module, so that a change of one module does not overwrite another tab's change
 * of another. Text that cannot be parsed is backed up before it is overwritten; a value that cannot be written stays in memory
 * and is written again with the next change.
 *
 * Specification, section 4: "Theme, dark mode and all settings persist. Reset-all clears them."
 */
import {
  addBackups,
  choiceNames,
  moduleKey,
  moduleKeys,
  readBackups,
  readModule,
  STORAGE_BACKUP_KEY,
  writeBackups,
  writeModule,
  type ModuleName,
  type StorageEntry,
  type StoredModules,
} from '@oshimado/domain';

/** The part of the browser's `localStorage` that is used. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `quota`: no space left; `denied`: the browser blocks storage for this site. */
export type StorageFailure = 'quota' | 'denied' | 'unknown';

export type StorageEmitted =
  /** A value could not be written. Emitted once until a write succeeds again. */
  | { readonly type: 'storage.failed'; readonly code: StorageFailure }
  /** A stored text was invalid, wholly or in part; the backup contains it. */
  | { readonly type: 'storage.refused' };

/** The modules of the stored state, by name. */
export interface DeviceStorage {
  /** The stored value of a module, written by this tab or another; the same object while its text is the same. */
  readonly read: <N extends ModuleName>(name: N) => StoredModules[N];
  /** Writes a module at once, after earlier failed writes. */
  readonly write: <N extends ModuleName>(name: N, value: StoredModules[N]) => void;
  /** Writes the texts of a backup copy, all or none; false if that failed. */
  readonly load: (entries: readonly StorageEntry[]) => boolean;
  /** Retries failed writes. */
  readonly flush: () => void;
  /** Removes everything. */
  readonly clear: () => void;
}

const QUOTA = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];
const DENIED = ['SecurityError', 'NotAllowedError'];

function failureOf(error: unknown): StorageFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (QUOTA.includes(name)) return 'quota';
  return DENIED.includes(name) ? 'denied' : 'unknown';
}

/** Issue codes of a text that is wholly unreadable. */
const REFUSALS: readonly string[] = ['json', 'poisoned', 'tooLarge'];

interface Known {
  readonly text: string | null;
  readonly value: StoredModules[ModuleName];
}

export interface DeviceStorageOptions {
  /** Null if the browser refuses access: values then last as long as the page. */
  readonly storage: TextStorage | null;
  /** First language of the browser; it decides some defaults. */
  readonly language: string;
  readonly onEmitted: (event: StorageEmitted) => void;
}

const refusedStorage: TextStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('This browser refuses its storage.', 'SecurityError');
  },
  removeItem: () => undefined,
};

export function createDeviceStorage(options: DeviceStorageOptions): DeviceStorage {
  const { language, onEmitted } = options;
  const storage = options.storage ?? refusedStorage;
  const known = new Map<ModuleName, Known>();
  /** Values whose write failed or has not happened yet. */
  const unwritten = new Map<ModuleName, StoredModules[ModuleName]>();
  /** Unreadable texts that are not in the backup yet. */
  let refused: readonly StorageEntry[] = [];
  let failure: StorageFailure | null = null;

  /** Reads the text under the key if it changed since the last read. */
  function readText(name: ModuleName): Known {
    const key = moduleKey(name);
    const text = storage.getItem(key);
    const before = known.get(name);
    if (before?.text === text && before) return before;
    const { module, problems, backup } = readModule(name, text, { language });
    // An unreadable text of another tab does not replace a value that was read before.
    const isUnreadable = problems.some(({ code }) => REFUSALS.includes(code));
    const now = { text, value: isUnreadable && before ? before.value : module.value };
    known.set(name, now);
    if (backup !== null) {
      refused = addBackups(refused, [{ key, text: backup }]);
      onEmitted({ type: 'storage.refused' });
      flush();
    }
    return now;
  }

  function writeRefused(): void {
    if (refused.length === 0) return;
    const kept = readBackups(storage.getItem(STORAGE_BACKUP_KEY));
    const { key, text } = writeBackups(addBackups(kept, refused));
    storage.setItem(key, text);
    refused = [];
  }

  function writeValue(name: ModuleName, value: StoredModules[ModuleName]): void {
    const { key, text } = writeModule(name, value);
    storage.setItem(key, text);
    known.set(name, { text, value });
    unwritten.delete(name);
  }

  function flush(): void {
    try {
      writeRefused();
      for (const [name, value] of unwritten) writeValue(name, value);
      failure = null;
    } catch (error) {
      const code = failureOf(error);
      if (failure !== code) onEmitted({ type: 'storage.failed', code });
      failure = code;
    }
  }

  return {
    read: <N extends ModuleName>(name: N) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both maps hold each module's value under its own name
      (unwritten.get(name) ?? readText(name).value) as StoredModules[N],
    write: (name, value) => {
      // A text that another tab left unreadable is backed up first.
      readText(name);
      unwritten.set(name, value);
      flush();
    },
    load: (entries) => {
      const written: (readonly [key: string, before: string | null])[] = [];
      try {
        for (const { key, text } of entries) {
          const before = storage.getItem(key);
          storage.setItem(key, text);
          written.push([key, before]);
        }
        unwritten.clear();
        return true;
      } catch {
        // All are removed before the first is put back, so that there is room.
        for (const [key] of written) storage.removeItem(key);
        for (const [key, before] of written) if (before !== null) storage.setItem(key, before);
        return false;
      }
    },
    flush,
    clear: () => {
      unwritten.clear();
      known.clear();
      refused = [];
      for (const key of [...moduleKeys, STORAGE_BACKUP_KEY]) storage.removeItem(key);
    },
  };
}

/** Whether a choice is stored on this device. */
export const hasStored = (storage: TextStorage): boolean =>
  choiceNames.some((name) => storage.getItem(moduleKey(name)) !== null);
