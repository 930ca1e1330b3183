/** The attributes of `<oshi-live-feed>`: text in, options out. What cannot be read keeps its default and is named. */

import { themeSlugs, type ThemeSlug } from '@oshimado/ui/theme';

export const liveFeedAttributes = ['api', 'org', 'channels', 'lang', 'theme', 'max'] as const;
export type LiveFeedAttribute = (typeof liveFeedAttributes)[number];

export interface LiveFeedOptions {
  /** Origin of the server. Default: the one the script came from. */
  readonly api: string;
  /** Organization; empty for all. Default empty. */
  readonly org: string;
  /** Channel ids; they count before the organization. Default none. */
  readonly channels: readonly string[];
  /** UI language code. Default: the visitor's. */
  readonly lang: string;
  /** Most cards, 1 to 100. Default 24. */
  readonly max: number;
  /** Whether a theme other than the default one is wanted. */
  readonly hasNamedTheme: boolean;
}

const MAX_DEFAULT = 24;
const MAX_HIGHEST = 100;
const CHANNELS_HIGHEST = 100;

export type Complain = (attribute: LiveFeedAttribute, value: string, wanted: string) => void;
type Read = (attribute: LiveFeedAttribute) => string | null;

function apiOf(read: Read, scriptOrigin: string, complain: Complain): string {
  const value = read('api');
  if (!value) return scriptOrigin;
  if (URL.canParse(value)) {
    const { origin, protocol } = new URL(value);
    if (protocol === 'https:' || protocol === 'http:') return origin;
  }
  complain('api', value, 'the origin of a server, like https://example.org');
  return scriptOrigin;
}

function maxOf(read: Read, complain: Complain): number {
  const value = read('max');
  if (!value) return MAX_DEFAULT;
  const max = Number(value);
  if (Number.isInteger(max) && max >= 1 && max <= MAX_HIGHEST) return max;
  complain('max', value, `a whole number from 1 to ${MAX_HIGHEST}`);
  return MAX_DEFAULT;
}

function channelsOf(read: Read, complain: Complain): string[] {
  const value = read('channels') ?? '';
  const ids = value
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  if (ids.length <= CHANNELS_HIGHEST) return ids;
  complain('channels', value, `at most ${CHANNELS_HIGHEST} ids`);
  return ids.slice(0, CHANNELS_HIGHEST);
}

const MODES = ['dark', 'light', 'auto'];
const KNOWN: readonly string[] = [...MODES, ...themeSlugs];

const wordsOf = (theme: string | null) => (theme ?? '').split(' ').filter(Boolean);

/** A mode, a theme, or both in any order, such as `suisei light`. The styles match each word; none is dark Aqua. */
const isKnownTheme = (theme: string): boolean =>
  wordsOf(theme).every((word) => KNOWN.includes(word));

export function readLiveFeedOptions(
  read: Read,
  {
    scriptOrigin,
    languages,
    complain,
  }: {
    scriptOrigin: string;
    /** The visitor's wishes, best first. */
    languages: readonly string[];
    complain: Complain;
  },
): LiveFeedOptions {
  const theme = read('theme');
  if (theme && !isKnownTheme(theme))
    complain('theme', theme, `${MODES.join(', ')}, a theme like suisei, or both`);
  return {
    api: apiOf(read, scriptOrigin, complain),
    org: read('org') ?? '',
    channels: channelsOf(read, complain),
    lang: read('lang') || (languages[0] ?? 'en'),
    max: maxOf(read, complain),
    hasNamedTheme: wordsOf(theme).some((word) => themeSlugs.includes(word as ThemeSlug)),
  };
}
