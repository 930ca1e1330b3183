/**
 * How many watch: a rush at the start, a slow rise to the best part, a few who leave near the end, and a smooth flutter
 * over all of it. Counted at fixed times, so that every process counts the same.
 */
import { chanceOf, type Key } from './chance';
import { floorTo, MINUTE, SECOND } from './time';

export const COUNT_MS = 15 * SECOND;

export interface Audience {
  readonly key: Key;
  readonly start: number;
  readonly end: number;
  /** Viewers at the best moment, before the flutter. */
  readonly peak: number;
}

const RUSH_MS = 7 * MINUTE;
const LEAVE_MS = 10 * MINUTE;
const SLOW = { step: 9 * MINUTE, strength: 0.09 };
const QUICK = { step: 90 * SECOND, strength: 0.02 };

const ease = (share: number) => share * share * (3 - 2 * share);

/** Noise that is drawn at the lattice points and eased between them, from -1 to 1. */
function flutter(key: Key, time: number, step: number): number {
  const at = Math.floor(time / step);
  const [from, to] = [at, at + 1].map((place) => chanceOf(...key, step, place).between(-1, 1));
  const share = ease(time / step - at);
  return (from ?? 0) * (1 - share) + (to ?? 0) * share;
}

export function viewersAt({ key, start, end, peak }: Audience, now: number): number {
  const time = Math.max(start, floorTo(now, COUNT_MS));
  const share = Math.min(1, (time - start) / Math.max(1, end - start));
  const rush = 0.12 + 0.88 * (1 - Math.exp(-(time - start) / RUSH_MS));
  const best = 0.72 + 0.28 * Math.sin(Math.PI * Math.min(1, share * 0.85 + 0.1));
  const leave = 0.8 + 0.2 * Math.min(1, Math.max(0, end - time) / LEAVE_MS);
  const air =
    1 +
    SLOW.strength * flutter(key, time, SLOW.step) +
    QUICK.strength * flutter(key, time, QUICK.step);
  return Math.max(1, Math.round(peak * rush * best * leave * air));
}
