/** Kinds of environment variables: accepted values, and their description. Every variable is optional. */
import { resolve } from 'node:path';
import * as z from 'zod';

export interface Variable<T> {
  /** Expected form of a value, for the error message and the README. */
  readonly wants: string;
  readonly schema: z.ZodType<T, string | undefined>;
  /** A value that must not be displayed or logged. */
  readonly secret?: boolean;
}

export const variable = <T>(
  wants: string,
  schema: z.ZodType<T, string | undefined>,
  secret = false,
): Variable<T> => ({ wants, schema, secret });

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

export const defaulted = <T>(schema: z.ZodType<T, string>, fallback: T) =>
  z
    .string()
    .optional()
    .transform((text, context): T => {
      if (text === undefined) return fallback;
      const parsed = schema.safeParse(text);
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', message: 'not accepted' });
      return z.NEVER;
    });

export const optional = <T>(schema: z.ZodType<T, string>) =>
  defaulted<T | undefined>(schema, undefined);

export const port = (fallback: number) =>
  variable('a whole number from 0 to 65535', defaulted(wholeNumber(0, 65_535), fallback));

export const oneOf = <const T extends string>(values: readonly T[], fallback: T) =>
  variable(`one of ${values.join(', ')}`, defaulted<T>(z.enum(values), fallback));

export const optionalOneOf = <const T extends string>(values: readonly T[]) =>
  variable(`one of ${values.join(', ')}`, optional<T>(z.enum(values)));

export const onOff = (fallback: boolean) =>
  variable(
    'on or off',
    defaulted(
      z.enum(['on', 'off']).transform((value) => value === 'on'),
      fallback,
    ),
  );

/** A path, absolute or from the working directory. */
export const pathText = z
  .string()
  .refine((path) => !path.includes('\0'))
  .transform((path) => resolve(path));

export const folder = (fallback: string) => variable('a folder', defaulted(pathText, fallback));

const originText = z
  .url({ protocol: /^https?$/ })
  // A refinement runs even after a failed check.
  .refine((text) => URL.canParse(text) && new URL(text).pathname === '/' && !/[?#@]/.test(text))
  .transform((text) => new URL(text).origin);

export const origin = variable(
  'an http or https address without a path, like https://oshimado.example',
  optional(originText),
);

export const originWithDefault = (fallback: string) =>
  variable('an http or https address without a path', defaulted(originText, fallback));

/** An address that can be disabled explicitly; an empty text means not set. */
export const originOrOff = (fallback: string) =>
  variable(
    'an http or https address without a path, or off',
    defaulted<string | undefined>(
      z.union([z.literal('off').transform(() => undefined), originText]),
      fallback,
    ),
  );

export const webAddress = variable(
  'an http or https address',
  optional(z.url({ protocol: /^https?$/ })),
);
