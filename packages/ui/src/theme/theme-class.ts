import { themeSlugs } from './theme-names';

/** Dark, light, or what the visitor's system prefers. */
export type Mode = 'dark' | 'light' | 'system';

/** What a viewer chose: dark or light, and one of the themes. */
export interface ThemeChoice {
  readonly mode: Mode;
  /** Index in `themeSlugs`; one that is not there is the first. */
  readonly theme: number;
}

/**
 * The classes that put a theme on the root element. They are all that changes between themes, so a server can write them
 * into the page, and a switch renders nothing again.
 */
export function themeClass({ mode, theme }: ThemeChoice): string {
  const chosen = theme > 0 ? themeSlugs[theme] : undefined;
  return chosen ? `oshi-${mode} oshi-theme-${chosen}` : `oshi-${mode}`;
}
