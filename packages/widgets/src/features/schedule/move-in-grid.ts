/** Where a key leads in a grid of days. */

/** A cell: a stream of a day. A day without streams has one cell. */
export interface GridPlace {
  readonly day: number;
  readonly index: number;
}

/** Another place, or the week before or after. */
export type GridMove =
  | { readonly kind: 'place'; readonly place: GridPlace }
  | { readonly kind: 'week'; readonly by: -1 | 1 };

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

/** The cell of a day that is nearest in time. */
function nearest(starts: readonly number[], minute: number): number {
  let best = 0;
  starts.forEach((start, index) => {
    if (Math.abs(start - minute) < Math.abs((starts[best] ?? 0) - minute)) best = index;
  });
  return best;
}

/**
 * Arrows lead to the stream above, below and beside, Home and End to the first and last of the day, with Ctrl of all days, Page Up and
 * Page Down to another week. `days`: the minutes at which the streams of each day begin. Undefined for any other key.
 */
export function moveInGrid(
  days: readonly (readonly number[])[],
  { day, index }: GridPlace,
  { key, ctrlKey }: GridKey,
  isMirrored: boolean,
): GridMove | undefined {
  const last = (of: number) => Math.max(0, (days[of]?.length ?? 1) - 1);
  const to = (place: GridPlace): GridMove => ({ kind: 'place', place });
  const beside = (by: -1 | 1) => {
    const next = clamp(day + by, days.length - 1);
    if (next === day) return to({ day, index });
    return to({ day: next, index: nearest(days[next] ?? [], days[day]?.[index] ?? 0) });
  };
  switch (key) {
    case 'ArrowUp':
      return to({ day, index: clamp(index - 1, last(day)) });
    case 'ArrowDown':
      return to({ day, index: clamp(index + 1, last(day)) });
    case 'ArrowLeft':
      return beside(isMirrored ? 1 : -1);
    case 'ArrowRight':
      return beside(isMirrored ? -1 : 1);
    case 'Home':
      return to({ day: ctrlKey ? 0 : day, index: 0 });
    case 'End': {
      const of = ctrlKey ? days.length - 1 : day;
      return to({ day: of, index: last(of) });
    }
    case 'PageUp':
      return { kind: 'week', by: -1 };
    case 'PageDown':
      return { kind: 'week', by: 1 };
    default:
      return undefined;
  }
}
