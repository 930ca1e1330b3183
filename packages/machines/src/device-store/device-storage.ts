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

/** What is needed of the browser's `localStorage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `quota`: no room left; `denied`: the browser refuses its storage to this site. */
export type StorageFailure = 'quota' | 'denied' | 'unknown';

export type StorageEmitted =
  /** A value could not be written. It is emitted once until a write succeeds again. */
  | { readonly type: 'storage.failed'; readonly code: StorageFailure }
  /** A text was not understood, wholly or in part; it is in the backup. */
  | { readonly type: 'storage.refused' };

export interface DeviceStorage {
  /** The value of a module as it is stored now, by this tab or another; the same object while its text is the same. */
  readonly read: <N extends ModuleName>(name: N) => StoredModules[N];
  /** Writes a module at once, after those whose last write failed. */
  readonly write: <N extends ModuleName>(name: N, value: StoredModules[N]) => void;
  /** Writes texts of a backup copy; false where they could not be written. */
  readonly load: (entries: readonly StorageEntry[]) => boolean;
  /** Tries again what could not be written. */
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

/** Codes of a text of which nothing could be read. */
const REFUSALS: readonly string[] = ['json', 'poisoned', 'tooLarge'];

interface Known {
  readonly text: string | null;
  readonly value: StoredModules[ModuleName];
}

export interface DeviceStorageOptions {
  /** Null where the browser refuses it: values live as long as the page. */
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
  /** Values whose write failed, or is under way. */
  const unwritten = new Map<ModuleName, StoredModules[ModuleName]>();
  /** Unreadable texts that are not in the backup yet. */
  let refused: readonly StorageEntry[] = [];
  let failure: StorageFailure | null = null;

  /** Reads the text under the key if it is another one than last time. */
  function readText(name: ModuleName): Known {
    const key = moduleKey(name);
    const text = storage.getItem(key);
    const before = known.get(name);
    if (before?.text === text && before) return before;
    const { module, problems, backup } = readModule(name, text, { language });
    // Another tab's unreadable text does not take the place of a value that was read before.
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
      // A text that another tab left unreadable goes to the backup first.
      readText(name);
      unwritten.set(name, value);
      flush();
    },
    load: (entries) => {
      try {
        for (const { key, text } of entries) storage.setItem(key, text);
        unwritten.clear();
        return true;
      } catch {
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

/** Whether a choice was ever stored here. */
export const hasStored = (storage: TextStorage): boolean =>
  choiceNames.some((name) => storage.getItem(moduleKey(name)) !== null);
