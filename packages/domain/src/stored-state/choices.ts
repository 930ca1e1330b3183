/**
 * Choices stored on the device, and their projection to the cookie for server rendering. The device is authoritative; the cookie
 * is read only where the device has stored nothing.
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
export type ChoiceName = (typeof choiceNames)[number];
export type Choices = Pick<StoredModules, ChoiceName>;
/** Any of them with its value. */
export type ChoiceValue = {
  readonly [K in ChoiceName]: { readonly name: K; readonly value: Choices[K] };
}[ChoiceName];

/** The choices of a device that stored none. New objects each time. */
export function defaultChoices(browserLanguage: string): Choices {
  const fields = moduleFields(browserLanguage);
  const entries = choiceNames.map((name) => [name, fields[name].fallback?.()]);
  return Object.fromEntries(entries) as Choices;
}

/** Settings that travel in the cookie, by their name there. */
const SHARED = {
  lang: 'lang',
  darkMode: 'darkMode',
  theme: 'theme',
  viewMode: 'homeViewMode',
  scrollMode: 'scrollMode',
  nameProperty: 'nameProperty',
  hideCollabs: 'hideCollabStreams',
  hidePlaceholders: 'hidePlaceholder',
  hideMissing: 'hideMissing',
} as const satisfies Partial<Record<keyof Preferences, SettingName>>;
const shared = Object.keys(SHARED) as readonly (keyof typeof SHARED)[];

/** The name a language asks for where the viewer has chosen none. */
const usualNameProperty = (language: string): NameProperty =>
  nameProperty(defaultPreferences, language);

/** Null while names follow the language: a choice equal to what the language gives is none. */
const chosenNameProperty = ({ nameProperty: chosen, lang }: Settings): NameProperty | null =>
  chosen === usualNameProperty(lang) ? null : chosen;

/** The name to show on a page in this language, which the address may have changed. */
export const shownNameProperty = (settings: Settings, language: string): NameProperty =>
  chosenNameProperty(settings) ?? usualNameProperty(language);

/** The content of the cookie. */
export function preferencesOf(
  { settings, org, grid }: Choices,
  timeZone: string | null,
): Preferences {
  const values = Object.fromEntries(shared.map((name) => [name, settings[SHARED[name]]]));
  return {
    ...defaultPreferences,
    ...values,
    nameProperty: chosenNameProperty(settings),
    org: org.current.name,
    gridSize: grid.size,
    timeZone,
  };
}

/** The choices of the cookie, with defaults for the others: for a server, and for a device that has stored nothing. */
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
  };
}
