/**
 * The settings live on the device; those that decide how a page looks also travel in a cookie, so that the server draws it
 * right the first time. Which is which stands here, both ways.
 */
import {
  nameProperty,
  defaultPreferences,
  type Preferences,
  type SettingName,
  type Settings,
  type StoredOrgs,
} from '@oshimado/domain';

/** Preferences that are a setting of another name. */
const NAMES = {
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
type Shared = keyof typeof NAMES;
const shared = Object.keys(NAMES) as readonly Shared[];

/** What the cookie is to hold for what the device keeps. */
export function preferencesOf(
  settings: Settings,
  org: StoredOrgs['current'],
  gridSize: number,
  before: Preferences,
): Preferences {
  const taken = Object.fromEntries(shared.map((name) => [name, settings[NAMES[name]]]));
  const followsLanguage =
    settings.nameProperty ===
    nameProperty({ ...defaultPreferences, nameProperty: null }, settings.lang);
  return {
    ...before,
    ...taken,
    // A choice that says what the language says anyway is none.
    nameProperty: followsLanguage ? null : settings.nameProperty,
    org: org.name,
    gridSize,
  };
}

/** Settings with what the cookie says of them. */
export function settingsOf(preferences: Preferences, settings: Settings): Settings {
  const said = shared.flatMap((name) =>
    preferences[name] === null ? [] : [[NAMES[name], preferences[name]]],
  );
  return { ...settings, ...Object.fromEntries(said) };
}

/** The settings a change of preferences asks for. */
export const settingChangesOf = (
  changes: Partial<Preferences>,
): readonly (readonly [SettingName, unknown])[] =>
  shared.flatMap((name) =>
    changes[name] === undefined || changes[name] === null
      ? []
      : [[NAMES[name], changes[name]] as const],
  );
