/**
 * Validators for any value: each returns the value, repaired where possible with a list of problems, or refuses it. They
 * read own keys only and never throw.
 */
import { PROBLEMS_MAX } from './stored-state.limits';
import { isJsonObject, isPoisonousKey, ownValue } from './untrusted-json';

/** `type`: wrong type; `value`: not an allowed value; `tooLong`, `tooMany`: over a limit. */
export type FieldProblemCode = 'type' | 'value' | 'tooLong' | 'tooMany';
/** What was wrong with a stored value, and where. */
export interface FieldProblem<Code extends string = FieldProblemCode> {
  /** Keys from the root, joined by dots; empty for the root itself. */
  readonly path: string;
  /** What is wrong. */
  readonly code: Code;
}
/** A valid value, or why there is none. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: FieldProblemCode };
/** Repaired parts are added to `problems`; a refusal is reported by the caller. */
export type Schema<T> = (value: unknown, path: string, problems: FieldProblem[]) => Reading<T>;

const read = <T>(value: T): Reading<T> => ({ ok: true, value });
const refuse = (code: FieldProblemCode): Reading<never> => ({ ok: false, code });

export function addProblem(problems: FieldProblem[], path: string, code: FieldProblemCode): void {
  if (problems.length < PROBLEMS_MAX) problems.push({ path, code });
}
const under = (path: string, key: string | number): string =>
  path === '' ? String(key) : `${path}.${key}`;

export const flag: Schema<boolean> = (value) =>
  typeof value === 'boolean' ? read(value) : refuse('type');

export const text =
  (max: number, min = 0): Schema<string> =>
  (value) => {
    if (typeof value !== 'string') return refuse('type');
    if (value.length > max) return refuse('tooLong');
    return value.length < min ? refuse('value') : read(value);
  };

export const oneOf =
  <const T extends string>(allowed: readonly T[]): Schema<T> =>
  (value) => {
    if (typeof value !== 'string') return refuse('type');
    const found = allowed.find((candidate) => candidate === value);
    return found === undefined ? refuse('value') : read(found);
  };

export const decimal =
  (min: number, max: number): Schema<number> =>
  (value) => {
    if (typeof value !== 'number') return refuse('type');
    return value >= min && value <= max ? read(value === 0 ? 0 : value) : refuse('value');
  };

export const whole =
  (min: number, max: number): Schema<number> =>
  (value, path, problems) =>
    typeof value === 'number' && !Number.isInteger(value)
      ? refuse('value')
      : decimal(min, max)(value, path, problems);

export const orNull =
  <T>(schema: Schema<T>): Schema<T | null> =>
  (value, path, problems) =>
    value === null ? read(null) : schema(value, path, problems);

/** Invalid items are left out and reported; duplicates are dropped silently; items over the limit are cut off. */
export const list =
  <T>(schema: Schema<T>, max: number, keyOf?: (item: T) => unknown): Schema<readonly T[]> =>
  (value, path, problems) => {
    if (!Array.isArray(value)) return refuse('type');
    if (value.length > max) addProblem(problems, path, 'tooMany');
    const items: T[] = [];
    const keys = new Set<unknown>();
    for (const [index, item] of value.slice(0, max).entries()) {
      const reading = schema(item, under(path, index), problems);
      if (!reading.ok) {
        addProblem(problems, under(path, index), reading.code);
        continue;
      }
      const key = keyOf ? keyOf(reading.value) : index;
      if (keys.has(key)) continue;
      keys.add(key);
      items.push(reading.value);
    }
    return read(items);
  };

/** A map with arbitrary keys; invalid entries are left out. */
export const dictionary =
  <T>(schema: Schema<T>, max: number, keyMax: number): Schema<Readonly<Record<string, T>>> =>
  (value, path, problems) => {
    if (!isJsonObject(value)) return refuse('type');
    const keys = Object.keys(value);
    if (keys.length > max) addProblem(problems, path, 'tooMany');
    const entries: [string, T][] = [];
    for (const key of keys.slice(0, max)) {
      const shown = under(path, key.slice(0, keyMax));
      const reading = schema(value[key], shown, problems);
      if (isPoisonousKey(key)) addProblem(problems, shown, 'value');
      else if (key.length > keyMax) addProblem(problems, shown, 'tooLong');
      else if (!reading.ok) addProblem(problems, shown, reading.code);
      else entries.push([key, reading.value]);
    }
    return read(Object.fromEntries(entries));
  };

/** A field of a record: its validator and default. Without a default an invalid field refuses the whole record. */
export interface Field<T> {
  /** Its validator. */
  readonly schema: Schema<T>;
  /** Value for an invalid or missing field; null: none. */
  readonly fallback: (() => T) | null;
}
export const required = <T>(schema: Schema<T>): Field<T> => ({ schema, fallback: null });
export const withDefault = <T>(schema: Schema<T>, fallback: () => T): Field<T> => ({
  schema,
  fallback,
});
export type Fields<T> = { readonly [K in keyof T]-?: Field<T[K]> };

/** Reads only the listed fields. A missing field gets its default; an invalid one too, and is reported. */
export const record =
  <T extends object>(fields: Fields<T>): Schema<T> =>
  (value, path, problems) => {
    if (!isJsonObject(value)) return refuse('type');
    const entries: [string, unknown][] = [];
    for (const [key, field] of Object.entries<Field<unknown>>(fields)) {
      const given = ownValue(value, key);
      const reading = given === undefined ? null : field.schema(given, under(path, key), problems);
      if (reading?.ok) {
        if (reading.value !== undefined) entries.push([key, reading.value]);
        continue;
      }
      if (field.fallback === null) return refuse(reading ? reading.code : 'type');
      if (reading) addProblem(problems, under(path, key), reading.code);
      const stand = field.fallback();
      if (stand !== undefined) entries.push([key, stand]);
    }
    return read(Object.fromEntries(entries) as T);
  };

/** Strict reading: a value that would need a repair is refused with the code of its first problem. */
export function readStrictly<T>(schema: Schema<T>, value: unknown): Reading<T> {
  const problems: FieldProblem[] = [];
  const reading = schema(value, '', problems);
  const first = problems[0];
  return first ? refuse(first.code) : reading;
}
