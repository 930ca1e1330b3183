/**
 * Reads and writes the stored state. Reading never fails and loses nothing: invalid values get their default and are returned as
 * problems, with the original text as a backup.
 */
import { moduleFields, moduleNames, type ModuleName, type StoredModules } from './modules';
import { record, addProblem, type Field, type FieldProblem, type FieldProblemCode } from './schema';
import { STORAGE_PREFIX, STORED_STATE_VERSION } from './stored-state.limits';
import { isJsonObject, ownValue, parseUntrusted, type RefusalCode } from './untrusted-json';

/** Everything that a device keeps, with the version of its form. */
export interface StoredState extends StoredModules {
  /** Version the modules are written in. */
  readonly version: typeof STORED_STATE_VERSION;
}
/** What was wrong with what a device had stored. */
export type StoredProblem = FieldProblem<FieldProblemCode | RefusalCode>;
/** What decides the defaults. */
export interface ReadOptions {
  /** First language of the browser, as `navigator.language` has it. */
  readonly language: string;
}
/** What was read from a device's storage. */
export interface StoredReading {
  /** The read state, with defaults for missing parts. */
  readonly state: StoredState;
  /** What was repaired or refused. */
  readonly problems: readonly StoredProblem[];
  /** The original text if any part of it was repaired or refused; otherwise null. */
  readonly backup: string | null;
}
/** One write to the browser's storage. */
export interface StorageEntry {
  /** Key in the browser's storage. */
  readonly key: string;
  /** The stored text. */
  readonly text: string;
}
/** Any module with its value. */
export type ModuleValue = {
  readonly [K in ModuleName]: { readonly name: K; readonly value: StoredModules[K] };
}[ModuleName];

/** Returns new objects each time, so that a reset shares nothing with earlier values. */
export function defaultStoredState({ language }: ReadOptions): StoredState {
  return readModules({}, language, []);
}

/** Reads modules from any value, for texts already parsed. */
export function readModules(
  value: unknown,
  language: string,
  problems: FieldProblem[],
): StoredState {
  if (value !== undefined && !isJsonObject(value)) addProblem(problems, '', 'type');
  const fields = moduleFields(language);
  const given = isJsonObject(value) ? value : {};
  const reading = record(fields)(given, '', problems);
  if (!reading.ok) throw new TypeError('Every module has a default.');
  return { version: STORED_STATE_VERSION, ...reading.value };
}

/** Another version is read as far as possible, and reported so that a backup is kept. */
function checkVersion(value: unknown, path: string, problems: FieldProblem[]): void {
  if (ownValue(value, 'version') !== STORED_STATE_VERSION) addProblem(problems, path, 'value');
}

/** Reads the whole state from one text, as `writeStoredState` makes it. */
export function readStoredState(text: string | null, options: ReadOptions): StoredReading {
  if (text === null) return { state: defaultStoredState(options), problems: [], backup: null };
  const json = parseUntrusted(text);
  if (!json.ok) {
    const problems = [{ path: '', code: json.code }];
    return { state: defaultStoredState(options), problems, backup: text };
  }
  const problems: FieldProblem[] = [];
  if (isJsonObject(json.value)) checkVersion(json.value, 'version', problems);
  const state = readModules(json.value, options.language, problems);
  return { state, problems, backup: problems.length > 0 ? text : null };
}

/** The whole state as one text, as `readStoredState` reads it. */
export const writeStoredState = (state: StoredState): string => JSON.stringify(state);

/** The storage key of a module. */
export const moduleKey = (name: ModuleName): string => `${STORAGE_PREFIX}${name}`;
/** The storage keys of all modules. */
export const moduleKeys: readonly string[] = moduleNames.map(moduleKey);

/** Serializes one module for its own key. */
export const writeModule = <K extends ModuleName>(
  name: K,
  value: StoredModules[K],
): StorageEntry => ({
  key: moduleKey(name),
  text: JSON.stringify({ version: STORED_STATE_VERSION, value }),
});

/** What was read from the storage key of a module. */
export interface ModuleReading {
  /** Its value, or its default. */
  readonly module: ModuleValue;
  /** What was repaired or refused. */
  readonly problems: readonly StoredProblem[];
  /** The original text if any part of it was repaired or refused; otherwise null. */
  readonly backup: string | null;
}

/** Reads one module's text; null (a missing key) gives its default. */
export function readModule(
  name: ModuleName,
  text: string | null,
  options: ReadOptions,
): ModuleReading {
  const field = moduleFields(options.language)[name] as Field<StoredModules[ModuleName]>;
  const moduleFrom = (value: unknown, problems: FieldProblem[]): ModuleValue => {
    const reading = record({ [name]: field })(
      value === undefined ? {} : { [name]: value },
      '',
      problems,
    );
    if (!reading.ok) throw new TypeError('Every module has a default.');
    return { name, value: reading.value[name] } as ModuleValue;
  };
  if (text === null) return { module: moduleFrom(undefined, []), problems: [], backup: null };
  const json = parseUntrusted(text);
  if (!json.ok) {
    const problems = [{ path: name, code: json.code }];
    return { module: moduleFrom(undefined, []), problems, backup: text };
  }
  const problems: FieldProblem[] = [];
  if (isJsonObject(json.value)) checkVersion(json.value, `${name}.version`, problems);
  else addProblem(problems, name, 'type');
  const module = moduleFrom(ownValue(json.value, 'value'), problems);
  return { module, problems, backup: problems.length > 0 ? text : null };
}
