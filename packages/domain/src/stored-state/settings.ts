/** Every setting of the product: its type and its check. */
import type { NameProperty } from '../channel/channel-name';
import { ORGS_MAX, THEME_MAX, TL_LANGUAGES, UI_LANGUAGES, type UiLanguage } from '../limits';
import { viewModes, type ViewMode } from '../preferences/preferences';
import { defaultSettings } from './default-settings';
import { storedChannel, type StoredChannel } from './media';
import {
  dictionary,
  flag,
  list,
  oneOf,
  readStrictly,
  text,
  whole,
  withDefault,
  type FieldProblemCode,
  type Fields,
  type Reading,
  type Schema,
} from './schema';
import {
  BLOCKED_NAMES_MAX,
  CHANNELS_MAX,
  GROUPS_MAX,
  NAME_MAX,
  TL_FONT_MAX,
  TL_FONT_MIN,
  TL_WINDOW_MAX,
  TOPICS_MAX,
} from './stored-state.limits';

export type StoredTlLanguage = (typeof TL_LANGUAGES)[number];
export const defaultPages = ['home', 'favorites', 'multiview'] as const;
export type DefaultPage = (typeof defaultPages)[number];

export interface Settings {
  /** UI language. Default: the browser's if offered, else `en`. */
  readonly lang: UiLanguage;
  /** Languages of clips wanted, sorted. Default: the browser's, else `en`. */
  readonly clipLangs: readonly StoredTlLanguage[];
  /** "Dark mode is on unless stored false." */
  readonly darkMode: boolean;
  /** Theme index, 0 to 22. Default 0. */
  readonly theme: number;
  /** Page that `/` opens. "Default page is home." */
  readonly defaultOpen: DefaultPage;
  /** Cards open on YouTube. Default off. */
  readonly redirectMode: boolean;
  /** Default off. */
  readonly autoplayVideo: boolean;
  /** "Scroll mode is on": endless lists; off: numbered pages. */
  readonly scrollMode: boolean;
  /** Default off. */
  readonly hideThumbnail: boolean;
  /** Default off. */
  readonly hidePlaceholder: boolean;
  /** Default off. */
  readonly hideMissing: boolean;
  /** Default: "english names are on for the languages en, es, fr, id, pt, de, ru, it". */
  readonly nameProperty: NameProperty;
  /** Default off. */
  readonly hideCollabStreams: boolean;
  /** Lower-case group names by org. Default none. */
  readonly hiddenGroups: Readonly<Record<string, readonly string[]>>;
  /** Default none. */
  readonly ignoredTopics: readonly string[];
  /** Default grid. */
  readonly homeViewMode: ViewMode;
  /** Channels blocked on this device. Default none. */
  readonly blockedChannels: readonly StoredChannel[];
  /** The translation panel stays at its newest line below. Default off. */
  readonly liveTlStickBottom: boolean;
  /** Default: the browser's, else `en`. */
  readonly liveTlLang: StoredTlLanguage;
  /** 10 to 30 px. Default 14. */
  readonly liveTlFontSize: number;
  /** Default on. */
  readonly liveTlShowVerified: boolean;
  /** Default on. */
  readonly liveTlShowModerator: boolean;
  /** Default on. */
  readonly liveTlShowVtuber: boolean;
  /** Local time in place of the stream's. Default off. */
  readonly liveTlShowLocalTime: boolean;
  /** 0 to 100 %; 0, the default, is automatic. */
  readonly liveTlWindowSize: number;
  /** Default on. */
  readonly liveTlShowSubtitle: boolean;
  /** Default off. */
  readonly liveTlHideSpoiler: boolean;
  /** Names of translators whose lines are not shown. Default none. */
  readonly liveTlBlocked: readonly string[];
}
export type SettingName = keyof Settings;

const itself = (item: unknown): unknown => item;
const byCode = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const sorted =
  <T extends string>(schema: Schema<readonly T[]>): Schema<readonly T[]> =>
  (value, path, problems) => {
    const reading = schema(value, path, problems);
    return reading.ok ? { ok: true, value: [...reading.value].sort(byCode) } : reading;
  };
const lowerCase =
  (schema: Schema<string>): Schema<string> =>
  (value, path, problems) => {
    const reading = schema(value, path, problems);
    return reading.ok ? { ok: true, value: reading.value.toLowerCase() } : reading;
  };
const name = text(NAME_MAX, 1);
const tlLanguage = oneOf(TL_LANGUAGES);

export const settingSchemas: { readonly [K in SettingName]: Schema<Settings[K]> } = {
  lang: oneOf(UI_LANGUAGES),
  clipLangs: sorted(list(tlLanguage, TL_LANGUAGES.length, itself)),
  darkMode: flag,
  theme: whole(0, THEME_MAX),
  defaultOpen: oneOf(defaultPages),
  redirectMode: flag,
  autoplayVideo: flag,
  scrollMode: flag,
  hideThumbnail: flag,
  hidePlaceholder: flag,
  hideMissing: flag,
  nameProperty: oneOf(['english_name', 'name']),
  hideCollabStreams: flag,
  hiddenGroups: dictionary(list(lowerCase(name), GROUPS_MAX, itself), ORGS_MAX, NAME_MAX),
  ignoredTopics: list(name, TOPICS_MAX, itself),
  homeViewMode: oneOf(viewModes),
  blockedChannels: list(storedChannel, CHANNELS_MAX, ({ id }) => id),
  liveTlStickBottom: flag,
  liveTlLang: tlLanguage,
  liveTlFontSize: whole(TL_FONT_MIN, TL_FONT_MAX),
  liveTlShowVerified: flag,
  liveTlShowModerator: flag,
  liveTlShowVtuber: flag,
  liveTlShowLocalTime: flag,
  liveTlWindowSize: whole(0, TL_WINDOW_MAX),
  liveTlShowSubtitle: flag,
  liveTlHideSpoiler: flag,
  liveTlBlocked: list(name, BLOCKED_NAMES_MAX, itself),
};
export const settingNames = Object.keys(settingSchemas) as readonly SettingName[];
export const isSettingName = (value: unknown): value is SettingName =>
  typeof value === 'string' && Object.hasOwn(settingSchemas, value);

const fieldOf = <K extends SettingName>(key: K, defaults: Settings) =>
  [key, withDefault<Settings[K]>(settingSchemas[key], () => defaults[key])] as const;

export const settingsFields = (browserLanguage: string): Fields<Settings> => {
  const defaults = defaultSettings(browserLanguage);
  return Object.fromEntries(settingNames.map((key) => fieldOf(key, defaults))) as Fields<Settings>;
};

/** A change as it may be kept, or why not: nothing is mended here. */
export type SettingReading<K extends SettingName = SettingName> =
  | { readonly ok: true; readonly patch: Pick<Settings, K> }
  | { readonly ok: false; readonly code: FieldProblemCode | 'unknownSetting' };

export function checkSetting(key: unknown, value: unknown): SettingReading {
  if (!isSettingName(key)) return { ok: false, code: 'unknownSetting' };
  const reading: Reading<Settings[SettingName]> = readStrictly(
    settingSchemas[key] as Schema<Settings[SettingName]>,
    value,
  );
  return reading.ok
    ? { ok: true, patch: { [key]: reading.value } as unknown as Settings }
    : reading;
}
