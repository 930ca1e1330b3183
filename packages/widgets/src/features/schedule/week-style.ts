/** Where the parts of a week are in its columns of hours. */
import { bandPosition, type GridBand, type GridBlock, type MinuteSpan } from '@oshimado/domain';
import type { CSSProperties } from 'react';
import { hourSize, stackSize } from './WeekGrid.css';

/** How far down a minute is. */
export const minuteTop = (bands: readonly GridBand[], minute: number) =>
  `calc(${bandPosition(bands, minute)} * ${hourSize})`;

/** How far down a span is, and how high. */
export function spanStyle(bands: readonly GridBand[], { from, to }: MinuteSpan): CSSProperties {
  const height = bandPosition(bands, to) - bandPosition(bands, from);
  return { insetBlockStart: minuteTop(bands, from), blockSize: `calc(${height} * ${hourSize})` };
}

/** Which part of the width of its day a stream has; stacks keep theirs. */
export function columnStyle({ column, columns, width, isBesideStack }: GridBlock): CSSProperties {
  const part = (count: number) => {
    const percent = `${(100 * count) / columns}%`;
    return isBesideStack ? `calc(${percent} - ${count / columns} * ${stackSize})` : percent;
  };
  return { insetInlineStart: part(column), inlineSize: part(width) };
}
