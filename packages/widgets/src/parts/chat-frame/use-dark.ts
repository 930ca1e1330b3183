/** Whether the page is dark: as chosen, else as the system is. */
import { useSettings } from '../../base/device';
import { useMatches } from '../../base/page/use-matches';

export function useDark(): boolean {
  const { darkMode } = useSettings();
  const isSystemDark = useMatches('(prefers-color-scheme: dark)');
  return darkMode ?? isSystemDark ?? true;
}
