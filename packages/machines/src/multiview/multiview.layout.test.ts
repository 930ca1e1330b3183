import { UNDO_MAX } from '@oshimado/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf } from '../testing/multiview/multiview-run';
import { SEED } from '../testing/cases';
import { edited, enlarged, isBigHere, layoutOf, redone, undone } from './multiview.layout';
import type { MultiviewLayout } from './multiview.types';

const CODES = ['AAYY:a', 'AAMY:a,MAMY:b', 'AAGG,GAGG:b,MAGGchat0', 'AAMM:c,MMMM'];
const codes = fc.array(fc.constantFrom(...CODES), { maxLength: 2 * UNDO_MAX });

/** A layout after one edit for each code. */
const after = (edits: readonly string[]): MultiviewLayout =>
  edits.reduce(
    (layout, code) => edited(layout, cellsOf(code), { nextId: layout.nextId + 4 }),
    layoutOf([]),
  );

/** Steps as long as there is a step, at most so often. */
function stepped(layout: MultiviewLayout, step: typeof undone, times = Infinity) {
  let [now, taken] = [layout, 0];
  for (let next = step(now); next !== null && taken < times; next = step(now)) {
    now = next;
    taken += 1;
  }
  return { now, taken };
}

describe('a layout', () => {
  it('a layout is undone to each of its last hundred states, and redone to what it was', () => {
    fc.assert(
      fc.property(codes, fc.nat({ max: 2 * UNDO_MAX }), (edits, times) => {
        const layout = after(edits);
        const back = stepped(layout, undone, times);
        expect(back.taken).toBe(Math.min(times, edits.length, UNDO_MAX));
        const code = edits[edits.length - back.taken - 1];
        expect(back.now.cells).toEqual(code === undefined ? [] : cellsOf(code));
        expect(stepped(back.now, redone)).toEqual({ now: layout, taken: back.taken });
      }),
      { seed: SEED },
    );
  });

  it('a layout gives no number of a cell twice, also after what was undone', () => {
    fc.assert(
      fc.property(codes, fc.nat({ max: 9 }), (edits, times) => {
        const layout = after(edits);
        expect(stepped(layout, undone, times).now.nextId).toBe(layout.nextId);
      }),
      { seed: SEED },
    );
  });

  it('a layout has nothing to redo after another edit', () => {
    fc.assert(
      fc.property(codes, fc.nat({ max: 9 }), fc.constantFrom(...CODES), (edits, times, code) => {
        const { now } = stepped(after(edits), undone, times);
        expect(redone(edited(now, cellsOf(code)))).toBeNull();
      }),
      { seed: SEED },
    );
  });

  it('a layout has a large cell until it is enlarged again, which gives all cells their places back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CODES), fc.nat(), fc.nat(), (code, one, two) => {
        const layout = layoutOf(cellsOf(code));
        const [first, second] = [one, two].map(
          (at) => layout.cells[at % layout.cells.length]?.id ?? '',
        );
        const large = enlarged(enlarged(layout, first ?? ''), second ?? '');
        const isSame = first === second;
        expect(isSame || isBigHere(large, second)).toBe(true);
        expect((isSame ? large : enlarged(large, second ?? '')).cells).toEqual(layout.cells);
      }),
      { seed: SEED },
    );
  });

  it('a layout is not changed by what is made of it', () => {
    const layout = after(CODES);
    const before = JSON.stringify(layout);
    enlarged(layout, 'c0');
    edited(layout, []);
    undone(layout);
    expect(JSON.stringify(layout)).toBe(before);
  });

  it('a layout of stored cells has no cell twice, and numbers new ones after them', () => {
    const [cell] = cellsOf('AAGG:a');
    if (!cell) throw new Error('There is no cell.');
    const layout = layoutOf([
      { ...cell, id: 'c7' },
      { ...cell, id: 'far', x: 99 },
    ]);
    expect(layout).toMatchObject({ cells: [{ id: 'c7' }], nextId: 8, big: null });
    expect([undone(layout), redone(layout)]).toEqual([null, null]);
  });
});
