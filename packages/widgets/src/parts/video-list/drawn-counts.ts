/** How many cards of a list are drawn. */

/** Up to so many cards are drawn wherever they are; a longer list draws those near the screen. */
export const WHOLE_MAX = 48;

/** How many cards of a growing list were drawn at each place in the history of the visit. */
const counts = new Map<string, number>();
const PLACES_MAX = 100;

export const countAt = (place: string): number | undefined => counts.get(place);

export function noteCount(place: string, count: number): void {
  counts.delete(place);
  counts.set(place, count);
  const [oldest] = counts.keys();
  if (counts.size > PLACES_MAX && oldest !== undefined) counts.delete(oldest);
}

export const readCounts = (): readonly (readonly [string, number])[] => [...counts];
