import { localeTag } from '@oshimado/domain';
import { useCallback } from 'react';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { usePreferences } from '../../../preferences/PreferencesProvider';

/** A moment as date and time, in the viewer's language and zone. */
export function useFormatTime() {
  const { language } = useLanguage();
  const { preferences } = usePreferences();
  const timeZone = preferences.timeZone ?? undefined;
  return useCallback(
    (time: string) =>
      new Date(time).toLocaleString(localeTag(language), {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone,
      }),
    [language, timeZone],
  );
}
