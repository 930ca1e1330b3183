/** Addresses of the calendars. */
import { ALL_ORGS } from '@oshimado/domain';

export interface CalendarFilter {
  readonly kind: 'org' | 'topic' | 'channel';
  /** Name of the org, id of the topic or the channel. */
  readonly value: string;
  /** Name shown to the viewer. */
  readonly label: string;
}

const KINDS = ['org', 'topic', 'channel'] as const;

/** Keeps one organization, the last one chosen. */
export function withOneOrg(filters: readonly CalendarFilter[]): readonly CalendarFilter[] {
  const org = filters.findLast(({ kind }) => kind === 'org');
  return filters.filter((filter) => filter.kind !== 'org' || filter === org);
}

/** Presets the current organization, unless it is all of them. */
export const presetFilters = (org: string): readonly CalendarFilter[] =>
  org === ALL_ORGS ? [] : [{ kind: 'org', value: org, label: org }];

function addressOf(path: string, search: URLSearchParams, isEnglish: boolean): string {
  if (isEnglish) search.set('preferEnglishName', '1');
  // A comma separates values, and needs no escape in a query.
  const query = search.toString().replaceAll('%2C', ',');
  return `${path}${query === '' ? '' : `?${query}`}`;
}

/** Address of the calendar of live and upcoming streams. */
export function liveCalendar(
  origin: string,
  filters: readonly CalendarFilter[],
  isEnglish: boolean,
): string {
  const search = new URLSearchParams();
  for (const kind of KINDS) {
    const values = filters.filter((filter) => filter.kind === kind).map(({ value }) => value);
    if (values.length > 0) search.set(kind, values.join(','));
  }
  return addressOf(`${origin}/live.ics`, search, isEnglish);
}

/** Whose favorites an address is of. */
export interface FavoritesAddress {
  readonly origin: string;
  /** The calendar key of the account, which opens it. */
  readonly key: string;
  /** Id of the group of favorites; empty for all of them. */
  readonly group: string;
  /** Whether channels have their English names. */
  readonly isEnglish: boolean;
}

const favoritesAddress = (path: string, { origin, key, group, isEnglish }: FavoritesAddress) => {
  const search = new URLSearchParams({ key });
  if (group !== '') search.set('group', group);
  return addressOf(origin + path, search, isEnglish);
};

/** Address of the calendar of an account's favorites. */
export const favoritesCalendar = (address: FavoritesAddress): string =>
  favoritesAddress('/favorites.ics', address);

/** Address of what they stream and streamed, for feed readers. */
export const favoritesFeed = (address: FavoritesAddress, form: 'rss' | 'atom' | 'json'): string =>
  favoritesAddress(`/feeds/favorites.${form}`, address);

/** The same address for a calendar program. */
export const calendarApp = (address: string): string => address.replace(/^https?:/, 'webcal:');
