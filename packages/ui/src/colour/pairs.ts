/** Which colours meet, and how far apart they must be: for the tests of themes and the builder of one. */
import type { ThemeColors } from './derive-theme';

export type ColorName = keyof ThemeColors;
type Pairs = readonly (readonly [name: ColorName, grounds: readonly ColorName[]])[];

/** Grounds that anything may stand on. */
export const GROUNDS = [
  'background',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'hover',
] as const;

/** Every text and the grounds it may stand on: at least 4.5 to 1, WCAG 2.2, 1.4.3. */
export const TEXT_PAIRS: Pairs = [
  ['text', GROUNDS],
  ['textMuted', [...GROUNDS, 'selected', 'bar']],
  ['link', [...GROUNDS, 'selected', 'bar']],
  ['upcoming', GROUNDS],
  ['danger', [...GROUNDS, 'dangerSoft']],
  ['warning', [...GROUNDS, 'warningSoft']],
  ['success', [...GROUNDS, 'successSoft']],
  ['info', [...GROUNDS, 'infoSoft']],
  ['selectedText', ['selected']],
  ['barText', ['bar']],
  ['primaryText', ['primary', 'primaryHover']],
  ['secondaryText', ['secondary']],
  ['accentText', ['accent']],
  ['liveText', ['live']],
  ['dangerText', ['danger']],
  ['tooltipText', ['tooltip']],
];

/** Everything that marks a control or its state: at least 3 to 1, WCAG 2.2, 1.4.11. */
export const CONTROL_PAIRS: Pairs = [
  ['controlBorder', GROUNDS],
  ['accent', [...GROUNDS, 'selected']],
  ['focusRing', [...GROUNDS, 'selected', 'bar']],
];
