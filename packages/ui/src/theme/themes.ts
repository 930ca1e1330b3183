/** The themes as data. Their order is their stored index; 0 is the default. */
import type { ThemeSeed } from './derive-theme';

export interface Theme {
  readonly name: string;
  readonly dark: ThemeSeed;
  readonly light: ThemeSeed;
}

export const themes: readonly Theme[] = [
  {
    name: 'Aqua',
    dark: { background: '#121212', primary: '#f06292', secondary: '#3b88d5' },
    light: { background: '#f2f2f2', primary: '#f06292', secondary: '#64b5f6' },
  },
];
