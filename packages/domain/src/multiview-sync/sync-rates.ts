/** Corrects small errors by a playback rate that the player supports, for a computed time. */
import { SYNC_MEND_MS, SYNC_RATE_CHANGE_MAX, SYNC_SPEEDS } from './multiview-sync.limits';

/** Rates have two decimals; their sums are not exact. */
const EPSILON = 1e-6;

export interface Nudge {
  /** The rate to use instead of the common speed. */
  readonly rate: number;
  /** For how long, ms. */
  readonly ms: number;
}

/** The supported rate closest to a speed; undefined if none is known. */
export function nearestRate(speed: number, rates: readonly number[]): number | undefined {
  let nearest: number | undefined;
  for (const rate of rates) {
    const isNearer = nearest === undefined || Math.abs(rate - speed) < Math.abs(nearest - speed);
    if (isNearer) nearest = rate;
  }
  return nearest;
}

/** `error`: seconds ahead (negative: behind). Undefined if no supported rate helps. */
export function chooseNudge(
  error: number,
  speed: number,
  rates: readonly number[],
): Nudge | undefined {
  const helpful = rates
    .map((rate) => ({ rate, change: rate - speed }))
    .filter(
      ({ change }) => change * error < 0 && Math.abs(change) <= SYNC_RATE_CHANGE_MAX + EPSILON,
    )
    .sort((a, b) => Math.abs(a.change) - Math.abs(b.change))
    .map(({ rate, change }) => ({ rate, ms: (Math.abs(error) / Math.abs(change)) * 1_000 }));
  return helpful.find(({ ms }) => ms <= SYNC_MEND_MS) ?? helpful.at(-1);
}

/** Speeds that every player supports. A player without rates supports only 1. */
export function commonSpeeds(
  players: readonly { readonly rates: readonly number[] }[],
): readonly number[] {
  const knows = (rates: readonly number[], speed: number) =>
    rates.length === 0 ? speed === 1 : rates.some((rate) => Math.abs(rate - speed) < EPSILON);
  return SYNC_SPEEDS.filter((speed) => players.every(({ rates }) => knows(rates, speed)));
}
