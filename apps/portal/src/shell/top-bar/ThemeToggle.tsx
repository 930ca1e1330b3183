import { IconButton } from '@oshimado/ui/button';
import { MoonIcon, SunIcon } from '@oshimado/ui/icon';
import { useChangeSetting, useDeviceState } from '@oshimado/widgets';
import { useTranslate } from '@oshimado/widgets/sentences';

export function ThemeToggle() {
  const t = useTranslate();
  const darkMode = useDeviceState(({ settings }) => settings.darkMode);
  const change = useChangeSetting();
  return (
    <IconButton
      icon={darkMode ? SunIcon : MoonIcon}
      label={t(darkMode ? 'settings.toLight' : 'settings.toDark')}
      onClick={() => change('darkMode', !darkMode)}
    />
  );
}
