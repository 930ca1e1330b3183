/**
 * Colours of the marks, as mixes of two colours of the theme. Each of these has a contrast of 3 to 1 on the bar, and so have their
 * mixes: a test tries every theme.
 */
import type { ThemeColors } from '@oshimado/ui/colour';
import type { MarkKind } from './highlights-bar.connect';

export interface MarkColour {
  readonly colour: keyof ThemeColors;
  /** Mixed with the first, and its percentage. Default none. */
  readonly with?: { readonly colour: keyof ThemeColors; readonly percent: number };
}

/** The ground that they are drawn on. */
export const BAR_GROUND: keyof ThemeColors = 'surfaceSunken';

/** From grey to red, with the number of time stamps. Songs have the theme's own colour. */
export const MARK_COLOURS: Readonly<Record<MarkKind, MarkColour>> = {
  1: { colour: 'controlBorder' },
  2: { colour: 'textMuted' },
  3: { colour: 'textMuted', with: { colour: 'warning', percent: 60 } },
  4: { colour: 'warning' },
  5: { colour: 'warning', with: { colour: 'danger', percent: 50 } },
  6: { colour: 'danger' },
  song: { colour: 'accent' },
};

/** Width of a mark in px; the classes differ in more than their colour. */
export const MARK_WIDTHS: Readonly<Record<MarkKind, number>> = {
  1: 1,
  2: 2,
  3: 2,
  4: 3,
  5: 4,
  6: 4,
  song: 3,
};
