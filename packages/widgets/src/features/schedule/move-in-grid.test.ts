import { describe, expect, it } from 'vitest';
import { moveInGrid } from './move-in-grid';

const days = [[600, 1_200], [], [60, 660, 1_260]];
const press = (key: string, day: number, index: number, isMirrored = false, ctrlKey = false) => {
  const move = moveInGrid(days, { day, index }, { key, ctrlKey }, isMirrored);
  return move?.kind === 'place' ? [move.place.day, move.place.index] : move;
};

describe('keys in a grid of days', () => {
  it('go up and down within a day, and stop at its ends', () => {
    expect(press('ArrowDown', 0, 0)).toEqual([0, 1]);
    expect(press('ArrowDown', 0, 1)).toEqual([0, 1]);
    expect(press('ArrowUp', 0, 0)).toEqual([0, 0]);
    expect(press('ArrowDown', 1, 0)).toEqual([1, 0]);
  });

  it('go to the nearest stream of the day beside, also through a day without any', () => {
    expect(press('ArrowRight', 0, 1)).toEqual([1, 0]);
    expect(press('ArrowRight', 1, 0)).toEqual([2, 0]);
    expect(press('ArrowLeft', 2, 2)).toEqual([1, 0]);
    expect(
      moveInGrid(
        [[600], [60, 660]],
        { day: 0, index: 0 },
        { key: 'ArrowRight', ctrlKey: false },
        false,
      ),
    ).toEqual({
      kind: 'place',
      place: { day: 1, index: 1 },
    });
    expect(press('ArrowLeft', 0, 1)).toEqual([0, 1]);
  });

  it('keys in a grid of days are the other way round where text runs from right to left', () => {
    expect(press('ArrowLeft', 0, 0, true)).toEqual([1, 0]);
    expect(press('ArrowRight', 2, 0, true)).toEqual([1, 0]);
  });

  it('go to the ends of the day, of all days, and to other weeks', () => {
    expect(press('End', 2, 0)).toEqual([2, 2]);
    expect(press('Home', 2, 2)).toEqual([2, 0]);
    expect(press('Home', 2, 2, false, true)).toEqual([0, 0]);
    expect(press('End', 0, 0, false, true)).toEqual([2, 2]);
    expect(press('PageUp', 0, 0)).toEqual({ kind: 'week', by: -1 });
    expect(press('PageDown', 0, 0)).toEqual({ kind: 'week', by: 1 });
    expect(press('a', 0, 0)).toBeUndefined();
  });
});
