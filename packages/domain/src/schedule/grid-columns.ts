/** Spans that overlap, side by side in a day that gets no wider: in a few columns, and what has no room there in stacks. */

/** From one minute of a day to another. */
export interface MinuteSpan {
  readonly from: number;
  readonly to: number;
}

/** Where a span is among those that overlap it. */
export interface ColumnPlace {
  /** From 0. */
  readonly column: number;
  /** How many columns its group has. */
  readonly columns: number;
  /** How many of them it covers: those after its own that are free as long as it lasts, too. */
  readonly width: number;
  /** Whether its group has stacks, which need some room at the end of the day. */
  readonly isBesideStack: boolean;
}

/** Spans without room in a column, as one. */
export interface SpanStack extends MinuteSpan {
  /** Which of the given spans, by their start. */
  readonly indexes: readonly number[];
}

/** The spans of a day in columns and stacks; each is in one of the two. */
export interface PackedSpans {
  /** One for each span, in the order given; undefined for one that is in a stack. */
  readonly places: readonly (ColumnPlace | undefined)[];
  /** By their start; no two overlap. */
  readonly stacks: readonly SpanStack[];
}

/** A stack takes in what begins within so many minutes, so that a long evening is several of them. */
export const STACK_MINUTES = 60;

interface Indexed extends MinuteSpan {
  readonly index: number;
}

interface Placed extends Indexed {
  readonly column: number;
}

const overlaps = (one: MinuteSpan, two: MinuteSpan) => one.from < two.to && two.from < one.to;

/** Spans that are connected: each overlaps another, or is alone. */
function groupsOf(spans: readonly MinuteSpan[]): Indexed[][] {
  const order = spans
    .map(({ from, to }, index) => ({ from, to, index }))
    .sort((a, b) => a.from - b.from || b.to - a.to || a.index - b.index);
  const groups: Indexed[][] = [];
  let end = -Infinity;
  for (const span of order) {
    if (span.from < end) groups.at(-1)?.push(span);
    else groups.push([span]);
    end = Math.max(end, span.to);
  }
  return groups;
}

/** Gives each span of a group the first column that is free, while there is one. */
function fill(group: readonly Indexed[], most: number) {
  const ends: number[] = [];
  const placed: Placed[] = [];
  const left: Indexed[] = [];
  for (const span of group) {
    const free = ends.findIndex((end) => end <= span.from);
    const column = free === -1 ? ends.length : free;
    if (column >= most) {
      left.push(span);
      continue;
    }
    ends[column] = span.to;
    placed.push({ ...span, column });
  }
  return { placed, left, columns: ends.length };
}

function stacksOf(left: readonly Indexed[]): SpanStack[] {
  const stacks: SpanStack[] = [];
  for (const { from, to, index } of left) {
    const stack = stacks.at(-1);
    if (stack && from < stack.from + STACK_MINUTES)
      stacks[stacks.length - 1] = {
        from: stack.from,
        to: Math.min(Math.max(stack.to, to), stack.from + STACK_MINUTES),
        indexes: [...stack.indexes, index],
      };
    else stacks.push({ from, to: Math.min(to, from + STACK_MINUTES), indexes: [index] });
  }
  return stacks;
}

/**
 * Puts spans that overlap side by side, in as few columns as their group needs and at most `most` (1 or more); an earlier start comes first,
 * then a longer span. What finds no column free is in a stack.
 */
export function packSpans(spans: readonly MinuteSpan[], most: number): PackedSpans {
  const places: (ColumnPlace | undefined)[] = spans.map(() => undefined);
  const stacks: SpanStack[] = [];
  for (const group of groupsOf(spans)) {
    const { placed, left, columns } = fill(group, most);
    for (const span of placed) {
      const next = placed
        .filter((other) => other.column > span.column && overlaps(other, span))
        .map(({ column }) => column);
      const width = Math.min(columns, ...next) - span.column;
      const isBesideStack = left.length > 0;
      places[span.index] = { column: span.column, columns, width, isBesideStack };
    }
    stacks.push(...stacksOf(left));
  }
  return { places, stacks };
}
