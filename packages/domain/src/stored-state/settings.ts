/** Every setting of the product: its type and its check. */
import { COLLAB_CHOICES, collabChoiceOf } from '../feed/collabs';
import { ORGS_MAX, THEME_MAX, TL_LANGUAGES, UI_LANGUAGES } from '../limits';
import { viewModes } from '../preferences/preferences';
import { PREFERRED_PLATFORMS } from '../video/same-event';
import { defaultSettings } from './default-settings';
import { defaultPages, type SettingName, type Settings } from './settings-shape';
import { storedChannel } from './media';
import {
  dictionary,
  flag,
  list,
  oneOf,
  orNull,
  readStrictly,
  record,
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
import { isJsonObject, isPoisonousKey } from './untrusted-json';

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

const settingSchemas: { readonly [K in SettingName]: Schema<Settings[K]> } = {
  lang: oneOf(UI_LANGUAGES),
  clipLangs: sorted(list(tlLanguage, TL_LANGUAGES.length, itself)),
  darkMode: orNull(flag),
  theme: whole(0, THEME_MAX),
  defaultOpen: oneOf(defaultPages),
  redirectMode: flag,
  autoplayVideo: flag,
  scrollMode: flag,
  hideThumbnail: flag,
  hidePlaceholder: flag,
  hideMissing: flag,
  hideWatched: flag,
  keepHistory: flag,
  nameProperty: oneOf(['english_name', 'name']),
  collabs: oneOf(COLLAB_CHOICES),
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
  lateHours: flag,
  platform: oneOf(PREFERRED_PLATFORMS),
};
/** The names of all settings. */
export const settingNames = Object.keys(settingSchemas) as readonly SettingName[];
const isSettingName = (value: unknown): value is SettingName =>
  typeof value === 'string' && Object.hasOwn(settingSchemas, value);

const fieldOf = <K extends SettingName>(key: K, defaults: Settings) =>
  [key, withDefault<Settings[K]>(settingSchemas[key], () => defaults[key])] as const;

const settingsFields = (browserLanguage: string): Fields<Settings> => {
  const defaults = defaultSettings(browserLanguage);
  return Object.fromEntries(settingNames.map((key) => fieldOf(key, defaults))) as Fields<Settings>;
};

/** Settings of earlier versions, and those of the original product, have a switch that hides collabs. */
const withCollabChoice = (value: unknown): unknown =>
  isJsonObject(value)
    ? { collabs: collabChoiceOf(value['hideCollabStreams'] === true), ...value }
    : value;

/** Every setting, each with its default; settings of earlier versions too. */
export const settingsSchema =
  (browserLanguage: string): Schema<Settings> =>
  (value, path, problems) =>
    record(settingsFields(browserLanguage))(withCollabChoice(value), path, problems);

/** A valid change, or why it is invalid; nothing is repaired. */
export type SettingReading<K extends SettingName = SettingName> =
  | { readonly ok: true; readonly patch: Pick<Settings, K> }
  | { readonly ok: false; readonly code: FieldProblemCode | 'unknownSetting' };

/** The change that sets one setting, or why the value is not valid. Nothing is repaired. */
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

/** Hides a group of an organization in feeds, or shows it again. Group names are compared in lower case. */
export function toggleHiddenGroup(
  { hiddenGroups }: Settings,
  org: string,
  group: string,
): SettingReading {
  // Such a name (`__proto__`) would be lost as an object key.
  if (isPoisonousKey(org)) return { ok: false, code: 'value' };
  const hidden = Object.hasOwn(hiddenGroups, org) ? (hiddenGroups[org] ?? []) : [];
  const name = group.toLowerCase();
  const groups = hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name];
  const others = Object.entries(hiddenGroups).filter(([key]) => key !== org);
  return checkSetting(
    'hiddenGroups',
    Object.fromEntries(groups.length > 0 ? [...others, [org, groups]] : others),
  );
}

/** Whether the videos of a group of this organization are hidden. */
export const isGroupHidden = ({ hiddenGroups }: Settings, org: string, group: string): boolean =>
  Object.hasOwn(hiddenGroups, org) && (hiddenGroups[org]?.includes(group.toLowerCase()) ?? false);
