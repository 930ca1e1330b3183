/**
 * "Local storage keys: token, favorites, theme, darkMode": the look of the page as plain text beside the settings, for other
 * tools of the same site that read it. Nothing is read from there.
 */
import type { Settings } from '@oshimado/domain';

export const THEME_KEY = 'theme';
export const DARK_MODE_KEY = 'darkMode';

export function mirrorTheme(
  storage: Storage | null,
  { theme, darkMode }: Pick<Settings, 'theme' | 'darkMode'>,
): void {
  try {
    storage?.setItem(THEME_KEY, String(theme));
    storage?.setItem(DARK_MODE_KEY, String(darkMode));
  } catch {
    // No room for a copy; the settings themselves are told of elsewhere.
  }
}
