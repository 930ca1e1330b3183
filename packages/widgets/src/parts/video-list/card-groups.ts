/**
 * The groups of a long list: a few whole rows each. A group near the screen is cards, a group far from it one box of the same
 * height, so that a list of a thousand cards has the elements of some dozens.
 */
import type { CardHeights, ListLayout } from './list-memory';

/** Least cards of a group. */
const GROUP_MIN = 12;

export interface CardGroup {
  /** Index of its first card, and of the first card after it. */
  readonly from: number;
  readonly to: number;
  /** Distance from the top of the list, and height, in px. */
  readonly top: number;
  readonly height: number;
}

function mean(heights: readonly number[]): number {
  return heights.length === 0
    ? 0
    : heights.reduce((sum, height) => sum + height, 0) / heights.length;
}

/** The height of an average card: of this list, else of those of others; 0 where none was laid out. */
function meanHeight(ids: readonly string[], heights: CardHeights): number {
  const own = ids.flatMap((id) => heights.get(id) ?? []);
  return mean(own.length > 0 ? own : [...heights.values()]);
}

/** Takes cards that were never laid out for average ones until they are: a box above the screen must not change its height. */
export function settleHeights(ids: readonly string[], heights: CardHeights): void {
  const unknown = ids.filter((id) => !heights.has(id));
  const average = unknown.length === 0 ? 0 : meanHeight(ids, heights);
  if (average > 0) for (const id of unknown) heights.set(id, average);
}

/** Splits a list into groups. A row is as high as its highest card; a card that was never laid out counts as an average one. */
export function groupsOf(
  ids: readonly string[],
  { columns, gap }: Pick<ListLayout, 'columns' | 'gap'>,
  heights: CardHeights,
): readonly CardGroup[] {
  const average = meanHeight(ids, heights);
  const size = columns * Math.ceil(GROUP_MIN / columns);
  const groups: CardGroup[] = [];
  let top = 0;
  for (let from = 0; from < ids.length; from += size) {
    const to = Math.min(from + size, ids.length);
    let height = -gap;
    for (let row = from; row < to; row += columns) {
      const cards = ids.slice(row, Math.min(row + columns, to));
      height += gap + Math.max(...cards.map((id) => heights.get(id) ?? average));
    }
    groups.push({ from, to, top, height });
    top += height + gap;
  }
  return groups;
}

/** Numbers of the groups between two distances from the top of the list. */
export const groupsBetween = (
  groups: readonly CardGroup[],
  top: number,
  bottom: number,
): readonly number[] =>
  groups.flatMap((group, number) =>
    group.top + group.height >= top && group.top <= bottom ? [number] : [],
  );

/** The groups of these cards, and those beside them: the Tab key leads to the next card from any of them. */
export function groupsAround(
  groups: readonly CardGroup[],
  cards: readonly number[],
): readonly number[] {
  return cards.flatMap((card) => {
    const number = groups.findIndex(({ from, to }) => card >= from && card < to);
    return number === -1
      ? []
      : [number - 1, number, number + 1].filter((at) => at >= 0 && at < groups.length);
  });
}
