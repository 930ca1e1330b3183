/**
 * The server's settings, read once from the environment. Every variable says what it wants in words, so that a wrong
 * one is answered by a line a person can act on; all wrong ones are told at once.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { ExitCode, StartError } from './process/start-error';

interface Variable<T> {
  /** What a value must look like, for the error line and the README. */
  readonly wants: string;
  readonly schema: z.ZodType<T, string | undefined>;
  /** A value that must not appear on a screen or in a log. */
  readonly secret?: boolean;
}

const variable = <T>(
  wants: string,
  schema: z.ZodType<T, string | undefined>,
  secret = false,
): Variable<T> => ({ wants, schema, secret });

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

const defaulted = <T>(schema: z.ZodType<T, string>, fallback: T) =>
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

const optional = <T>(schema: z.ZodType<T, string>) => defaulted<T | undefined>(schema, undefined);

const port = (fallback: number) =>
  variable('a whole number from 0 to 65535', defaulted(wholeNumber(0, 65_535), fallback));

const oneOf = <const T extends string>(values: readonly T[], fallback: T) =>
  variable(`one of ${values.join(', ')}`, defaulted<T>(z.enum(values), fallback));

const optionalOneOf = <const T extends string>(values: readonly T[]) =>
  variable(`one of ${values.join(', ')}`, optional<T>(z.enum(values)));

const onOff = (fallback: boolean) =>
  variable(
    'on or off',
    defaulted(
      z.enum(['on', 'off']).transform((value) => value === 'on'),
      fallback,
    ),
  );

const folder = (fallback: string) =>
  variable(
    'a folder',
    defaulted(
      z
        .string()
        .refine((path) => !path.includes('\0'))
        .transform((path) => resolve(path)),
      fallback,
    ),
  );

const origin = variable(
  'an http or https address without a path, like https://oshimado.example',
  optional(
    z
      .url({ protocol: /^https?$/ })
      .refine((text) => new URL(text).pathname === '/' && !/[?#@]/.test(text))
      .transform((text) => new URL(text).origin),
  ),
);

// Both `src` and `dist` lie two folders below the workspaces.
const beside = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Every variable the server reads, in the order of the README. */
export const variables = {
  PORT: port(4600),
  EMBED_PORT: port(4601),
  PORT_FALLBACK: onOff(false),
  HOST: variable(
    'a host name or an address to listen on, like 127.0.0.1 or 0.0.0.0',
    defaulted(z.string().regex(/^[\w.:-]{1,253}$/), '127.0.0.1'),
  ),
  PUBLIC_URL: origin,
  EMBED_URL: origin,
  DATA_DIR: folder(resolve('data')),
  DATABASE_URL: variable(
    'an address like postgresql://user:password@host:5432/database',
    optional(z.string().refine(isDatabaseUrl)),
    true,
  ),
  SOURCE: optionalOneOf(['demo', 'holodex', 'none']),
  SOURCE_URL: variable(
    'the http or https address of an /api/v2-compatible service',
    optional(z.url({ protocol: /^https?$/ })),
  ),
  SOURCE_KEY: variable(
    'a key without spaces',
    optional(z.string().regex(/^[\x21-\x7e]{1,512}$/)),
    true,
  ),
  DEMO_SEED: variable('a whole number', optional(wholeNumber(0, Number.MAX_SAFE_INTEGER))),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
  LOG_FORMAT: optionalOneOf(['json', 'pretty']),
  PORTAL: onOff(true),
  PORTAL_DIR: folder(beside('apps/portal/dist')),
  WIDGETS_DIR: folder(beside('packages/widgets/dist/embed')),
  EXAMPLES_DIR: folder(beside('packages/widgets/examples')),
  RATE_LIMIT: variable(
    'requests a minute from one address, a whole number; 0 for no limit',
    defaulted(wholeNumber(0, 1_000_000), 600),
  ),
} as const;

type Values = {
  readonly [Name in keyof typeof variables]: (typeof variables)[Name] extends Variable<infer T>
    ? T
    : never;
};

export interface Config {
  /** Port of the portal and of /api/v2; 0 takes any free one. Default 4600. */
  readonly port: number;
  /** Port of the second origin, which serves the embeds; 0 takes any free one. Default 4601. */
  readonly embedPort: number;
  /** Take the next free port when a chosen one is taken. Default false. */
  readonly portFallback: boolean;
  /** Address to listen on. Default 127.0.0.1, this machine only. */
  readonly host: string;
  /** Origin under which viewers reach the portal. Default: the address listened on. */
  readonly publicUrl: string | undefined;
  /** Origin under which strangers' pages reach the embeds. Default: the second address listened on. */
  readonly embedUrl: string | undefined;
  /** Folder of everything the server keeps. Default ./data. */
  readonly dataDir: string;
  /** PostgreSQL 15 or newer to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Where content comes from. Default demo, or holodex where an address is given. */
  readonly source: SourceChoice;
  /** Seed of the demo's world. Default: the demo's own. */
  readonly demoSeed: number | undefined;
  readonly logLevel: Values['LOG_LEVEL'];
  /** Default pretty on a terminal, json elsewhere. */
  readonly logFormat: 'json' | 'pretty';
  /** Serve the portal's pages. Default true. */
  readonly portal: boolean;
  /** Folder of the built portal. */
  readonly portalDir: string;
  /** Folder of the built embed files. */
  readonly widgetsDir: string;
  /** Folder of the example host pages. */
  readonly examplesDir: string;
  /** Requests a minute from one address; 0 for no limit. Default 600. */
  readonly rateLimit: number;
}

export type SourceChoice =
  | { readonly name: 'demo' | 'none' }
  | { readonly name: 'holodex'; readonly url: string; readonly key: string | undefined };

type Environment = Readonly<Record<string, string | undefined>>;

function isDatabaseUrl(text: string) {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
}

const shown = (value: string | undefined, secret = false) => {
  if (value === undefined) return 'nothing';
  if (secret) return 'a value that is kept hidden';
  return JSON.stringify(value.length > 80 ? `${value.slice(0, 79)}…` : value);
};

const complaint = (name: keyof Values, value: string | undefined) => {
  const { wants, secret } = variables[name];
  return `${name}: got ${shown(value, secret)}, wants ${wants}`;
};

// Compose files and shells hand over empty texts for settings left out.
const given = (env: Environment, name: string) => env[name]?.trim() || undefined;

function readValues(env: Environment) {
  const complaints: string[] = [];
  const entries = Object.entries(variables).map(([name, { schema }]) => {
    const parsed = schema.safeParse(given(env, name));
    if (!parsed.success) complaints.push(complaint(name as keyof Values, given(env, name)));
    return [name, parsed.data];
  });
  return { values: Object.fromEntries(entries) as Values, complaints };
}

function chooseSource(values: Values): SourceChoice | string {
  const name = values.SOURCE ?? (values.SOURCE_URL ? 'holodex' : 'demo');
  if (name !== 'holodex') return { name };
  if (values.SOURCE_URL) return { name, url: values.SOURCE_URL, key: values.SOURCE_KEY };
  return `${complaint('SOURCE_URL', undefined)}, because SOURCE is holodex`;
}

/** Reads the environment, or throws one StartError with a line for each wrong variable. */
export function parseConfig(env: Environment, { isTerminal = false } = {}): Config {
  const { values, complaints } = readValues(env);
  const source = chooseSource(values);
  if (typeof source === 'string' && !complaints.some((line) => line.startsWith('SOURCE'))) {
    complaints.push(source);
  }
  if (values.PORT === values.EMBED_PORT && values.PORT > 0) {
    complaints.push(
      `EMBED_PORT: got ${values.PORT}, wants a port other than PORT, because embeds need an origin of their own`,
    );
  }
  if (complaints.length > 0 || typeof source === 'string') {
    throw new StartError(ExitCode.configuration, complaints.join('\n'));
  }
  return {
    port: values.PORT,
    embedPort: values.EMBED_PORT,
    portFallback: values.PORT_FALLBACK,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    embedUrl: values.EMBED_URL,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    source,
    demoSeed: values.DEMO_SEED,
    logLevel: values.LOG_LEVEL,
    logFormat: values.LOG_FORMAT ?? (isTerminal ? 'pretty' : 'json'),
    portal: values.PORTAL,
    portalDir: values.PORTAL_DIR,
    widgetsDir: values.WIDGETS_DIR,
    examplesDir: values.EXAMPLES_DIR,
    rateLimit: values.RATE_LIMIT,
  };
}
