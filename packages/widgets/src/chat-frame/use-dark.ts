/** Whether the page is dark: as chosen, else as the system is. */
import { useSettings } from '../device';
import { useMatches } from '../page/use-matches';

export function useDark(): boolean {
  const { darkMode } = useSettings();
  const isSystemDark = useMatches('(prefers-color-scheme: dark)');
  return darkMode ?? isSystemDark ?? true;
}
