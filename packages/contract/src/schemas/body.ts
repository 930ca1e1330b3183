/**
 * Value schemas of request bodies. Existing clients differ in what they send, so several forms are accepted: a number as
 * text, an empty text for null, one value for a list of one.
 */
import * as z from 'zod';
import { nameOf } from '../names';

const clean = (value: string) => !value.includes('\0');

/** Text of limited length, without NUL, which PostgreSQL cannot store. */
export const bodyText = (max: number) =>
  z
    .string()
    .max(max, `must be at most ${max} characters`)
    .refine(clean, 'must not hold NUL characters')
    // A lone surrogate, left over where a client cut a text, is not valid UTF-8.
    .transform((value) => value.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Non-empty text, trimmed. */
export const words = (max: number) =>
  bodyText(max)
    .transform((value) => value.trim())
    .refine((value) => value !== '', 'must not be empty');

/** A name that people type, as `nameOf` keeps it. */
export const nameText = (max: number) =>
  words(max)
    .transform((value) => nameOf(value))
    .refine((value) => value !== '', 'must have a character that is drawn');

/** Absent, null and the empty text. */
const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** Accepted input types, for callers. */
type Reads<Output, Input> = z.ZodType<Output, Input>;

/** Treats absent, null and empty text alike. */
export const maybe = <T extends z.ZodType>(schema: T) =>
  (
    z.preprocess((value) => (isNothing(value) ? undefined : value), schema.optional()) as Reads<
      z.output<T> | undefined,
      z.input<T> | null | undefined
    >
  ).optional();

const toNumber = (value: unknown) =>
  typeof value === 'string' && /^-?\d{1,16}(\.\d{1,9})?$/.test(value) ? Number(value) : value;

/** An integer, also as text. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(
    toNumber,
    z
      .number('must be a number')
      .int('must be a whole number')
      .min(min, `must be at least ${min}`)
      .max(max, `must be at most ${max}`),
  ) as Reads<number, number | string>;

/** A number, also as text. */
export const number = (min: number, max: number) =>
  z.preprocess(
    toNumber,
    z
      .number('must be a number')
      .min(min, `must be at least ${min}`)
      .max(max, `must be at most ${max}`),
  ) as Reads<number, number | string>;

/** true, 1 and their texts; false for everything else. */
export const switchedOn = z.preprocess(
  (value) =>
    value === 1 || value === '1' || value === 'true'
      ? true
      : value === 0 || value === '0' || value === 'false' || value === '' || value === null
        ? false
        : value,
  z.boolean('must be true or false'),
) as Reads<boolean, boolean | 0 | 1 | '' | '0' | '1' | 'true' | 'false' | null>;

const NOT_PAGINATED: ReadonlySet<string> = new Set(['', 'false', '0', 'null', 'undefined']);

/** Whether `paginated` is set: clients send `false`, `0`, null and the empty text, also as texts, for a bare array. */
export const isPaginated = (value: unknown): boolean =>
  typeof value === 'string'
    ? !NOT_PAGINATED.has(value.trim().toLowerCase())
    : value !== undefined && value !== null && value !== false && value !== 0;

/** `paginated` of a body. */
export const paginated = z
  .unknown()
  .optional()
  .transform(isPaginated)
  .describe(
    'With any value except `false`, `0`, null and the empty text, the response is `{ total, items }` instead of an array.',
  );

/** The parsed value, or this default if the body has no such key, null or an empty text. */
export const orElse = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  (
    z.preprocess((given) => (isNothing(given) ? value : given), schema) as Reads<
      z.output<T>,
      z.input<T> | '' | null
    >
  ).prefault(value as z.input<T>);

/** A list. A single value is read as a list of one, an absent value as an empty list; absent entries are dropped. */
export const listOf = <T extends z.ZodType>(item: T, max: number) =>
  (
    z.preprocess(
      (value) => (Array.isArray(value) ? value : [value]).filter((one) => !isNothing(one)),
      z.array(item).max(max, `must hold at most ${max} values`),
    ) as Reads<z.output<T>[], readonly (z.input<T> | null)[] | z.input<T> | null>
  ).prefault([]);

/** Numeric id of a user, a playlist or another row. */
export const rowId = z
  .union([z.int().nonnegative(), z.string()])
  .transform(String)
  .refine((value) => /^\d{1,18}$/.test(value), 'must be a number');

/** Response of calls whose clients only check for success. */
export const done = z.object({}).describe('An empty object: the call succeeded.');
