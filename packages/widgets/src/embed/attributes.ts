/**
 * Attributes of elements. Each element has one table of them, and everything else is derived from it: what is read of their text, the
 * properties, what is observed, the types for TypeScript and JSX, the page of docs, the table of the README.
 * The comment above an entry is the sentence of its docs and types.
 */
import type { PicturesFrom } from '@oshimado/domain';
import type { ThemeSlug } from '@oshimado/ui/theme';

/** What a theme's colours are like; `auto`: as the page's. */
export type EmbedMode = 'dark' | 'light' | 'auto';

/** How a feed lays out its cards. */
export type FeedLayout = 'cards' | 'list' | 'strip';
/** Which streams a feed shows. */
export type FeedStatus = 'all' | 'live' | 'upcoming';

/** What pages write into attributes and JSX, by the type of an attribute. */
export interface Written {
  text: string;
  list: string;
  number: number;
  time: number | string;
  boolean: boolean;
  switch: boolean | 'on' | 'off';
  pictures: PicturesFrom;
  layout: FeedLayout;
  status: FeedStatus;
  theme: EmbedMode | ThemeSlug | `${ThemeSlug} ${EmbedMode}` | `${EmbedMode} ${ThemeSlug}`;
}

/** The properties of elements, by the type of an attribute. */
interface Properties {
  text: string | null;
  /** A list becomes the text with commas. */
  list: string | readonly string[] | null;
  number: number;
  time: number;
  boolean: boolean;
  switch: boolean;
  pictures: PicturesFrom;
  layout: FeedLayout;
  status: FeedStatus;
  theme: string | null;
}

/** The type of an attribute. */
export type TypeOf<One> = One extends Attribute<infer Type, infer _Value> ? Type : never;

/** The properties of an element with these attributes. */
export type PropertiesOf<Table extends Attributes> = {
  -readonly [Name in keyof Table]: Properties[TypeOf<Table[Name]>];
};

/** What an attribute is read with, beside its text. */
export interface Surroundings {
  readonly scriptOrigin: string;
  /** The visitor's wishes, best first. */
  readonly languages: readonly string[];
  /** Names the text that cannot be read. */
  readonly complain: () => void;
}

export interface Attribute<Type extends keyof Written, Value> {
  readonly type: Type;
  /** The element draws nothing without it. */
  readonly isRequired?: boolean;
  /** The value without the attribute. If there is none, an empty text is read, and the property is the text. */
  readonly default?: Value;
  /** The least and the greatest of a number. Default: it is no number. */
  readonly range?: readonly [min: number, max: number];
  /** The words that it takes: one, or some of them for a list; the first is the default of one. Default: any text. */
  readonly words?: readonly string[];
  /** In words: "it takes …". Default: every text. */
  readonly takes?: string;
  readonly read: (text: string, around: Surroundings) => Value;
}

export type Attributes = Readonly<Record<string, Attribute<keyof Written, unknown>>>;

/** The items of an attribute that is a list with commas. */
export const listIn = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

export const text = { type: 'text', read: (written: string) => written.trim() } as const;

export const requiredText = { ...text, isRequired: true } as const;

/** A whole number. */
export const numberFrom = (min: number, max: number, fallback: number) =>
  ({
    type: 'number',
    default: fallback,
    range: [min, max],
    takes: `a whole number from ${min} to ${max}`,
    read: (written, { complain }) => {
      const number = Number(written);
      if (Number.isInteger(number) && number >= min && number <= max) return number;
      if (written) complain();
      return fallback;
    },
  }) as const satisfies Attribute<'number', number>;

/** Frameworks write booleans as text, templates of other languages as `False` and `0`. */
const isOff = (written: string) => /^(off|false|0)$/i.test(written);
const isOn = (written: string) => /^(on|true|1)?$/i.test(written);

/** On wherever the attribute is, as in HTML, but for `false`, `off` and `0`. */
export const flag = {
  type: 'boolean',
  default: false as boolean,
  read: (written: string): boolean => !isOff(written),
} as const;

/** `on` and `off`, or the attribute alone, which is on. */
export const switchThatIs = (fallback: boolean) =>
  ({
    type: 'switch',
    default: fallback,
    takes: 'on or off',
    read: (written, { complain }) => {
      if (isOn(written) || isOff(written)) return isOn(written);
      complain();
      return fallback;
    },
  }) as const satisfies Attribute<'switch', boolean>;

/** One of some words; the first is the default. */
export const oneOf = <
  Type extends 'layout' | 'status' | 'pictures',
  const Word extends Written[Type],
>(
  type: Type,
  words: readonly [Word, ...Word[]],
) =>
  ({
    type,
    words,
    default: words[0],
    takes: `one of ${words.join(', ')}`,
    read: (written: string, { complain }: Surroundings): Word => {
      const found = words.find((word) => word === written.trim());
      if (found === undefined && written) complain();
      return found ?? words[0];
    },
  }) as const;

/** `theme-words.ts` has these words in a list. */
const isMode = (word: string) => /^(dark|light|auto)?$/.test(word);

/** Attributes that all elements have. */
export const sharedAttributes = {
  /** Origin of the server. Default: the one the script came from. */
  api: {
    type: 'text',
    takes: 'the origin of a server, like https://example.org',
    read: (written: string, { scriptOrigin, complain }: Surroundings): string => {
      if (!written) return scriptOrigin;
      if (URL.canParse(written)) {
        const { origin, protocol } = new URL(written);
        if (protocol === 'https:' || protocol === 'http:') return origin;
      }
      complain();
      return scriptOrigin;
    },
  },
  /** UI language code. Default: the visitor's. */
  lang: {
    type: 'text',
    read: (written: string, { languages }: Surroundings): string =>
      written || (languages[0] ?? 'en'),
  },
  /** Where pictures come from. `server`, the default: all from `api`; `platform`: those of YouTube and others from there. */
  pictures: oneOf('pictures', ['server', 'platform']),
  /** `dark`, `light` or `auto` (the `color-scheme` of the page), a theme's name, or both: `suisei light`. Default `dark aqua`. */
  theme: {
    type: 'theme',
    // The styles match each word, and the names of themes are with those of themes: what is read is whether one is wanted.
    read: (written: string): boolean => !written.split(/\s+/).every(isMode),
  },
} as const satisfies Attributes;

export interface SharedOptions {
  /** Origin of the server. Default: the one the script came from. */
  readonly api: string;
  /** UI language code. Default: the visitor's. */
  readonly lang: string;
  /** Whether pictures of platforms come from that server or from the platforms. */
  readonly pictures: PicturesFrom;
  /** Whether a theme is named. */
  readonly hasNamedTheme: boolean;
}

/** What an element draws with. */
export type OptionsOf<Table extends Attributes> = SharedOptions & {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['read']>;
};

/** What the element knows beside its attributes. */
export interface Reading extends Omit<Surroundings, 'complain'> {
  readonly attribute: (name: string) => string | null;
  readonly complain: (name: string, written: string, takes: string) => void;
}

/** What an attribute says; what cannot be read keeps its default and is named. */
export function valueOf(
  name: string,
  { default: fallback, takes = '', read }: Attribute<keyof Written, unknown>,
  { attribute, complain, ...around }: Reading,
): unknown {
  const written = attribute(name);
  if (written === null && fallback !== undefined) return fallback;
  const known = written ?? '';
  return read(known, { ...around, complain: () => complain(name, known, takes) });
}

export function readOptions<Table extends Attributes>(
  table: Table,
  reading: Reading,
): OptionsOf<Table> {
  const values = Object.entries({ ...sharedAttributes, ...table }).map(
    ([name, attribute]) =>
      [name === 'theme' ? 'hasNamedTheme' : name, valueOf(name, attribute, reading)] as const,
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value was read by the entry of its name
  return Object.fromEntries(values) as OptionsOf<Table>;
}
