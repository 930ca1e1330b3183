/** Formats of feeds, as they write themselves in every language. */
export const FEED_NAMES = {
  rss: 'RSS',
  atom: 'Atom',
  json: 'JSON Feed',
  ics: 'iCalendar',
} as const;
