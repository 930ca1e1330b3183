/** What the storage's answers, changes and failures mean, free of states. */
import {
  addBackups,
  defaultStoredState,
  moduleKey,
  moduleKeys,
  moduleOfKey,
  readBackups,
  readModule,
  readStorageTexts,
  STORAGE_BACKUP_KEY,
  writeBackups,
  writeModule,
  type ModuleName,
  type ModuleValue,
  type StorageEntry,
  type StoredProblem,
  type StoredState,
} from '@oshimado/domain';
import {
  changedFields,
  isSame,
  mergedFields,
  openFields,
  union,
  waitingFields,
  withFields,
} from './persistence.fields';
import type {
  PersistenceContext,
  StorageFailure,
  StorageTexts,
  WriteUnderWay,
} from './persistence.types';

/** Every key of ours. */
export const ALL_KEYS: readonly string[] = [...moduleKeys, STORAGE_BACKUP_KEY];

const QUOTA = new Set(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED', 'quota']);
const DENIED = new Set(['SecurityError', 'NotAllowedError', 'denied']);

/** The reason a port names, or the name of the browser's own error. */
export function failureOf(error: unknown): StorageFailure {
  const { reason, name } = (error ?? {}) as { reason?: unknown; name?: unknown };
  const names = [reason, name].map(String);
  if (names.some((one) => QUOTA.has(one))) return 'quota';
  return names.some((one) => DENIED.has(one)) ? 'denied' : 'unknown';
}

const textOf = (texts: StorageTexts, key: string): string | null =>
  Object.hasOwn(texts, key) ? (texts[key] ?? null) : null;

/** Any module of a state, with its name. */
const moduleEntry = (state: StoredState, name: ModuleName): StorageEntry =>
  writeModule(name, state[name]);

export interface Loaded {
  /** What the context takes over. */
  readonly patch: Pick<PersistenceContext, 'state' | 'keptBackups' | 'backups' | 'failure'>;
  /** What was mended or refused. */
  readonly problems: readonly StoredProblem[];
}

/** Changes made before the storage had answered stand; what they are going to overwrite is kept as a backup. */
export function loadedFrom(context: PersistenceContext, texts: StorageTexts): Loaded {
  const { state, problems, backups } = readStorageTexts(texts, context);
  const early = Object.fromEntries(context.unwritten.map((name) => [name, context.state[name]]));
  const overwritten = context.unwritten.flatMap((name) => {
    const text = textOf(texts, moduleKey(name));
    return text === null ? [] : [{ key: moduleKey(name), text }];
  });
  return {
    problems,
    patch: {
      state: { ...state, ...early },
      keptBackups: readBackups(textOf(texts, STORAGE_BACKUP_KEY)),
      backups: addBackups(context.backups, addBackups(overwritten, backups)),
      failure: null,
    },
  };
}

/** The next to be written: backups first. */
export function nextWrite({
  backups,
  unwritten,
  changed,
}: PersistenceContext): WriteUnderWay | null {
  if (backups.length > 0) return { kind: 'backups', count: backups.length };
  const [name] = unwritten;
  return name === undefined ? null : { kind: 'module', name, fields: changed[name] ?? null };
}

/** The next write begins. */
export function withoutNext(
  context: PersistenceContext,
): Pick<PersistenceContext, 'underWay' | 'unwritten' | 'changed'> {
  const { unwritten, changed } = context;
  const underWay = nextWrite(context);
  if (underWay?.kind !== 'module') return { underWay, unwritten, changed };
  return {
    underWay,
    unwritten: unwritten.slice(1),
    changed: withFields(context, underWay.name, null),
  };
}

/** A write has failed: what it held waits again. */
export function putBack(
  context: PersistenceContext,
): Pick<PersistenceContext, 'underWay' | 'unwritten' | 'changed'> {
  const { underWay, unwritten, changed } = context;
  if (underWay?.kind !== 'module') return { underWay: null, unwritten, changed };
  const { name } = underWay;
  return {
    underWay: null,
    unwritten: unwritten.includes(name) ? unwritten : [name, ...unwritten],
    changed: withFields(context, name, openFields(context, name)),
  };
}

export function entryOf({
  state,
  keptBackups,
  backups,
  underWay,
}: PersistenceContext): StorageEntry {
  return underWay?.kind === 'module'
    ? moduleEntry(state, underWay.name)
    : writeBackups(addBackups(keptBackups, backups));
}

/** Whether a module waits to be written, or is just being written. */
const isPending = ({ unwritten, underWay }: PersistenceContext, name: ModuleName): boolean =>
  unwritten.includes(name) || (underWay?.kind === 'module' && underWay.name === name);

/** After a change: the state with it, and the module last among those to be written. */
export function withModule(
  context: PersistenceContext,
  { name, value }: ModuleValue,
): Pick<PersistenceContext, 'state' | 'unwritten' | 'changed'> {
  const { state, unwritten } = context;
  const waiting = waitingFields(context, name);
  const fields = waiting && union(waiting, changedFields(state[name], value));
  return {
    state: { ...state, [name]: value },
    unwritten: [...unwritten.filter((one) => one !== name), name],
    changed: withFields(context, name, fields),
  };
}

/** Their fields belong together: half of one and half of another would be a playlist or a layout nobody made. */
const WHOLE: readonly ModuleName[] = ['playlist', 'multiview'];

/** What another tab's write means for us. */
export type ForeignChange =
  /** It is none of ours, or says what we know. */
  | { readonly kind: 'nothing' }
  /** The backups are others now. */
  | { readonly kind: 'backups'; readonly keptBackups: readonly StorageEntry[] }
  /** A module that waits here was written: what differs was put together. */
  | {
      readonly kind: 'merged';
      readonly patch: Pick<PersistenceContext, 'state' | 'unwritten' | 'changed'>;
      /** What was put together. */
      readonly module: ModuleValue;
    }
  /** A module was written. */
  | {
      readonly kind: 'module';
      /** null: the text was refused, and ours stays. */
      readonly module: ModuleValue | null;
      readonly problems: readonly StoredProblem[];
      readonly backup: StorageEntry | null;
    };

const REFUSALS: readonly string[] = ['json', 'poisoned', 'tooLarge'];

/** Of a module that waits here, the fields changed here are newer than what the other tab wrote, and stand. */
function mergedChange(context: PersistenceContext, theirs: ModuleValue): ForeignChange {
  const { state, unwritten } = context;
  const { name } = theirs;
  const fields = openFields(context, name);
  if (fields === null || WHOLE.includes(name)) return { kind: 'nothing' };
  const merged = { ...state, [name]: mergedFields(state[name], theirs.value, fields) };
  if (isSame(merged[name], state[name])) return { kind: 'nothing' };
  return {
    kind: 'merged',
    patch: {
      state: merged,
      // What is under way lacks what is new, and may land after what the other tab wrote: it is written once more.
      unwritten: unwritten.includes(name) ? unwritten : [...unwritten, name],
      changed: withFields(context, name, fields),
    },
    module: readModule(name, moduleEntry(merged, name).text, context).module,
  };
}

/** A module that waits to be written here stands: as a whole, or in the fields that were changed. */
export function foreignChange(
  context: PersistenceContext,
  key: string,
  text: string | null,
): ForeignChange {
  if (key === STORAGE_BACKUP_KEY) return { kind: 'backups', keptBackups: readBackups(text) };
  const name = moduleOfKey(key);
  if (name === null) return { kind: 'nothing' };
  const { module, problems, backup } = readModule(name, text, context);
  const isRefused = problems.some(({ code }) => REFUSALS.includes(code));
  if (isPending(context, name) && !isRefused) return mergedChange(context, module);
  return {
    kind: 'module',
    module: isRefused ? null : module,
    problems,
    backup: backup === null ? null : { key, text: backup },
  };
}

export const cleared = ({ language }: PersistenceContext) => ({
  state: defaultStoredState({ language }),
  unwritten: [],
  changed: {},
  backups: [],
  keptBackups: [],
  underWay: null,
  failure: null,
});
