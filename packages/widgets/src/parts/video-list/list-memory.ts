/**
 * What lists remember of the cards they have drawn, for the lifetime of the page: how high they were and how many. A list that is
 * drawn again, after the way back from a stream, has its length before any of its cards is laid out.
 */

import { noteCount, readCounts } from './drawn-counts';

/** How a list of one look (shape, size of cards) is laid out at the present width. */
export interface ListLayout {
  readonly look: string;
  /** In whole px. */
  readonly width: number;
  readonly columns: number;
  /** Between two rows, in px. */
  readonly gap: number;
}

/** Height of each card in px, by the id of its video. */
export type CardHeights = Map<string, number>;

/** Layouts whose heights are kept, and cards of each: a width or look that was not used for long is measured again. */
const LAYOUTS_MAX = 6;
const CARDS_MAX = 4_000;

const layouts = new Map<string, ListLayout>();
const heights = new Map<string, CardHeights>();

const keyOf = ({ look, width }: ListLayout) => `${look} ${width}`;

function forgetOldest(map: Map<string, unknown>, max: number) {
  const [oldest] = map.keys();
  if (map.size > max && oldest !== undefined) map.delete(oldest);
}

/** The layout this look had last. */
export const lastLayout = (look: string): ListLayout | undefined => layouts.get(look);

export function noteLayout(layout: ListLayout): void {
  layouts.delete(layout.look);
  layouts.set(layout.look, layout);
  forgetOldest(layouts, LAYOUTS_MAX);
}

/** The heights of a layout, to read and to fill. */
export function heightsIn(layout: ListLayout): CardHeights {
  const key = keyOf(layout);
  const known = heights.get(key);
  if (known) return known;
  const created: CardHeights = new Map();
  heights.set(key, created);
  forgetOldest(heights, LAYOUTS_MAX);
  return created;
}

export function noteHeight(cards: CardHeights, id: string, height: number): void {
  cards.set(id, height);
  forgetOldest(cards, CARDS_MAX);
}

/** What lists remember, as a value that can be stored. */
export interface ListMemory {
  readonly layouts: readonly ListLayout[];
  readonly heights: readonly (readonly [string, readonly (readonly [string, number])[]])[];
  readonly counts: readonly (readonly [string, number])[];
}

/** What lists remember now, for a tab that may be loaded again. */
export const readListMemory = (): ListMemory => ({
  layouts: [...layouts.values()],
  heights: [...heights].map(([layout, cards]) => [layout, [...cards]]),
  counts: readCounts(),
});

/** Brings back what was remembered before the tab was loaded again. Before the first list is drawn. */
export function recallListMemory(memory: ListMemory): void {
  for (const layout of memory.layouts) layouts.set(layout.look, layout);
  for (const [layout, cards] of memory.heights) heights.set(layout, new Map(cards));
  for (const [place, count] of memory.counts) noteCount(place, count);
}
