import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropOutcome, movedBox, resizedBox } from './drop';
import { isInsideGrid } from './multiview-cell';
import { decodeMultiview } from './multiview-code';

function cellsOf(code: string) {
  const decoded = decodeMultiview(code);
  if (!decoded.ok) throw new Error(code);
  return decoded.cells;
}
const box = fc
  .record({
    x: fc.nat({ max: 23 }),
    y: fc.nat({ max: 63 }),
    w: fc.integer({ min: 1, max: 24 }),
    h: fc.integer({ min: 1, max: 24 }),
  })
  .filter(isInsideGrid);
const delta = fc.double({ min: -100, max: 100, noNaN: true });

describe('a dragged box', () => {
  it('a dragged box stays inside the grid, wherever it is dragged', () => {
    fc.assert(
      fc.property(box, delta, delta, (from, columns, rows) => {
        expect(isInsideGrid(movedBox(from, columns, rows))).toBe(true);
        expect(isInsideGrid(resizedBox(from, columns, rows))).toBe(true);
      }),
    );
  });

  it('a dragged box goes to the nearest column and row', () => {
    const from = { x: 4, y: 4, w: 4, h: 6 };
    expect(movedBox(from, 1.6, -0.4)).toEqual({ x: 6, y: 4, w: 4, h: 6 });
    expect(resizedBox(from, -9, 2.5)).toEqual({ x: 4, y: 4, w: 1, h: 9 });
  });

  it('a dragged box comes up from below the screen', () => {
    expect(movedBox({ x: 0, y: 24, w: 4, h: 6 }, 0, -10)).toEqual({ x: 0, y: 14, w: 4, h: 6 });
  });
});

describe('a cell that is put down', () => {
  const cells = cellsOf('AAMM,AMMM,MAMM');
  const [one, two] = cells;

  it('a cell that is put down takes a free place', () => {
    expect(dropOutcome(cells, one?.id ?? '', { x: 12, y: 12, w: 12, h: 12 })).toEqual({
      kind: 'place',
    });
  });

  it('swaps with the cell under its middle', () => {
    expect(dropOutcome(cells, one?.id ?? '', { x: 1, y: 11, w: 12, h: 12 })).toEqual({
      kind: 'swap',
      otherId: two?.id,
    });
  });

  it('a cell that is put down is refused where it covers others in part', () => {
    expect(dropOutcome(cells, one?.id ?? '', { x: 0, y: 1, w: 12, h: 12 })).toEqual({
      kind: 'refused',
      problem: 'overlap',
    });
  });

  it('never grows over another', () => {
    expect(dropOutcome(cells, one?.id ?? '', { x: 0, y: 0, w: 12, h: 24 })).toEqual({
      kind: 'refused',
      problem: 'overlap',
    });
  });
});
