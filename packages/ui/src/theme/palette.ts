/**
 * A theme as custom properties. Each colour carries both of its values, `light-dark(…)`, and the mode is nothing but the
 * `color-scheme` of the element: one rule per theme serves dark, light and whatever the system prefers.
 */
import { deriveTheme, type ThemeColors } from '../colour';
import { themes, type Theme } from './themes';

export type Palette = Readonly<Record<keyof ThemeColors, string>>;

/** Both modes of a theme. */
export function paletteOf({ dark, light }: Theme): Palette {
  const [inDark, inLight] = [deriveTheme(dark, true), deriveTheme(light, false)];
  const names = Object.keys(inDark) as (keyof ThemeColors)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      inDark[name] === inLight[name]
        ? inDark[name]
        : `light-dark(${inLight[name]}, ${inDark[name]})`,
    ]),
  ) as Record<keyof ThemeColors, string>;
}

const [first] = themes;
if (!first) throw new Error('There is no theme 0.');
export const defaultPalette = paletteOf(first);

/** Only what a theme changes about the default one: most share their grounds, and a page pays for every byte. */
export const changesOf = (theme: Theme): Partial<Palette> =>
  Object.fromEntries(
    Object.entries(paletteOf(theme)).filter(
      ([name, value]) => defaultPalette[name as keyof Palette] !== value,
    ),
  );
