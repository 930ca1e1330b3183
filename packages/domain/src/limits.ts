/**
 * Limits and durations of the product, with the sentence of the specification behind each. Those of one subject are in
 * `<subject>/<subject>.limits.ts`.
 */
import { DAY, HOUR, MINUTE, SECOND } from './time-units';

/** "Live refresh every 2 minutes on home and favorites pages." */
export const LIVE_REFRESH_MS = 2 * MINUTE;
/** "Home live staleness defaults to 5 minutes." */
export const LIVE_STALE_MS = 5 * MINUTE;
/** "Live hide rule: 2 hours past schedule." */
export const LIVE_OVERDUE_MS = 2 * HOUR;
/** "The favorites window is 3 weeks." */
export const FAVORITES_WINDOW_MS = 21 * DAY;
/** "Page size is 24 per load." */
export const PAGE_SIZE = 24;
/** "Copy feedback lasts 2 s." */
export const COPY_FEEDBACK_MS = 2 * SECOND;
/** "Grid size defaults to 0, with sizes 0 to 2." */
export const GRID_SIZE_MAX = 2;
/** Relative text is used within this distance, dates beyond it. */
export const RELATIVE_TIME_MS = 23 * HOUR;
/** "The playlist maximum: 500 in one reading." */
export const PLAYLIST_MAX = 500;
/** Pictures of its first videos that a playlist in a list of playlists shows. */
export const PLAYLIST_PICTURES_MAX = 4;
/** "name (default 'Unnamed Playlist')": name of a new playlist on the server. */
export const UNNAMED_PLAYLIST = 'Unnamed Playlist';
/** "Snackbars: login warning 5 s." */
export const LOGIN_WARNING_MS = 5 * SECOND;
/** "Snackbars: twitter link warning 25 s." */
export const TWITTER_WARNING_MS = 25 * SECOND;
/** "Undo up to 100 steps": maximum number of undo steps. */
export const UNDO_MAX = 100;
/** "Favorite-update debounce 2 s." */
export const FAVORITES_DEBOUNCE_MS = 2 * SECOND;
/** "User re-check interval is 10 minutes." */
export const LOGIN_CHECK_MS = 10 * MINUTE;
/** A visit verifies a login whose last check is older, which renews its token: a daily viewer never meets the token's end. */
export const LOGIN_STALE_MS = DAY;
/** "The app fetches favorites live every 6 minutes (5-minute staleness) …" */
export const FAVORITES_LIVE_EVERY_MS = 6 * MINUTE;
export const FAVORITES_LIVE_STALE_MS = 5 * MINUTE;
/** "… and once 5 s after start (2-minute staleness)." */
export const FAVORITES_LIVE_FIRST_MS = 5 * SECOND;
/** How old the list may be at that first fetch to be kept, in milliseconds. */
export const FAVORITES_LIVE_FIRST_STALE_MS = 2 * MINUTE;
/** "API timeout 30 s": default timeout of requests to a server or worker. */
export const API_TIMEOUT_MS = 30 * SECOND;
/** First delay before a retry after a temporary failure; doubled after each failure. */
export const RETRY_FIRST_MS = 2 * SECOND;
/** Maximum of that delay. */
export const RETRY_MAX_MS = 5 * MINUTE;
/** How long to wait where a server refuses a call because there were too many and does not say for how long. */
export const LIMIT_WAIT_S = 60;
/** Delay before a failed verification is repeated while requests wait for it. */
export const VERIFY_AGAIN_MS = MINUTE;
/** How long a tab waits for the list of favorites from the tab that sent a change, before it asks the server. */
export const FAVORITES_LIST_DUE_MS = SECOND;
/** Delay before a failed write to the device is retried. */
export const OUTBOX_WRITE_AGAIN_MS = 30 * SECOND;
/** "A room opens 15 minutes before the scheduled start." */
export const ROOM_OPENS_BEFORE_MS = 15 * MINUTE;
/** "Fresh login for power: login age at most 24 hours." */
export const FRESH_LOGIN_MS = DAY;
/** "Autocomplete runs after a 500 ms pause …" */
export const SUGGESTIONS_PAUSE_MS = 500;
/** "… and only when the encoded query is longer than 1 character." */
export const SUGGESTIONS_QUERY_MIN = 2;
/** Characters of a text that the server searches for; it refuses longer ones. */
export const SEARCH_TEXT_MAX = 200;
/** "Channel search in the favorites and block pickers is debounced by 400 ms." */
export const CHANNEL_SEARCH_PAUSE_MS = 400;
/** "The org tip hides after 20 s." */
export const ORG_TIP_MS = 20 * SECOND;
/** "… and the first-visit notice after 30 s": it counts as seen then. */
export const FIRST_VISIT_MS = 30 * SECOND;
/** "The install prompt repeats after 7 days." */
export const INSTALL_REPEAT_MS = 7 * DAY;
/** On a first visit the install prompt waits for this long a use. */
export const INSTALL_USE_MS = 60 * SECOND;
/** "It is registered at /sw.js": URL of the worker for the port `registerWorker`. */
export const WORKER_ADDRESS = '/sw.js';
/** "The service worker update check runs every 15 min." */
export const UPDATE_CHECK_MS = 15 * MINUTE;
/** A worker activates at once on request; if it has not after this time, the page is reloaded. */
export const ACTIVATION_TIMEOUT_MS = 10 * SECOND;
/** Until it is active it is asked again this often: Chromium forgets a request when the former worker is woken while it stops. */
export const ACTIVATION_RETRY_MS = SECOND;
/** A device whose clock differs from the server's by more than this is wrong: the page counts by the server's, and says so. */
export const CLOCK_SLACK_MS = 2 * MINUTE;
/** "Pull-to-refresh threshold 150 px." */
export const PULL_THRESHOLD_PX = 150;
/** "Abort 0.3 s." */
export const PULL_ABORT_MS = 300;
/** "Restore shrinks to nothing", as fast as an abort. */
export const PULL_RESTORE_MS = 300;
/** "The control stays 300 ms longer so that it is seen." */
export const PULL_LINGER_MS = 300;
/** "The theme list has 23 themes, from Aqua through Reine": the number of the last one. */
export const THEME_MAX = 22;
/** Maximum number of organizations stored on a device, including favorites; far above normal use. */
export const ORGS_MAX = 500;
/** The org name that means "no filter"; clients send it literally. */
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
/** A language of the user interface. */
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
