import { IconButton } from '@oshimado/ui/button';
import { MoonIcon, SunIcon } from '@oshimado/ui/icon';
import { useTranslate } from '../../i18n/LanguageProvider';
import { usePreferences } from '../../preferences/PreferencesProvider';

export function ThemeToggle() {
  const t = useTranslate();
  const { preferences, choose } = usePreferences();
  const { darkMode } = preferences;
  return (
    <IconButton
      icon={darkMode ? SunIcon : MoonIcon}
      label={t(darkMode ? 'settings.toLight' : 'settings.toDark')}
      onClick={() => choose({ darkMode: !darkMode })}
    />
  );
}
