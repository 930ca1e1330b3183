export { settingsMachine } from './settings.machine';
export {
  isAskingReset,
  isGroupHidden,
  isLanguageOverridden,
  isTopicIgnored,
  selectLanguage,
  selectRefusal,
  selectSettings,
} from './settings.selectors';
export type {
  SettingRefusal,
  SettingRefusalCode,
  SettingsContext,
  SettingsEvent,
  SettingsInput,
  SettingsNotice,
} from './settings.types';
