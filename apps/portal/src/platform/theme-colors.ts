/** Values of `theme-color` for server rendering: the colours of the top bar, by colour scheme of the system. */
import { deriveTheme } from '@oshimado/ui/colour';
import { themes, type ThemeChoice } from '@oshimado/ui/theme';

export interface SchemeColors {
  readonly dark: string;
  readonly light: string;
}

/** Both are the same if the viewer has chosen a mode. */
export function themeColors({ mode, theme }: ThemeChoice): SchemeColors {
  const seeds = themes[theme] ?? themes[0];
  if (!seeds) throw new Error('There is no theme 0.');
  const dark = deriveTheme(seeds.dark, true).bar;
  const light = deriveTheme(seeds.light, false).bar;
  return {
    dark: mode === 'light' ? light : dark,
    light: mode === 'dark' ? dark : light,
  };
}
