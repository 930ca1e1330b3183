/** Parsers of single values: each returns undefined for invalid input, and none throws. */

export type Row = Readonly<Record<string, unknown>>;
export type Reader<T> = (value: unknown) => T | undefined;

/** A row of a list: a record, or a reason to skip it. */
export type Reading<T> = { readonly value: T } | { readonly reason: string };

const INTEGER_MAX = 2_147_483_647;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text unchanged; numbers become text, because ids and names of users may be either. */
export const text: Reader<string> = (value) => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
};

/** Non-empty text of limited length, as indexes and labels require. */
export const label =
  (max: number): Reader<string> =>
  (value) => {
    const read = text(value)?.trim();
    return read === undefined || read === '' || read.length > max ? undefined : read;
  };

/** A non-negative integer, also as text. */
export const count =
  (max: number): Reader<number> =>
  (value) => {
    const isFigure = typeof value === 'string' && /^\s*\d{1,16}(\.\d+)?\s*$/.test(value);
    const read = isFigure ? Number(value) : value;
    if (typeof read !== 'number' || !Number.isFinite(read)) return undefined;
    const whole = Math.floor(read);
    return whole >= 0 && whole <= max ? whole : undefined;
  };

export const smallCount = count(INTEGER_MAX);
export const bigCount = count(Number.MAX_SAFE_INTEGER);

const YES: ReadonlySet<unknown> = new Set([true, 1, 'true', '1']);
const NO: ReadonlySet<unknown> = new Set([false, 0, 'false', '0']);

export const flag: Reader<boolean> = (value) => {
  if (YES.has(value)) return true;
  return NO.has(value) ? false : undefined;
};

const TIME =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;
const YEAR_MIN = 1970;
const YEAR_MAX = 9999;

/** `+09` and `+0900` as `+09:00`. */
const zoneOf = (zone: string) =>
  zone.length < 2 ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;

/** ISO 8601 with any zone or none (UTC), with or without seconds and fractions. */
export const time: Reader<Date> = (value) => {
  const parts = typeof value === 'string' ? TIME.exec(value.trim()) : null;
  if (!parts) return undefined;
  const [, date = '', clock = '00:00', zone = 'Z'] = parts;
  const midnight = new Date(`${date}T00:00Z`);
  // `Date` silently turns 31 February into March.
  if (midnight.getUTCDate() !== Number(date.slice(-2))) return undefined;
  const moment = new Date(`${date}T${clock.replace(/(\.\d{3})\d+$/, '$1')}${zoneOf(zone)}`);
  const year = moment.getUTCFullYear();
  return year >= YEAR_MIN && year <= YEAR_MAX ? moment : undefined;
};

export const oneOf =
  <const T extends string>(values: readonly T[]): Reader<T> =>
  (value) => {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : undefined;
    return values.find((known) => known === word);
  };

const isEmpty = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** For a present key: null and empty text clear the value; an invalid value or absent key keeps the stored one. */
export const nullable = <T>(value: unknown, read: Reader<T>): T | null | undefined =>
  isEmpty(value) ? null : read(value);

/** A list; null is an empty one, invalid items are left out. */
export const listOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) => {
    if (value === null) return [];
    if (!Array.isArray(value)) return undefined;
    return value.map(read).filter((member) => member !== undefined);
  };

const OWN_KINDS: ReadonlySet<string> = new Set(['http:', 'https:']);

/** A picture or link: absolute ones are unchanged, relative ones are resolved against the service's root. */
export const address =
  (base: string): Reader<string> =>
  (value) => {
    const read = label(2_048)(value);
    if (read === undefined) return undefined;
    const isWhole = /^[a-z][a-z\d+.-]*:/i.test(read);
    if (!URL.canParse(read, base)) return undefined;
    const url = new URL(read, base);
    if (!OWN_KINDS.has(url.protocol)) return undefined;
    return isWhole ? read : url.href;
  };

/** Without undefined keys. */
export const dropMissing = <T extends object>(record: T): T =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only optional keys can be undefined
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
