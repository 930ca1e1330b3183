/**
 * Number of viewers: a fast rise at the start, a slow one to the peak, a small decline near the end, and smooth noise.
 * Sampled at fixed times, so that every process gets the same numbers.
 */
import { chanceOf, type Key } from './chance';
import { floorTo, MINUTE, SECOND } from './time';

export const COUNT_MS = 15 * SECOND;

export interface Audience {
  readonly key: Key;
  readonly start: number;
  readonly end: number;
  /** Viewers at the peak, before the noise. */
  readonly peak: number;
}

const RUSH_MS = 7 * MINUTE;
const LEAVE_MS = 10 * MINUTE;
const SLOW = { step: 9 * MINUTE, strength: 0.09 };
const QUICK = { step: 90 * SECOND, strength: 0.02 };

const ease = (share: number) => share * share * (3 - 2 * share);

/** Noise with random values at lattice points, interpolated smoothly, from -1 to 1. */
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
