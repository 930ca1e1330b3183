/** Values of `theme-color` for server rendering: the colours of the top bar, by colour scheme of the system. */
import { deriveTheme } from '@oshimado/ui/colour';
import { themes, type Theme, type ThemeChoice } from '@oshimado/ui/theme';

export interface SchemeColors {
  readonly dark: string;
  readonly light: string;
}

/** Of each theme that was drawn: deriving one takes milliseconds. */
const derived = new Map<Theme, SchemeColors>();

function colorsOf(theme: Theme): SchemeColors {
  const known = derived.get(theme);
  if (known) return known;
  const colors = {
    dark: deriveTheme(theme.dark, true).bar,
    light: deriveTheme(theme.light, false).bar,
  };
  derived.set(theme, colors);
  return colors;
}

/** Both are the same if the viewer has chosen a mode. */
export function themeColors({ mode, theme }: ThemeChoice): SchemeColors {
  const seeds = themes[theme] ?? themes[0];
  if (!seeds) throw new Error('There is no theme 0.');
  const { dark, light } = colorsOf(seeds);
  return {
    dark: mode === 'light' ? light : dark,
    light: mode === 'dark' ? dark : light,
  };
}
