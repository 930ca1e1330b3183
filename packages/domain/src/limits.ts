/** Every figure of the product in one place, with the sentence of the specification behind it. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "Live refresh every 2 minutes on home and favorites pages." */
export const LIVE_REFRESH_MS = 2 * MINUTE;
/** "Home live staleness defaults to 5 minutes." */
export const LIVE_STALE_MS = 5 * MINUTE;
/** Live: "10 s timeout". */
export const LIVE_TIMEOUT_MS = 10 * SECOND;
/** How long a told change of the board is waited with, so that several are asked for at once. */
export const LIVE_CHANGE_DELAY_MS = SECOND;
/** "Live hide rule: 2 hours past schedule." */
export const LIVE_OVERDUE_MS = 2 * HOUR;
/** "The favorites window is 3 weeks." */
export const FAVORITES_WINDOW_MS = 21 * DAY;
/** "Page size is 24 per load." */
export const PAGE_SIZE = 24;
/** "A swipe needs at least 50 px." */
export const SWIPE_MIN_PX = 50;
/** "Copy feedback lasts 2 s." */
export const COPY_FEEDBACK_MS = 2 * SECOND;
/** "Live cards tick every 1 s." */
export const CARD_TICK_MS = SECOND;
/** "The drawer clock ticks every 60 s." */
export const DRAWER_TICK_MS = MINUTE;
/** "Topic change takes up to 5 minutes to take effect." */
export const TOPIC_DELAY_MS = 5 * MINUTE;
/** "Grid size defaults to 0, with sizes 0 to 2." */
export const GRID_SIZE_MAX = 2;
/** "Numbers use a compact format with 3 significant digits." */
export const COUNT_DIGITS = 3;
/** Relative text is used within this distance, dates beyond it. */
export const RELATIVE_TIME_MS = 23 * HOUR;
/** "The playlist maximum: 500 in one reading." */
export const PLAYLIST_MAX = 500;
/** "name (default 'Unnamed Playlist')": what the server is told until the viewer gives another name. */
export const UNNAMED_PLAYLIST = 'Unnamed Playlist';
/** "Snackbars: login warning 5 s." */
export const LOGIN_WARNING_MS = 5 * SECOND;
/** "Snackbars: twitter link warning 25 s." */
export const TWITTER_WARNING_MS = 25 * SECOND;
/** How many edits of one thing can be taken back. */
export const UNDO_MAX = 100;
/** "Favorite-update debounce 2 s." */
export const FAVORITES_DEBOUNCE_MS = 2 * SECOND;
/** "User re-check interval is 10 minutes." */
export const LOGIN_CHECK_MS = 10 * MINUTE;
/** "The app fetches favorites live every 6 minutes (5-minute staleness) …" */
export const FAVORITES_LIVE_EVERY_MS = 6 * MINUTE;
export const FAVORITES_LIVE_STALE_MS = 5 * MINUTE;
/** "… and once 5 s after start (2-minute staleness)." */
export const FAVORITES_LIVE_FIRST_MS = 5 * SECOND;
export const FAVORITES_LIVE_FIRST_STALE_MS = 2 * MINUTE;
/** Favorites live: "20 s timeout". */
export const FAVORITES_LIVE_TIMEOUT_MS = 20 * SECOND;
/** The first wait before something that failed for a passing reason is sent again; doubled at each failure. */
export const RETRY_FIRST_MS = 2 * SECOND;
/** The longest such wait. */
export const RETRY_MAX_MS = 5 * MINUTE;
/** The org that means "no filter"; clients send it literally. */
export const ALL_ORGS = 'All Vtubers';
/** "Default org is Hololive." */
export const DEFAULT_ORG = 'Hololive';
/** "Favorite orgs default to All Vtubers, Hololive, Nijisanji and Independents." */
export const DEFAULT_FAVORITE_ORGS: readonly string[] = [
  ALL_ORGS,
  DEFAULT_ORG,
  'Nijisanji',
  'Independents',
];
/** "UI: en, en-CA, en-GB, two joke English variants, ja, zh (traditional), zh-CN, …" */
export const UI_LANGUAGES = [
  'en',
  'en-CA',
  'en-GB',
  'lol-UWU',
  'lol-PEKO',
  'ja',
  'zh',
  'zh-CN',
  'ko',
  'es-ES',
  'es',
  'ms',
  'id',
  'ru',
  'pt',
  'de',
  'it',
  'fr',
  'tr',
  'vi',
  'hu',
  'th',
] as const;
export type UiLanguage = (typeof UI_LANGUAGES)[number];
/** "English names are on by default for the languages en, es, fr, id, pt, de, ru, it." */
export const ENGLISH_NAME_LANGUAGES: readonly string[] = [
  'en',
  'es',
  'fr',
  'id',
  'pt',
  'de',
  'ru',
  'it',
];
/** "TL languages: en, ja, es, zh, id, ru, ko, vi, tl." */
export const TL_LANGUAGES = ['en', 'ja', 'es', 'zh', 'id', 'ru', 'ko', 'vi', 'tl'] as const;
