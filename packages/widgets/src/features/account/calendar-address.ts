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

/** Address of the calendar of a user's favorites, opened by the calendar key. */
export const favoritesCalendar = (origin: string, key: string, isEnglish: boolean): string =>
  addressOf(`${origin}/favorites.ics`, new URLSearchParams({ key }), isEnglish);

/** The same address for a calendar program. */
export const calendarApp = (address: string): string => address.replace(/^https?:/, 'webcal:');
