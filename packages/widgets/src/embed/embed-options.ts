/** Attributes that all elements have: text in, options out. What cannot be read keeps its default and is named. */
import { themeSlugs, type ThemeSlug } from '@oshimado/ui/theme';

export interface SharedOptions {
  /** Origin of the server. Default: the one the script came from. */
  readonly api: string;
  /** UI language code. Default: the visitor's. */
  readonly lang: string;
  /** Whether a theme other than the default one is wanted. */
  readonly hasNamedTheme: boolean;
}

export type Read<Name extends string> = (attribute: Name) => string | null;
export type Complain<Name extends string> = (
  attribute: Name,
  value: string,
  wanted: string,
) => void;

/** What the element knows beside its attributes. */
export interface Surroundings<Name extends string> {
  readonly scriptOrigin: string;
  /** The visitor's wishes, best first. */
  readonly languages: readonly string[];
  readonly complain: Complain<Name>;
}

type SharedAttribute = 'api' | 'lang' | 'theme';

function apiOf(value: string | null, around: Surroundings<'api'>): string {
  if (!value) return around.scriptOrigin;
  if (URL.canParse(value)) {
    const { origin, protocol } = new URL(value);
    if (protocol === 'https:' || protocol === 'http:') return origin;
  }
  around.complain('api', value, 'the origin of a server, like https://example.org');
  return around.scriptOrigin;
}

const MODES = ['dark', 'light', 'auto'];
const KNOWN: readonly string[] = [...MODES, ...themeSlugs];

const wordsOf = (theme: string | null) => (theme ?? '').split(' ').filter(Boolean);

/** A mode, a theme, or both in any order, such as `suisei light`. The styles match each word; none is dark Aqua. */
const isKnownTheme = (theme: string): boolean =>
  wordsOf(theme).every((word) => KNOWN.includes(word));

/** The items of an attribute that is a list with commas. */
export const listIn = (value: string | null): string[] =>
  (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

export function readSharedOptions(
  read: Read<SharedAttribute>,
  around: Surroundings<SharedAttribute>,
): SharedOptions {
  const theme = read('theme');
  if (theme && !isKnownTheme(theme))
    around.complain('theme', theme, `${MODES.join(', ')}, a theme like suisei, or both`);
  return {
    api: apiOf(read('api'), around),
    lang: read('lang') || (around.languages[0] ?? 'en'),
    hasNamedTheme: wordsOf(theme).some((word) => themeSlugs.includes(word as ThemeSlug)),
  };
}
