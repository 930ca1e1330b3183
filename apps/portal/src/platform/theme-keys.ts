/**
 * "Local storage keys: token, favorites, theme, darkMode": the look of the page as plain text beside the settings, for other
 * tools of the same site that read it. Nothing is read from there.
 */
import type { DeviceStore } from '@oshimado/machines/device-store';
import { isShownDark } from './mode';

export const THEME_KEY = 'theme';
export const DARK_MODE_KEY = 'darkMode';

export function keepThemeKeys(store: DeviceStore, storage: Storage | null): void {
  const write = () => {
    const { theme, darkMode } = store.get().settings;
    try {
      storage?.setItem(THEME_KEY, String(theme));
      storage?.setItem(DARK_MODE_KEY, String(isShownDark(darkMode)));
    } catch {
      // The copy may be missing; the device store announces that settings cannot be stored.
    }
  };
  write();
  let last = store.get().settings;
  store.subscribe(() => {
    const { settings } = store.get();
    if (settings.theme !== last.theme || settings.darkMode !== last.darkMode) write();
    last = settings;
  });
}
