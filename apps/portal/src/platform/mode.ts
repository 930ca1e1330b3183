/** The mode of the page: the viewer's choice, otherwise the system's. */
import type { Settings } from '@oshimado/domain';
import type { Mode } from '@oshimado/ui/theme';

export const modeOf = (darkMode: Settings['darkMode']): Mode => {
  if (darkMode === null) return 'system';
  return darkMode ? 'dark' : 'light';
};

/** Whether the page is dark now. Only in the browser. */
export const isShownDark = (darkMode: Settings['darkMode']): boolean =>
  darkMode ?? matchMedia('(prefers-color-scheme: dark)').matches;
