/** What each request means for the settings: a patch, or why it is refused. */
import {
  checkSetting,
  defaultSettings,
  isPoisonousKey,
  settingNames,
  type SettingName,
  type SettingReading,
  type Settings,
} from '@oshimado/domain';
import type { SettingsContext, SettingsEvent } from './settings.types';

export interface AskedChange {
  /** The setting, as it was named. */
  readonly name: string;
  /** What it would become, or why not. */
  readonly reading: SettingReading;
}

function toggledGroup({ hiddenGroups }: Settings, org: string, group: string): SettingReading {
  // Such a name would be lost on its way through a map.
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

/** What an event asks to change; null for events that ask for nothing. */
export function askedChange(
  { settings }: SettingsContext,
  event: SettingsEvent,
): AskedChange | null {
  const { ignoredTopics } = settings;
  switch (event.type) {
    case 'setting.change':
      return { name: event.name, reading: checkSetting(event.name, event.value) };
    case 'group.toggle':
      return { name: 'hiddenGroups', reading: toggledGroup(settings, event.org, event.group) };
    case 'topic.ignore':
      return {
        name: 'ignoredTopics',
        reading: checkSetting('ignoredTopics', [
          ...ignoredTopics.filter((topic) => topic !== event.topic),
          event.topic,
        ]),
      };
    case 'topic.restore':
      return {
        name: 'ignoredTopics',
        reading: checkSetting(
          'ignoredTopics',
          ignoredTopics.filter((topic) => topic !== event.topic),
        ),
      };
    default:
      return null;
  }
}

/** The names under which two settings differ. */
export const changedNames = (before: Settings, after: Settings): readonly SettingName[] =>
  settingNames.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** The settings after an event, and whether another tab made them. */
export function settingsAfter(
  context: SettingsContext,
  event: SettingsEvent,
): { readonly settings: Settings; readonly isForeign: boolean } {
  if (event.type === 'settings.replaced') return { settings: event.settings, isForeign: true };
  if (event.type === 'reset.confirm')
    return { settings: defaultSettings(context.browserLanguage), isForeign: false };
  const asked = askedChange(context, event);
  const patch = asked?.reading.ok ? asked.reading.patch : {};
  return { settings: { ...context.settings, ...patch }, isForeign: false };
}
