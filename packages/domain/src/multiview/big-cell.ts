/** One cell large and the others in a rail beside it, or below it on an upright screen. */
import { isUprightGrid, type GridSize } from './auto-layout';
import { PLAYER_LEAST_PX } from './layout.limits';
import type { MultiviewBox, MultiviewCell } from './multiview-cell';
import { MULTIVIEW_GRID } from './multiview.limits';

/** The rail never takes more than half of the grid. */
const RAIL_MAX = MULTIVIEW_GRID / 2;
const RAIL_USUAL = 6;

const cut = (at: number, count: number) => Math.round((at * MULTIVIEW_GRID) / count);

/** Places of so many cells in a rail at the right, whose players are as large as they must be where there is room for that. */
function railOf(count: number, { width, height }: GridSize): readonly MultiviewBox[] {
  const { youtube: least } = PLAYER_LEAST_PX;
  const rows = Math.max(1, Math.floor(height / least.height));
  const narrowest = Math.ceil((least.width * MULTIVIEW_GRID) / width);
  const strips = Math.min(Math.ceil(count / rows), 3);
  const size = Math.max(
    1,
    Math.floor(Math.min(Math.max(narrowest, RAIL_USUAL), RAIL_MAX / strips)),
  );
  const left = MULTIVIEW_GRID - strips * size;
  const perStrip = Math.ceil(count / strips);
  return Array.from({ length: count }, (_, at): MultiviewBox => {
    const strip = Math.floor(at / perStrip);
    const inStrip = Math.min(perStrip, count - strip * perStrip);
    const y = cut(at - strip * perStrip, inStrip);
    const h = cut(at - strip * perStrip + 1, inStrip) - y;
    return { x: left + strip * size, y, w: size, h };
  });
}

/** The layout with one cell as large as it can be; the cells keep their order, so nothing is loaded again. */
export function withBigCell(
  cells: readonly MultiviewCell[],
  id: string,
  grid: GridSize = { width: 1_920, height: 1_080 },
): readonly MultiviewCell[] {
  const others = cells.filter((cell) => cell.id !== id);
  if (others.length === cells.length) return cells;
  const isUpright = isUprightGrid(grid);
  const rail = railOf(others.length, isUpright ? { width: grid.height, height: grid.width } : grid);
  const left = Math.min(MULTIVIEW_GRID, ...rail.map(({ x }) => x));
  const turn = ({ x, y, w, h }: MultiviewBox): MultiviewBox =>
    isUpright ? { x: y, y: x, w: h, h: w } : { x, y, w, h };
  const big = turn({ x: 0, y: 0, w: left, h: MULTIVIEW_GRID });
  const places = rail.values();
  return cells.map((cell) => {
    const place = cell.id === id ? big : places.next().value;
    return place === undefined ? cell : { ...cell, ...(cell.id === id ? big : turn(place)) };
  });
}
