import { describe, expect, it } from 'vitest';
import { groupsAround, groupsBetween, groupsOf } from './card-groups';

const GAP = 10;
const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at));
const heights = (count: number, height: (at: number) => number) =>
  new Map(ids(count).map((id, at) => [id, height(at)]));

describe('groups of a long list', () => {
  it.each([
    [1, 12],
    [2, 12],
    [3, 12],
    [4, 12],
    [5, 15],
    [6, 12],
    [7, 14],
  ])('of %i columns are whole rows of %i cards', (columns, size) => {
    const groups = groupsOf(ids(100), { columns, gap: GAP }, new Map());
    expect(groups[0]).toMatchObject({ from: 0, to: size });
    expect(groups.at(-1)?.to).toBe(100);
  });

  it('groups of a long list are as high as their rows and what is between them, and begin where the one before ends', () => {
    const groups = groupsOf(
      ids(24),
      { columns: 4, gap: GAP },
      heights(24, (at) => 100 + at),
    );
    // Rows of four: 103, 107, 111.
    expect(groups).toEqual([
      { from: 0, to: 12, top: 0, height: 103 + 107 + 111 + 2 * GAP },
      { from: 12, to: 24, top: 351, height: 115 + 119 + 123 + 2 * GAP },
    ]);
  });

  it('count a card that was never laid out as an average one, of this list or else of others', () => {
    const layout = { columns: 1, gap: 0 };
    const some = new Map([
      ['0', 40],
      ['1', 60],
      ['elsewhere', 1_000],
    ]);
    expect(groupsOf(ids(12), layout, some)[0]?.height).toBe(12 * 50);
    const others = new Map([['elsewhere', 70]]);
    expect(groupsOf(ids(12), layout, others)[0]?.height).toBe(12 * 70);
  });

  it('near the screen are those that reach into it', () => {
    const groups = groupsOf(
      ids(48),
      { columns: 1, gap: GAP },
      heights(48, () => 90),
    );
    expect(groups.map(({ top }) => top)).toEqual([0, 1_200, 2_400, 3_600]);
    expect(groupsBetween(groups, 1_195, 2_390)).toEqual([1]);
    expect(groupsBetween(groups, 1_190, 2_400)).toEqual([0, 1, 2]);
    expect(groupsBetween(groups, -900, -1)).toEqual([]);
  });

  it('the rendered groups around a card in use are its group and the two beside it', () => {
    const groups = groupsOf(ids(48), { columns: 4, gap: GAP }, new Map());
    expect(groupsAround(groups, [30])).toEqual([1, 2, 3]);
    expect(groupsAround(groups, [0])).toEqual([0, 1]);
    expect(groupsAround(groups, [47])).toEqual([2, 3]);
    expect(groupsAround(groups, [48])).toEqual([]);
  });
});
