/** Where lines are on the timeline. Pure. "100 px per second, 60 s bars, marker at 40 % of the width." */
import type { EditedLine, EditedLines } from '@oshimado/domain';

export const PX_PER_SECOND = 100;
const MS_PER_PX = 1_000 / PX_PER_SECOND;
export const BAR_MS = 60_000;
/** Seconds between two labels of a bar. */
export const LABEL_SECONDS = 5;
/** Share of the width that is before the present moment. */
export const MARKER_SHARE = 0.4;
export const BAR_PX = BAR_MS / MS_PER_PX;

export const pxOf = (ms: number): number => ms / MS_PER_PX;
export const msOf = (px: number): number => px * MS_PER_PX;

/** The bar that a moment is in. */
export const barOf = (ms: number): number => Math.floor(ms / BAR_MS);

/** "Three drawn at a time": the one of the moment, the one before and the one after. */
export const barsAround = (bar: number): readonly number[] =>
  [bar - 1, bar, bar + 1].filter((one) => one >= 0);

/** Where positions are counted from while this bar is in the middle: they stay small, however long the video is. */
export const originOf = (bar: number): number => Math.max(0, bar - 1) * BAR_MS;

/** The lines of the bars that are drawn, and the one that has the focus. */
export function linesNear(
  lines: EditedLines,
  bar: number,
  focused: string | undefined,
): readonly EditedLine[] {
  const from = (bar - 1) * BAR_MS;
  const to = (bar + 2) * BAR_MS;
  return lines.filter(
    ({ key, start, end }) =>
      (start < to && end > from) || (focused !== undefined && key === focused),
  );
}

/** The card that Tab leads to: the one with the focus, else the first of the bar in the middle. */
export function reachableKey(
  near: readonly EditedLine[],
  focused: string | undefined,
  bar: number,
): string | undefined {
  if (focused !== undefined && near.some(({ key }) => key === focused)) return focused;
  const line = near.find(({ end }) => end > bar * BAR_MS) ?? near.at(-1);
  return line?.key;
}
