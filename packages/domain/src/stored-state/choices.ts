/**
 * Choices stored on the device, and their projection to the cookie for server rendering. The device is authoritative; the cookie
 * is read only if the device has stored nothing.
 */
import { defaultPreferences, nameProperty, type Preferences } from '../preferences/preferences';
import type { NameProperty } from '../channel/channel-name';
import { moduleFields, type StoredModules } from './modules';
import { orgNamed } from './org-names';
import type { SettingName, Settings } from './settings-shape';

/** Modules of the stored state that are choices. The others belong to a machine, or to the account. */
export const choiceNames = [
  'settings',
  'org',
  'tips',
  'install',
  'channelsView',
  'watch',
  'grid',
  'tl',
  'keys',
  'multiview',
] as const satisfies readonly (keyof StoredModules)[];
/** Name of a module that is a choice. */
export type ChoiceName = (typeof choiceNames)[number];
/** All choices of a device, by module. */
export type Choices = Pick<StoredModules, ChoiceName>;
/** One of these modules with its value. */
export type ChoiceValue = {
  readonly [K in ChoiceName]: { readonly name: K; readonly value: Choices[K] };
}[ChoiceName];

/** The choices of a device that stored none. Returns new objects each time. */
export function defaultChoices(browserLanguage: string): Choices {
  const fields = moduleFields(browserLanguage);
  const entries = choiceNames.map((name) => [name, fields[name].fallback?.()]);
  return Object.fromEntries(entries) as Choices;
}

/** Settings that are sent in the cookie, by their name in the cookie. */
const SHARED = {
  lang: 'lang',
  darkMode: 'darkMode',
  theme: 'theme',
  viewMode: 'homeViewMode',
  scrollMode: 'scrollMode',
  nameProperty: 'nameProperty',
  collabs: 'collabs',
  hidePlaceholders: 'hidePlaceholder',
  hideMissing: 'hideMissing',
  hidePictures: 'hideThumbnail',
  lateHours: 'lateHours',
  platform: 'platform',
} as const satisfies Partial<Record<keyof Preferences, SettingName>>;
const shared = Object.keys(SHARED) as readonly (keyof typeof SHARED)[];

/** Which name of a channel a language shows by default. */
const usualNameProperty = (language: string): NameProperty =>
  nameProperty(defaultPreferences, language);

/** Null if the choice equals the default of the language, so that it changes with the language. */
const chosenNameProperty = ({ nameProperty: chosen, lang }: Settings): NameProperty | null =>
  chosen === usualNameProperty(lang) ? null : chosen;

/** Which name to show on a page in this language; the URL may override the language. */
export const shownNameProperty = (settings: Settings, language: string): NameProperty =>
  chosenNameProperty(settings) ?? usualNameProperty(language);

/** The content of the cookie. */
export function preferencesOf(
  { settings, org, grid, tips, watch }: Choices,
  timeZone: string | null,
): Preferences {
  const values = Object.fromEntries(shared.map((name) => [name, settings[SHARED[name]]]));
  return {
    ...defaultPreferences,
    ...values,
    nameProperty: chosenNameProperty(settings),
    org: org.current.name,
    gridSize: grid.size,
    showChat: watch.showLiveChat,
    showTranslations: watch.showTl,
    theater: watch.theaterMode,
    chatLeft: watch.chatLeft,
    firstVisit: tips.firstVisit,
    timeZone,
  };
}

/** The choices from the cookie, with defaults for the rest; for the server, and for devices that have stored nothing. */
export function choicesOf(preferences: Preferences, browserLanguage: string): Choices {
  const choices = defaultChoices(preferences.lang ?? browserLanguage);
  const chosen = shared.flatMap((name) =>
    preferences[name] === null ? [] : [[SHARED[name], preferences[name]]],
  );
  return {
    ...choices,
    settings: { ...choices.settings, ...Object.fromEntries(chosen) },
    org: { ...choices.org, current: orgNamed(preferences.org) },
    grid: { size: preferences.gridSize },
    tips: { ...choices.tips, firstVisit: preferences.firstVisit },
    watch: {
      showTl: preferences.showTranslations,
      showLiveChat: preferences.showChat,
      theaterMode: preferences.theater,
      chatLeft: preferences.chatLeft,
    },
  };
}
