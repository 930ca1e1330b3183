/** A shared layout of which some parts are wrong: those are mended or left out, each is named, and the others are opened. */
import { isSameBox, separateCells } from './layout';
import { NEW_CELL_SIZE } from './layout.limits';
import { isChatCell, isVideoCell } from './multiview-cell';
import type { MultiviewBox, MultiviewCell } from './multiview-cell';
import {
  boxOfPart,
  decodeMultiview,
  partsOfCode,
  slotOfPart,
  type CellIds,
  type MultiviewProblem,
} from './multiview-code';
import { MULTIVIEW_GRID, MULTIVIEW_ROWS_MAX } from './multiview.limits';

/** The cells that could be read from a code and what was wrong, or why none could. */
export type MultiviewRepaired =
  | {
      readonly ok: true;
      readonly cells: readonly MultiviewCell[];
      /** What was wrong with which part; none for a link that was read as it is. */
      readonly faults: readonly MultiviewProblem[];
    }
  | { readonly ok: false; readonly problem: MultiviewProblem };

const limited = (value: number, max: number) => Math.min(Math.max(0, value), max);

/** The nearest place within the grid, on the same side of the edge of the screen. */
function movedIn({ x, y, w, h }: MultiviewBox): MultiviewBox {
  const width = limited(w === 0 ? NEW_CELL_SIZE.w : w, MULTIVIEW_GRID);
  const height = limited(h === 0 ? NEW_CELL_SIZE.h : h, MULTIVIEW_GRID);
  const edge = y >= MULTIVIEW_GRID ? MULTIVIEW_ROWS_MAX : MULTIVIEW_GRID;
  return {
    x: limited(x, MULTIVIEW_GRID - width),
    y: limited(y, edge - height),
    w: width,
    h: height,
  };
}

interface Part {
  readonly at: number;
  readonly text: string;
  readonly cell: MultiviewCell;
  /** It stands for a video that cannot be read, which chats count all the same. */
  readonly isLostVideo: boolean;
}

/** Chats count the videos of the code; those that were lost are counted no longer. */
function withoutLostVideos(parts: readonly Part[]): readonly MultiviewCell[] {
  const counted = parts.filter(({ cell, isLostVideo }) => isLostVideo || isVideoCell(cell));
  const kept = counted.filter(({ isLostVideo }) => !isLostVideo);
  return parts.map(({ cell }): MultiviewCell => {
    if (!isChatCell(cell)) return cell;
    const shown = counted[cell.content.tab];
    if (shown === undefined) return cell;
    const tab = Math.max(0, shown.isLostVideo ? 0 : kept.indexOf(shown));
    return { ...cell, content: { ...cell.content, tab } };
  });
}

/** Reads what can be read of a code. It is refused as a whole if no part of it is right. */
export function repairMultiview(code: string, ids: CellIds = {}): MultiviewRepaired {
  const { prefix = 'c', from = 0 } = ids;
  const strict = decodeMultiview(code, ids);
  const isWhole = !strict.ok && ['empty', 'tooLong', 'tooManyCells'].includes(strict.problem.code);
  if (!strict.ok && isWhole) return strict;
  const faults: MultiviewProblem[] = [];
  const parts: Part[] = [];
  let isAnyRight = false;
  for (const [at, text] of partsOfCode(code).entries()) {
    const slot = slotOfPart(text);
    const id = String(at);
    if (typeof slot !== 'string') {
      isAnyRight = true;
      parts.push({ at, text, cell: { id, ...slot }, isLostVideo: false });
      continue;
    }
    faults.push({ code: slot, part: at });
    const box = boxOfPart(text);
    if (box === undefined) continue;
    const place = movedIn(box);
    const again = slot === 'badPosition' ? slotOfPart(text, place) : slot;
    const isLost = typeof again === 'string';
    if (isLost && slot === 'badPosition') faults.push({ code: again, part: at });
    const content = isLost ? null : again.content;
    parts.push({ at, text, cell: { id, ...place, content }, isLostVideo: isLost });
  }
  const [first] = faults;
  const hasContent = parts.some(({ cell }) => cell.content !== null);
  if (first !== undefined && !isAnyRight && !hasContent) return { ok: false, problem: first };
  parts.sort((one, two) => (one.text < two.text ? -1 : Number(one.text > two.text)));
  const placed = withoutLostVideos(parts);
  const apart = separateCells(placed);
  for (const cell of placed) {
    const now = apart.find(({ id }) => id === cell.id);
    if (!isSameBox(now, cell)) faults.push({ code: 'overlap', part: Number(cell.id) });
  }
  const cells = apart.map((cell, at) => ({ ...cell, id: `${prefix}${from + at}` }));
  faults.sort((one, two) => one.part - two.part);
  return { ok: true, cells, faults };
}
