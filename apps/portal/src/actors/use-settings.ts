/** Every setting, and the one way to change one. */
import { defaultSettings, type SettingName, type Settings } from '@oshimado/domain';
import { selectSettings } from '@oshimado/machines/settings';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/LanguageProvider';
import { usePreferences } from '../preferences/PreferencesProvider';
import { settingsOf } from '../preferences/preferences-and-settings';
import { useActorValue, useSend } from './ActorsProvider';

/** Until the device's are read, those the server knew from the cookie, and defaults. */
export function useSettings(): Settings {
  const { language } = useLanguage();
  const { preferences } = usePreferences();
  const known = useMemo(
    () => settingsOf(preferences, defaultSettings(language)),
    [preferences, language],
  );
  return useActorValue('settings', selectSettings, known);
}

/** Changes one setting; what the rules refuse changes nothing. */
export function useChangeSetting() {
  const send = useSend('settings');
  return useMemo(
    () =>
      <K extends SettingName>(name: K, value: Settings[K]) =>
        send({ type: 'setting.change', name, value }),
    [send],
  );
}
