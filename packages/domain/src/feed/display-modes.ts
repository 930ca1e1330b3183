/** Display modes of a feed, in the order of the button that cycles through them: large, medium, small cards, list, dense list. */
import type { ViewMode } from '../preferences/preferences';

/** How cards are laid out. */
export interface Display {
  readonly viewMode: ViewMode;
  /** 0 to 2; each step adds a column. */
  readonly gridSize: number;
}

/** All modes in the order in which the button goes through them. */
export const displayModes = ['grid0', 'grid1', 'grid2', 'list', 'denseList'] as const;
/** A way to show videos: cards of one of three sizes, or a list. */
export type DisplayMode = (typeof displayModes)[number];

/** The mode that a stored choice means. */
export const displayModeOf = ({ viewMode, gridSize }: Display): DisplayMode =>
  viewMode === 'grid' ? (`grid${gridSize}` as DisplayMode) : viewMode;

/** What to store for a mode. A list keeps `gridSize`, so that cards have their size again afterwards. */
export const displayOf = (mode: DisplayMode, gridSize: number): Display =>
  mode === 'list' || mode === 'denseList'
    ? { viewMode: mode, gridSize }
    : { viewMode: 'grid', gridSize: Number(mode.slice(-1)) };

/** What to store for the mode after this one; after the last comes the first. */
export function nextDisplay(display: Display): Display {
  const at = displayModes.indexOf(displayModeOf(display));
  const next = displayModes[(at + 1) % displayModes.length] ?? 'grid0';
  return displayOf(next, display.gridSize);
}
