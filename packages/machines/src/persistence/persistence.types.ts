import type {
  ModuleName,
  ModuleValue,
  StorageEntry,
  StoredProblem,
  StoredState,
  StoredTexts,
} from '@oshimado/domain';

export interface PersistenceInput {
  /** First language of the browser: it decides some defaults. */
  readonly language: string;
  /** How long changes are gathered before they are written. Default 250 ms. */
  readonly writeDelayMs?: number;
}

/** What the port `readStorage` is asked: texts of these keys, null for those that are not there. */
export interface StorageReadRequest {
  /** Keys in the browser's storage. */
  readonly keys: readonly string[];
}
/** What the port `clearStorage` is asked. */
export interface StorageClearRequest {
  /** Keys in the browser's storage. */
  readonly keys: readonly string[];
}
/** Answer of `readStorage`. */
export type StorageTexts = StoredTexts;

/** `quota`: the storage is full; `denied`: the browser does not let us; `unknown`: anything else. */
export type StorageFailure = 'quota' | 'denied' | 'unknown';

/** Names of fields by module. */
export type ChangedFields = Partial<Readonly<Record<ModuleName, readonly string[]>>>;

/** What is being written: a module, or so many of the waiting backups. */
export type WriteUnderWay =
  /** One module. */
  | {
      readonly kind: 'module';
      /** Which one. */
      readonly name: ModuleName;
      /** Which of its fields were changed here; null: all count as changed. */
      readonly fields: readonly string[] | null;
    }
  /** The first `count` of the waiting backups. */
  | { readonly kind: 'backups'; readonly count: number };

export interface PersistenceContext {
  /** First language of the browser. */
  readonly language: string;
  /** How long changes are gathered before they are written, ms. */
  readonly writeDelayMs: number;
  /** What the device shows, whether written or not. */
  readonly state: StoredState;
  /** Modules that differ from what is written, in the order of change. */
  readonly unwritten: readonly ModuleName[];
  /** Which fields of a module that waits were changed here; all of one that has no entry. */
  readonly changed: ChangedFields;
  /** Backups that are kept already. */
  readonly keptBackups: readonly StorageEntry[];
  /** Backups that wait; they are written before any module, as that could overwrite what they hold. */
  readonly backups: readonly StorageEntry[];
  /** null while nothing is being written. */
  readonly underWay: WriteUnderWay | null;
  /** Why the last call failed; null after one that did not. */
  readonly failure: StorageFailure | null;
}

export type PersistenceEvent =
  /** A module has another value now. */
  | { readonly type: 'module.change'; readonly module: ModuleValue }
  /**
   * Another tab wrote; `text` null: it removed the key. Of a module that waits here only the fields changed here stand (all
   * of a playlist or a layout). Browsers tell of it some milliseconds late; a `writeStorage` that finds a text it has not
   * told of sends this event first.
   */
  | { readonly type: 'storage.changed'; readonly key: string; readonly text: string | null }
  /** There is room again. */
  | { readonly type: 'storage.freed' }
  /** Tries the call that failed again. */
  | { readonly type: 'storage.retry' }
  /** Gives up the backups that find no room, so that the modules can be written. */
  | { readonly type: 'backup.discard' }
  /** Whatever waits is written at once: the page may not come back. */
  | { readonly type: 'page.hidden' }
  /** Removes everything that is kept and goes back to the defaults. Ask before. */
  | { readonly type: 'state.reset' };

export type PersistenceNotice =
  /** What the device had kept. */
  | { readonly type: 'state.loaded'; readonly state: StoredState }
  /** Texts were not understood, in part or whole: defaults stand in, and the texts are kept as backups. */
  | { readonly type: 'state.refused'; readonly problems: readonly StoredProblem[] }
  /** Another tab has changed a module. */
  | { readonly type: 'module.replaced'; readonly module: ModuleValue }
  /** Everything goes on in memory; see `failed` and `full` for what can be sent. */
  | { readonly type: 'storage.failed'; readonly code: StorageFailure }
  /** Everything waiting has been written after a failure. */
  | { readonly type: 'storage.recovered' }
  /** Everything is back at its default. */
  | { readonly type: 'state.cleared'; readonly state: StoredState };
