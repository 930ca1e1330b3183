/** Readers of other people's JSON. Each takes anything and answers what it can make of it; none ever throws. */

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text that says something; empty text counts as none. NUL cannot be stored and is left out. */
export function text(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const clean = value.replaceAll('\u0000', '');
  return clean === '' ? undefined : clean;
}

/** What a column of videos holds; counts of channels may be larger. */
const COUNT_MAX = 2_147_483_647;

/** A count that some services send as text. */
export function count(value: unknown, max = COUNT_MAX): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) return undefined;
  return Math.min(Math.trunc(number), max);
}

/** A time in any ISO form, with or without milliseconds and offset. */
export function time(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return undefined;
  const moment = new Date(value);
  const year = moment.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? moment : undefined;
}

/** A list; anything else is an empty one. */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const texts = (value: unknown): string[] =>
  (typeof value === 'string' ? [value] : list(value)).flatMap((item) => text(item) ?? []);

export const oneOf = <const T extends readonly string[]>(
  values: T,
  value: unknown,
): T[number] | undefined => values.find((known) => known === value);

/** null and text are kept apart from "not said". */
export const textOrNull = (value: unknown): string | null | undefined =>
  value === null || value === '' ? null : text(value);

/** An address made whole against the server it came from; what is no web address is none. */
export function address(value: unknown, origin: string): string | null | undefined {
  const given = textOrNull(value);
  if (!given) return given;
  if (!URL.canParse(given, origin)) return undefined;
  const url = new URL(given, origin);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

/** Drops the keys nobody said anything about, so that what is stored stays. */
export function said<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}
