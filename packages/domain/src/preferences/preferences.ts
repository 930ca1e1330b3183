/**
 * Display preferences in one cookie, so that the server renders the first page with them. Nothing in it is secret. Parsing never
 * fails: missing or invalid values get their default.
 */
import {
  DEFAULT_ORG,
  ENGLISH_NAME_LANGUAGES,
  GRID_SIZE_MAX,
  THEME_MAX,
  UI_LANGUAGES,
  type UiLanguage,
} from '../limits';
import type { NameProperty } from '../channel/channel-name';
import { collabChoiceOf, type CollabChoice } from '../feed/collabs';
import { isTimeZone } from '../format/relative-time';
import type { PreferredPlatform } from '../video/same-event';

/** The ways to list videos. */
export const viewModes = ['grid', 'list', 'denseList'] as const;
/** A way to list videos: cards, rows, or low rows. */
export type ViewMode = (typeof viewModes)[number];

/** What the first page is rendered with. */
export interface Preferences {
  /** UI language; null until chosen, then the browser's languages decide. */
  readonly lang: UiLanguage | null;
  /** Chosen mode; null, the default, follows the system. */
  readonly darkMode: boolean | null;
  /** Theme index. Default 0. */
  readonly theme: number;
  /** How a feed is laid out. Default `grid`. */
  readonly viewMode: ViewMode;
  /** 0 to 2; each step adds a column. */
  readonly gridSize: number;
  /** "Scroll mode is on": endless lists; off: numbered pages. */
  readonly scrollMode: boolean;
  /** Name of the chosen org. Default Hololive. */
  readonly org: string;
  /** null until chosen: by language then. */
  readonly nameProperty: NameProperty | null;
  /** IANA name the browser reported; null before the first script ran. */
  readonly timeZone: string | null;
  /** What feeds do with collabs. Default `show`. */
  readonly collabs: CollabChoice;
  /** Whether placeholders are hidden in the feed. Default false. */
  readonly hidePlaceholders: boolean;
  /** Whether missing videos are hidden in the feed. Default false. */
  readonly hideMissing: boolean;
  /** Whether cards of videos are drawn without their pictures. Default false. */
  readonly hidePictures: boolean;
  /** Whether the watch page has the chat beside it. Default true. */
  readonly showChat: boolean;
  /** Whether it has live translations. Default false. */
  readonly showTranslations: boolean;
  /** Whether its player fills the window. Default false. */
  readonly theater: boolean;
  /** Whether its chat is on the left. Default false. */
  readonly chatLeft: boolean;
  /** Whether the introduction of a first visit is still to be seen. Default false; true for a browser without the cookie. */
  readonly firstVisit: boolean;
  /** Whether a day of a schedule goes on after midnight (25:30). Default false. */
  readonly lateHours: boolean;
  /** Which platform's stream is the card of an event. Default YouTube. */
  readonly platform: PreferredPlatform;
}

/** The preferences of a browser that has chosen nothing. */
export const defaultPreferences: Preferences = {
  lang: null,
  darkMode: null,
  theme: 0,
  viewMode: 'grid',
  gridSize: 0,
  scrollMode: true,
  org: DEFAULT_ORG,
  nameProperty: null,
  timeZone: null,
  collabs: 'show',
  hidePlaceholders: false,
  hideMissing: false,
  hidePictures: false,
  showChat: true,
  showTranslations: false,
  theater: false,
  chatLeft: false,
  firstVisit: false,
  lateHours: false,
  platform: 'youtube',
};

/** A browser that has never been here. */
export const newcomerPreferences: Preferences = { ...defaultPreferences, firstVisit: true };

/** Name of the cookie without https. */
export const PREFERENCES_COOKIE = 'oshimado_view';
/** Cookie name with https: browsers accept it only from this host. */
export const SECURE_PREFERENCES_COOKIE = `__Host-${PREFERENCES_COOKIE}`;
/** One year, the maximum lifetime of a cookie in most browsers. */
export const PREFERENCES_MAX_AGE_S = 365 * 24 * 3_600;
const ORG_MAX = 100;

/** Whether a value is exactly the code of a language of the user interface. */
export const isUiLanguage = (value: unknown): value is UiLanguage =>
  UI_LANGUAGES.includes(value as UiLanguage);

type Check<T> = (value: unknown) => value is T;
const isBoolean: Check<boolean> = (value) => typeof value === 'boolean';
const isIndex =
  (max: number): Check<number> =>
  (value): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;
const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);

const checks: { [K in keyof Preferences]: Check<Preferences[K]> } = {
  lang: orNull(isUiLanguage),
  darkMode: orNull(isBoolean),
  theme: isIndex(THEME_MAX),
  viewMode: (value): value is ViewMode => viewModes.includes(value as ViewMode),
  gridSize: isIndex(GRID_SIZE_MAX),
  scrollMode: isBoolean,
  org: (value): value is string =>
    typeof value === 'string' && value.length > 0 && value.length <= ORG_MAX,
  nameProperty: orNull(
    (value): value is NameProperty => value === 'english_name' || value === 'name',
  ),
  timeZone: orNull((value): value is string => typeof value === 'string' && isTimeZone(value)),
  hidePlaceholders: isBoolean,
  hideMissing: isBoolean,
  hidePictures: isBoolean,
  showChat: isBoolean,
  showTranslations: isBoolean,
  theater: isBoolean,
  chatLeft: isBoolean,
  firstVisit: isBoolean,
  lateHours: isBoolean,
  // The defaults need no check.
  collabs: (value): value is CollabChoice => value === 'hide' || value === 'only',
  platform: (value): value is PreferredPlatform => value === 'twitch' || value === 'none',
};
const keys = Object.keys(checks) as (keyof Preferences)[];

/** Validates any value; invalid fields get their default. */
export function parsePreferences(value: unknown): Preferences {
  if (typeof value !== 'object' || value === null) return defaultPreferences;
  const given = value as Record<string, unknown>;
  const right = keys.filter((key) => Object.hasOwn(given, key) && checks[key](given[key]));
  return {
    ...defaultPreferences,
    // Cookies of earlier versions have a switch.
    collabs: collabChoiceOf(given['hideCollabs'] === true),
    ...Object.fromEntries(right.map((key) => [key, given[key]])),
  };
}

/** Serializes the values that differ from the defaults. */
export function writePreferences(preferences: Preferences): string {
  const changed = keys.filter((key) => preferences[key] !== defaultPreferences[key]);
  return encodeURIComponent(
    JSON.stringify(Object.fromEntries(changed.map((key) => [key, preferences[key]]))),
  );
}

/**
 * Parses the `Cookie` header, or `document.cookie`. The plain name, which an earlier version used with https too, is
 * used if the prefixed one is absent.
 */
export function readPreferences(cookies: string | undefined): Preferences {
  const pairs = cookies?.split(';').map((part) => part.trim()) ?? [];
  const pair = [SECURE_PREFERENCES_COOKIE, PREFERENCES_COOKIE]
    .map((name) => pairs.find((part) => part.startsWith(`${name}=`)))
    .find((found) => found !== undefined);
  if (pair === undefined) return newcomerPreferences;
  try {
    return parsePreferences(JSON.parse(decodeURIComponent(pair.slice(pair.indexOf('=') + 1))));
  } catch {
    // A truncated or foreign cookie: use the defaults.
    return defaultPreferences;
  }
}

/** The displayed name: by the viewer's choice, else by language. */
export const nameProperty = (preferences: Preferences, language: string): NameProperty =>
  preferences.nameProperty ??
  (ENGLISH_NAME_LANGUAGES.includes(language.split('-')[0] ?? language) || language.startsWith('lol')
    ? 'english_name'
    : 'name');
