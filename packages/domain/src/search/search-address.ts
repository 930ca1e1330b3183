/**
 * State of the search page in its URL. `lang` is the page's language, so the languages of clips and talents have other names.
 * Invalid parameters are ignored.
 */
import type { BodyOf } from '@oshimado/contract';
import { COLLAB_CHOICES, type CollabChoice } from '../feed/collabs';
import {
  chipText,
  filtersOf,
  readChips,
  searchProblem,
  writeChips,
  type SearchChip,
  type SearchProblem,
} from './conditions';

/** The orders of search results. */
export const SEARCH_SORTS = ['newest', 'oldest', 'longest', 'shortest'] as const;
/** An order of search results, by start or by length. */
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** The types of videos to search for. */
export const SEARCH_TYPES = ['all', 'stream', 'clip'] as const;
/** Type of the videos to search for. */
export type SearchType = (typeof SEARCH_TYPES)[number];

/** The states of videos to search for. */
export const SEARCH_STATUSES = ['live', 'upcoming', 'past'] as const;
/** State of the videos to search for. */
export type SearchStatus = (typeof SEARCH_STATUSES)[number];

/** The longest length that the server accepts: a year. */
export const SEARCH_MINUTES_MAX = 525_600;
const PAGE = /^[1-9]\d{0,3}$/;
const MINUTES = /^\d{1,6}$/;
/** Language, script and region: what `Intl.DisplayNames` has names for. It throws for others. */
const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|\d{3}))?$/;
const ANY = 'any';
const MINUTE_S = 60;

const oneOf = <T extends string>(values: readonly T[], text: string | null, usual: T): T =>
  values.find((value) => value === text) ?? usual;

const listOf = (text: string | null): string[] => [
  ...new Set((text ?? '').split(',').filter((word) => word !== '')),
];

const languagesOf = (text: string | null) => listOf(text).filter((code) => LANGUAGE.test(code));

function minutesOf(text: string | null): number | null {
  if (text === null || !MINUTES.test(text)) return null;
  return Math.min(Number(text), SEARCH_MINUTES_MAX);
}

/** A filter besides the conditions: how it is read from the URL, written to it and sent to the server. */
interface SearchFilter<T> {
  /** Name of the URL parameter. */
  readonly parameter: string;
  /** Default, if the parameter is absent or invalid. */
  readonly usual: T;
  readonly read: (text: string | null) => T;
  /** Value of the URL parameter; null for the default, which is not written. */
  readonly write: (value: T) => string | null;
  /** Fields of the search request. */
  readonly ask: (value: T) => SearchBody;
}

type SearchBody = Partial<Extract<BodyOf<'postVideoSearch'>, object>>;

const filter = <T>(of: SearchFilter<T>): SearchFilter<T> => of;

const onOff = (parameter: string, ask: SearchFilter<boolean>['ask']) =>
  filter({
    parameter,
    usual: false,
    read: (text) => text === 'true',
    write: (isOn) => (isOn ? 'true' : null),
    ask,
  });

const minutes = (parameter: string, ask: (seconds: number) => SearchBody) =>
  filter<number | null>({
    parameter,
    usual: null,
    read: minutesOf,
    write: (value) => (value === null ? null : String(value)),
    ask: (value) => (value === null ? {} : ask(value * MINUTE_S)),
  });

/** The filters. State, URL, number of active filters and request body are derived from these entries. */
const filters = {
  /** Video statuses to show; empty: all. */
  statuses: filter<readonly SearchStatus[]>({
    parameter: 'status',
    usual: [],
    read: (text) => SEARCH_STATUSES.filter((status) => listOf(text).includes(status)),
    write: (statuses) => statuses.join(',') || null,
    ask: (statuses) => ({ status: [...statuses] }),
  }),
  /** Minimum length in whole minutes; null: any. */
  minMinutes: minutes('min_minutes', (seconds) => ({ min_duration: seconds })),
  /** Maximum length in whole minutes; null: any. */
  maxMinutes: minutes('max_minutes', (seconds) => ({ max_duration: seconds })),
  /** Show, hide or require streams with guests. */
  collabs: filter<CollabChoice>({
    parameter: 'collabs',
    usual: 'show',
    read: (text) => oneOf(COLLAB_CHOICES, text, 'show'),
    write: (collabs) => (collabs === 'show' ? null : collabs),
    ask: (collabs) => ({ collabs }),
  }),
  /** Texts match whole words only. */
  isWholeWord: onOff('whole_word', (isOn) => ({ whole_word: isOn })),
  /** Languages that the talents speak; empty: any. */
  talentLangs: filter<readonly string[]>({
    parameter: 'talent_lang',
    usual: [],
    read: languagesOf,
    write: (languages) => languages.join(',') || null,
    ask: (languages) => ({ talent_lang: [...languages] }),
  }),
  /** Languages of clips; empty: any; null: those of the settings. */
  clipLangs: filter<readonly string[] | null>({
    parameter: 'clip_lang',
    usual: null,
    read: (text) => (text ? (text === ANY ? [] : languagesOf(text)) : null),
    write: (languages) =>
      languages === null ? null : languages.length === 0 ? ANY : languages.join(','),
    ask: (languages) => (languages === null ? {} : { lang: [...languages] }),
  }),
  /** Only the viewer's favorite channels. */
  isFavoritesOnly: onOff('favorites', (isOn) => ({ favorites: isOn })),
};

type Filters = typeof filters;

/** The values of all filters of the search form. */
export type SearchExtras = {
  readonly [Name in keyof Filters]: Filters[Name] extends SearchFilter<infer T> ? T : never;
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each entry is used with values of its own
const entries = Object.entries(filters) as unknown as readonly (readonly [
  keyof Filters,
  SearchFilter<unknown>,
])[];

const extrasOf = (valueOf: (filter: SearchFilter<unknown>) => unknown): SearchExtras =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one value for each entry
  Object.fromEntries(entries.map(([name, one]) => [name, valueOf(one)])) as unknown as SearchExtras;

/** The filters of a search that has set none. */
export const NO_SEARCH_EXTRAS = extrasOf(({ usual }) => usual);

/** URL parameters of the filters; null for defaults, which are not written. */
const extraParts = (extras: SearchExtras): Readonly<Record<string, string | null>> =>
  Object.fromEntries(entries.map(([name, one]) => [one.parameter, one.write(extras[name])]));

/** Fields of the search request for all filters. */
export const askedExtras = (extras: SearchExtras): SearchBody =>
  Object.assign({}, ...entries.map(([name, one]) => one.ask(extras[name])));

/** The parameters of the search page. */
export const searchParameters: readonly string[] = [
  'q',
  'advanced',
  'sort',
  'type',
  ...entries.map(([, { parameter }]) => parameter),
  'page',
];

/** A search, as the address of its page has it. */
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

/** Reads the state from a query. */
export function readSearch(search: URLSearchParams): SearchState {
  const page = search.get('page');
  return {
    chips: readChips(search.get('q') ?? ''),
    isAdvanced: search.get('advanced') === 'true',
    sort: oneOf(SEARCH_SORTS, search.get('sort'), 'newest'),
    type: oneOf(SEARCH_TYPES, search.get('type'), 'all'),
    page: page !== null && PAGE.test(page) ? Number(page) : 1,
    extras: extrasOf(({ parameter, read }) => read(search.get(parameter))),
  };
}

/** URL parameters of the state; null for defaults, which are not written. */
const partsOf = ({ chips, isAdvanced, sort, type, page, extras }: SearchState) => ({
  q: chips.length > 0 ? writeChips(chips) : null,
  advanced: isAdvanced ? 'true' : null,
  sort: sort === 'newest' ? null : sort,
  type: type === 'all' ? null : type,
  ...extraParts(extras),
  page: page === 1 ? null : String(page),
});

/** The query string of a state; other parameters in `beside` are kept. */
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

/** Applies changes to the state; returns to page 1 unless the page itself is changed. */
export const changedSearch = (state: SearchState, changes: Partial<SearchState>): SearchState => ({
  ...state,
  page: 1,
  ...changes,
});

/** Number of active filters, shown on the button of the closed form. */
export const countSearchExtras = (extras: SearchExtras): number =>
  Object.values(extraParts(extras)).filter((text) => text !== null).length;

/** Displayed texts of the conditions, in order; empty if there are none. */
export const searchName = ({ chips }: Pick<SearchState, 'chips'>): string =>
  chips.map(chipText).join(', ');

/** Why the conditions cannot be combined; undefined if they can. */
export const chipsProblem = (chips: readonly SearchChip[]): SearchProblem | undefined =>
  searchProblem(filtersOf(chips));

/** Whether there is anything to search for: a condition, or a filter that works without one. */
export function hasSearchConditions({
  chips,
  extras,
}: Pick<SearchState, 'chips' | 'extras'>): boolean {
  const { conditions, comment, vch, topic, org } = filtersOf(chips);
  return (
    [conditions, comment, vch, topic, org].some((list) => list.length > 0) || extras.isFavoritesOnly
  );
}
