/** Addresses of the calendars (wire contract, 4.3). */
import { ALL_ORGS } from '@oshimado/domain';

export interface CalendarFilter {
  readonly kind: 'org' | 'topic' | 'channel';
  /** Name of the org, id of the topic or the channel. */
  readonly value: string;
  /** What a person reads. */
  readonly label: string;
}

const KINDS = ['org', 'topic', 'channel'] as const;

/** "At most one org: the picker drops the first when a second is chosen." */
export function withOneOrg(filters: readonly CalendarFilter[]): readonly CalendarFilter[] {
  const org = filters.findLast(({ kind }) => kind === 'org');
  return filters.filter((filter) => filter.kind !== 'org' || filter === org);
}

/** "The current org is preset, unless All Vtubers." */
export const presetFilters = (org: string): readonly CalendarFilter[] =>
  org === ALL_ORGS ? [] : [{ kind: 'org', value: org, label: org }];

function addressOf(path: string, search: URLSearchParams, isEnglish: boolean): string {
  if (isEnglish) search.set('preferEnglishName', '1');
  // A comma says "several" here and is safe in a query.
  const query = search.toString().replaceAll('%2C', ',');
  return `${path}${query === '' ? '' : `?${query}`}`;
}

/** Of what is live and coming. */
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

/** Of a user's favorites, by the calendar key. */
export const favoritesCalendar = (origin: string, key: string, isEnglish: boolean): string =>
  addressOf(`${origin}/favorites.ics`, new URLSearchParams({ key }), isEnglish);

/** Opens a calendar program, where one is installed. */
export const calendarApp = (address: string): string => address.replace(/^https?:/, 'webcal:');
