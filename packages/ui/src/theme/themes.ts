/**
 * The themes as data: name and brand colours as their fans know them. Their order is the index in a viewer's settings, so
 * it never changes; 0 is the default.
 */
import type { ThemeSeed } from '../colour';
import { themeNames, themeSlugs, type ThemeSlug } from './theme-names';

/** A theme by its name and the colours that the others are derived from. */
export interface Theme {
  /** As the settings show it; a name, in every language the same. */
  readonly name: string;
  /** As attributes and class names say it: lower-case letters. */
  readonly slug: ThemeSlug;
  readonly dark: ThemeSeed;
  readonly light: ThemeSeed;
}

type Colour = ThemeSeed['primary'];
type Row = readonly [
  dark: readonly [background: Colour, primary: Colour, secondary: Colour, success?: Colour],
  light: readonly [background: Colour, primary: Colour, secondary: Colour],
];

const rows: readonly Row[] = [
  [
    ['#121212', '#f06292', '#3b88d5'],
    ['#f2f2f2', '#f06292', '#64b5f6'],
  ],
  [
    ['#121212', '#faa749', '#82d251'],
    ['#f2f2f2', '#f2ad46', '#839c35'],
  ],
  [
    ['#0d0707', '#b07975', '#d57e3d'],
    ['#f2f2f2', '#f6d68d', '#80cdc7'],
  ],
  [
    ['#121212', '#22c4ac', '#5783bf'],
    ['#f2f2f2', '#9e65a6', '#f2c9eb'],
  ],
  [
    ['#0c111a', '#9e8461', '#83b0bd'],
    ['#fdfdfd', '#317192', '#83b0bd'],
  ],
  [
    ['#121212', '#8fb5b7', '#688ba1'],
    ['#f5f5f5', '#688ba1', '#8fb5b7'],
  ],
  [
    ['#121212', '#998aeb', '#684c7c'],
    ['#f2f2f2', '#684c7c', '#998aeb'],
  ],
  [
    ['#121212', '#d3b633', '#ff9a63', '#b333c9'],
    ['#f2f2f2', '#ff9257', '#b333c9'],
  ],
  [
    ['#121212', '#a8d6fc', '#3c3a97', '#16f7a5'],
    ['#f2f2f2', '#3c3a97', '#a8d6fc'],
  ],
  [
    ['#121212', '#ffe799', '#d52d43'],
    ['#f2f2f2', '#d52d43', '#ffe799'],
  ],
  [
    ['#121212', '#fbb3a5', '#fe7c8b'],
    ['#f2f2f2', '#fbb3a5', '#fe7c8b'],
  ],
  [
    ['#121212', '#d91a5d', '#98395c'],
    ['#f2f2f2', '#d91a5d', '#58294c'],
  ],
  [
    ['#121212', '#eb8fe1', '#f7638b'],
    ['#f3efef', '#f7638b', '#db8feb'],
  ],
  [
    ['#121212', '#dc8c2c', '#439369'],
    ['#f2f2f2', '#dc8c2c', '#439369'],
  ],
  [
    ['#121212', '#e9d9a3', '#7f796a'],
    ['#f2f2f2', '#d4c378', '#7f796a'],
  ],
  [
    ['#121212', '#e0e187', '#7e6bac'],
    ['#f2f2f2', '#7e6bac', '#e0e187'],
  ],
  [
    ['#121212', '#d79e69', '#244f6f'],
    ['#f2f2f2', '#d79e69', '#244f6f'],
  ],
  [
    ['#121212', '#9ba4b1', '#928c97'],
    ['#f2f2f2', '#9ba4b1', '#928c97'],
  ],
  [
    ['#121212', '#338bcc', '#72b0e4'],
    ['#f2f2f2', '#338bcc', '#72b0e4'],
  ],
  [
    ['#121212', '#cda4d5', '#4a477c'],
    ['#f2f2f2', '#4a477c', '#cda4d5'],
  ],
  [
    ['#151515', '#7fbde2', '#8ec7e5'],
    ['#edf1f4', '#7fbde2', '#9fcbee'],
  ],
  [
    ['#343431', '#bca543', '#a2c79e'],
    ['#f0f6e1', '#a2c79e', '#bca543'],
  ],
  [
    ['#090909', '#1775fb', '#51c3a3'],
    ['#f9f3f6', '#1c51a3', '#5fbea3'],
  ],
];

const seed = ([background, primary, secondary, success]: Row[0]): ThemeSeed => ({
  background,
  primary,
  secondary,
  success,
});

/** All themes, in the order of `themeNames`. */
export const themes: readonly Theme[] = rows.map(([dark, light], index) => ({
  name: themeNames[index] ?? '',
  slug: themeSlugs[index] ?? 'aqua',
  dark: seed(dark),
  light: seed(light),
}));
