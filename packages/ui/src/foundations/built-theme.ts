/** What the theme builder shows of three colours: the contrast of every pair, and the theme as CSS and as tokens. */
import { contrast, deriveTheme, type ThemeColors, type ThemeSeed } from '../colour';
import { CONTROL_PAIRS, TEXT_PAIRS, type ColorName } from '../colour/pairs';
import { colorTokens } from '../theme/design-tokens';
import { cssName } from '../theme/meanings';

export interface ContrastOfPair {
  readonly name: ColorName;
  readonly ground: ColorName;
  /** From 1 to 21. */
  readonly ratio: number;
  /** What WCAG 2.2 asks of it. */
  readonly least: number;
}

export interface BuiltTheme {
  readonly colors: ThemeColors;
  readonly pairs: readonly ContrastOfPair[];
  /** By custom property. */
  readonly variables: Readonly<Record<string, string>>;
  /** A rule to paste into a style sheet. */
  readonly css: string;
  /** Its colours in the Design Tokens Community Group format. */
  readonly tokens: string;
}

const TEXT = 4.5;
const CONTROL = 3;

/** Derives a theme in one mode. Throws a `TypeError` for a colour that cannot be read. */
export function buildTheme(seed: ThemeSeed, isDark: boolean): BuiltTheme {
  const colors = deriveTheme(seed, isDark);
  const measured = (pairs: typeof TEXT_PAIRS, least: number) =>
    pairs.flatMap(([name, grounds]) =>
      grounds.map((ground) => ({
        name,
        ground,
        ratio: contrast(colors[name], colors[ground]),
        least,
      })),
    );
  const variables = Object.fromEntries(
    Object.entries(colors).map(([name, value]) => [`--${cssName(['color', name])}`, value]),
  );
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return {
    colors,
    pairs: [...measured(TEXT_PAIRS, TEXT), ...measured(CONTROL_PAIRS, CONTROL)],
    variables,
    css: ['oshi-live-feed {', `  color-scheme: ${isDark ? 'dark' : 'light'};`, ...lines, '}'].join(
      '\n',
    ),
    tokens: JSON.stringify(colorTokens(colors), null, 2),
  };
}
