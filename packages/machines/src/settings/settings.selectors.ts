/** The questions a view asks of the settings. */
import type { Settings, UiLanguage } from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import type { settingsMachine } from './settings.machine';
import type { SettingRefusal } from './settings.types';

type Snapshot = SnapshotFrom<typeof settingsMachine>;

export const selectSettings = (snapshot: Snapshot): Settings => snapshot.context.settings;

/** The language to show: the address's, else the stored one. */
export const selectLanguage = (snapshot: Snapshot): UiLanguage =>
  snapshot.context.override ?? snapshot.context.settings.lang;

/** Whether the address decides the language, so that choosing one would show nothing. */
export const isLanguageOverridden = (snapshot: Snapshot): boolean =>
  snapshot.context.override !== null;

export const selectRefusal = (snapshot: Snapshot): SettingRefusal | null =>
  snapshot.context.refusal;

/** The question before everything is reset is open. */
export const isAskingReset = (snapshot: Snapshot): boolean => snapshot.matches('asking');

/** Groups are compared in lower case. */
export function isGroupHidden(snapshot: Snapshot, org: string, group: string): boolean {
  const { hiddenGroups } = snapshot.context.settings;
  return (
    Object.hasOwn(hiddenGroups, org) && hiddenGroups[org]?.includes(group.toLowerCase()) === true
  );
}

export const isTopicIgnored = (snapshot: Snapshot, topic: string): boolean =>
  snapshot.context.settings.ignoredTopics.includes(topic);
