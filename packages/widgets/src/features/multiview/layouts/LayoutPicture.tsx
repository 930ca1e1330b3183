/** A drawing of a layout: where its videos, its chats and its empty cells are. */
import { MULTIVIEW_GRID, type MultiviewSlot } from '@oshimado/domain';
import * as css from './LayoutPicture.css';
import { useCellCounts } from './use-cell-counts';

export interface LayoutPictureProps {
  /** The cells of the layout. */
  readonly cells: readonly MultiviewSlot[];
  /** Cells without content are places for videos, as in a saved layout. Default false: they are empty. */
  readonly isPreset?: boolean;
  /** Drawn as on a phone held upright. Default false. */
  readonly isPortrait?: boolean | undefined;
  /** The long side: 192 px, or 154 px for `small`. Default `medium`. */
  readonly size?: 'small' | 'medium';
}

const LONG = 192;
const SHORT = 108;
/** Half of the gap between two cells. */
const INSET = 1.5;
/** A speech bubble on a square of 16. */
const BUBBLE = 'M3 2h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H8l-4 3v-3H3a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z';
const BUBBLE_SIDE = 16;
const BUBBLE_MAX = 22;

const round = (value: number) => Math.round(value * 100) / 100;

interface CellProps {
  readonly cell: MultiviewSlot;
  readonly kind: 'video' | 'chat' | 'empty';
  /** The size of one column and one row. */
  readonly column: number;
  readonly row: number;
}

function Cell({ cell, kind, column, row }: CellProps) {
  const [x, y] = [cell.x * column + INSET, cell.y * row + INSET];
  // Rows below the screen make the others low; a cell keeps an area to draw.
  const w = Math.max(cell.w * column - 2 * INSET, 1);
  const h = Math.max(cell.h * row - 2 * INSET, 1);
  const side = Math.min(w * 0.7, h * 0.7, BUBBLE_MAX);
  return (
    <>
      <rect
        className={css.cells[kind]}
        data-kind={kind}
        x={round(x)}
        y={round(y)}
        width={round(w)}
        height={round(h)}
        rx={2}
      />
      {kind === 'chat' ? (
        <path
          className={css.bubble}
          d={BUBBLE}
          transform={`translate(${round(x + (w - side) / 2)} ${round(y + (h - side) / 2)}) scale(${round(side / BUBBLE_SIDE)})`}
        />
      ) : null}
    </>
  );
}

/** Renders an `<svg role="img">` named by its counts, such as "3 videos, 2 chats". */
export function LayoutPicture({
  cells,
  isPreset = false,
  isPortrait = false,
  size = 'medium',
}: LayoutPictureProps) {
  const countsOf = useCellCounts();
  const [width, height] = isPortrait ? [SHORT, LONG] : [LONG, SHORT];
  const rows = Math.max(MULTIVIEW_GRID, ...cells.map(({ y, h }) => y + h));
  return (
    <svg
      role="img"
      aria-label={countsOf(cells, isPreset)}
      className={(isPortrait ? css.portrait : css.landscape)[size]}
      viewBox={`0 0 ${width} ${height}`}
    >
      {cells.map((cell) => (
        <Cell
          key={`${cell.x} ${cell.y}`}
          cell={cell}
          kind={cell.content?.type ?? (isPreset ? 'video' : 'empty')}
          column={width / MULTIVIEW_GRID}
          row={height / rows}
        />
      ))}
    </svg>
  );
}
