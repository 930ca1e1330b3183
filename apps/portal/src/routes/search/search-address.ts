/**
 * The whole state of the search page, as it stands in the address. `lang` is the page's language, so languages of clips and
 * talents have names of their own. What cannot be read counts as not there.
 */
import { readChips, writeChips, type SearchChip } from '@oshimado/domain';

export const SORTS = ['newest', 'oldest', 'longest', 'shortest'] as const;
export type SearchSort = (typeof SORTS)[number];

export const TYPES = ['all', 'stream', 'clip'] as const;
export type SearchType = (typeof TYPES)[number];

export const STATUSES = ['live', 'upcoming', 'past'] as const;
export type SearchStatus = (typeof STATUSES)[number];

export const COLLABS = ['show', 'hide', 'only'] as const;
export type SearchCollabs = (typeof COLLABS)[number];

export interface SearchExtras {
  /** States to show; empty: all. */
  readonly statuses: readonly SearchStatus[];
  /** Whole minutes, at least; null: any. */
  readonly minMinutes: number | null;
  /** Whole minutes, at most; null: any. */
  readonly maxMinutes: number | null;
  /** Streams with guests. */
  readonly collabs: SearchCollabs;
  /** Texts match whole words only. */
  readonly isWholeWord: boolean;
  /** Languages talents speak; empty: any. */
  readonly talentLangs: readonly string[];
  /** Languages of clips; empty: any; null: those of the settings. */
  readonly clipLangs: readonly string[] | null;
  /** Only channels the viewer favors. */
  readonly isFavoritesOnly: boolean;
}

export interface SearchState {
  /** The conditions, in their order. */
  readonly chips: readonly SearchChip[];
  /** Whether the form is open. */
  readonly isAdvanced: boolean;
  readonly sort: SearchSort;
  readonly type: SearchType;
  /** From 1. */
  readonly page: number;
  readonly extras: SearchExtras;
}

export const NO_EXTRAS: SearchExtras = {
  statuses: [],
  minMinutes: null,
  maxMinutes: null,
  collabs: 'show',
  isWholeWord: false,
  talentLangs: [],
  clipLangs: null,
  isFavoritesOnly: false,
};

/** As long as anything the server takes: a year. */
export const MINUTES_MAX = 525_600;
const PAGE = /^[1-9]\d{0,3}$/;
const MINUTES = /^\d{1,6}$/;
const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
const ANY = 'any';

const oneOf = <T extends string>(values: readonly T[], text: string | null, usual: T): T =>
  values.find((value) => value === text) ?? usual;

const listOf = (text: string | null): string[] => [
  ...new Set((text ?? '').split(',').filter((word) => word !== '')),
];

const languagesOf = (text: string | null) => listOf(text).filter((code) => LANGUAGE.test(code));

function minutesOf(text: string | null): number | null {
  if (text === null || !MINUTES.test(text)) return null;
  return Math.min(Number(text), MINUTES_MAX);
}

function readExtras(search: URLSearchParams): SearchExtras {
  const clips = search.get('clip_lang') || null;
  const wanted = listOf(search.get('status'));
  return {
    statuses: STATUSES.filter((status) => wanted.includes(status)),
    minMinutes: minutesOf(search.get('min_minutes')),
    maxMinutes: minutesOf(search.get('max_minutes')),
    collabs: oneOf(COLLABS, search.get('collabs'), 'show'),
    isWholeWord: search.get('whole_word') === 'true',
    talentLangs: languagesOf(search.get('talent_lang')),
    clipLangs: clips === null ? null : clips === ANY ? [] : languagesOf(clips),
    isFavoritesOnly: search.get('favorites') === 'true',
  };
}

/** What an address says. */
export function readSearch(search: URLSearchParams): SearchState {
  const page = search.get('page');
  return {
    chips: readChips(search.get('q') ?? ''),
    isAdvanced: search.get('advanced') === 'true',
    sort: oneOf(SORTS, search.get('sort'), 'newest'),
    type: oneOf(TYPES, search.get('type'), 'all'),
    page: page !== null && PAGE.test(page) ? Number(page) : 1,
    extras: readExtras(search),
  };
}

const clipsText = (languages: readonly string[] | null) =>
  languages === null ? null : languages.length === 0 ? ANY : languages.join(',');

/** null: what is usual is not written. */
const partsOf = ({ chips, isAdvanced, sort, type, page, extras }: SearchState) => ({
  q: chips.length > 0 ? writeChips(chips) : null,
  advanced: isAdvanced ? 'true' : null,
  sort: sort === 'newest' ? null : sort,
  type: type === 'all' ? null : type,
  status: extras.statuses.join(',') || null,
  min_minutes: extras.minMinutes === null ? null : String(extras.minMinutes),
  max_minutes: extras.maxMinutes === null ? null : String(extras.maxMinutes),
  collabs: extras.collabs === 'show' ? null : extras.collabs,
  whole_word: extras.isWholeWord ? 'true' : null,
  talent_lang: extras.talentLangs.join(',') || null,
  clip_lang: clipsText(extras.clipLangs),
  favorites: extras.isFavoritesOnly ? 'true' : null,
  page: page === 1 ? null : String(page),
});

/** The query for a state; what the address says beside it stays. */
export function writeSearch(state: SearchState, beside?: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(beside);
  for (const [name, text] of Object.entries(partsOf(state))) {
    if (text === null) search.delete(name);
    else search.set(name, text);
  }
  return search;
}

/** Path with query of a state. */
export function searchHref(state: SearchState, beside?: URLSearchParams): string {
  const query = writeSearch(state, beside).toString();
  return query === '' ? '/search' : `/search?${query}`;
}

/** Another search begins at its first page. */
export const changed = (state: SearchState, changes: Partial<SearchState>): SearchState => ({
  ...state,
  page: 1,
  ...changes,
});

/** Extras that narrow the search, so that a closed form can say how many there are. */
export const countExtras = (extras: SearchExtras): number =>
  [
    extras.statuses.length > 0,
    extras.minMinutes !== null,
    extras.maxMinutes !== null,
    extras.collabs !== 'show',
    extras.isWholeWord,
    extras.talentLangs.length > 0,
    extras.clipLangs !== null,
    extras.isFavoritesOnly,
  ].filter(Boolean).length;
