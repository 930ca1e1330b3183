/** One cell large, the others in a rail. */
import { expect, it } from 'vitest';
import { withBigCell } from './big-cell';
import { doOverlap, isInsideGrid, type MultiviewCell } from './multiview-cell';

const cellsOf = (count: number): readonly MultiviewCell[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `c${at}`,
    x: 0,
    y: 0,
    w: 1,
    h: 1,
    content: null,
  }));
const NOTEBOOK = { width: 1_280, height: 736 };

it('the others stand beside it, as large as players must be', () => {
  expect(withBigCell(cellsOf(4), 'c1', NOTEBOOK)).toMatchObject([
    { x: 18, y: 0, w: 6, h: 8 },
    { x: 0, y: 0, w: 18, h: 24 },
    { x: 18, y: 8, w: 6, h: 8 },
    { x: 18, y: 16, w: 6, h: 8 },
  ]);
});

it('the small cells are below the big one on an upright screen', () => {
  const cells = withBigCell(cellsOf(3), 'c0', { width: 390, height: 780 });
  expect(cells[0]).toMatchObject({ x: 0, y: 0, w: 24 });
  expect(cells.slice(1).every(({ y }) => y >= 12)).toBe(true);
});

it('any number of cells stays inside the grid and side by side, in the same order', () => {
  for (const grid of [NOTEBOOK, { width: 360, height: 676 }, { width: 844, height: 326 }]) {
    for (let count = 1; count <= 64; count += 1) {
      const before = cellsOf(count);
      const after = withBigCell(before, `c${count - 1}`, grid);
      expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      expect(after.every(isInsideGrid)).toBe(true);
      expect(after.some((one, at) => after.slice(0, at).some((two) => doOverlap(one, two)))).toBe(
        false,
      );
      const last = after.at(-1);
      expect((last?.w ?? 0) * (last?.h ?? 0)).toBeGreaterThanOrEqual(12 * 24);
    }
  }
});

it('a cell that is gone changes nothing', () => {
  const cells = cellsOf(2);
  expect(withBigCell(cells, 'gone', NOTEBOOK)).toBe(cells);
});
