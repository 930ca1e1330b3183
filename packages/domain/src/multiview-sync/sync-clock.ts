/** The common clock: epoch ms of the streamed event, advanced by wall time times speed. */
import { SYNC_SLEEP_MS } from './multiview-sync.limits';
import { clampToRange } from './sync-chain';
import type { SyncClock, SyncRange } from './sync-types';

/** Position of the clock at a wall time. It does not move while the device sleeps, or when its clock is set back. */
export function syncMomentAt({ moment, at, rate }: SyncClock, now: number): number {
  const passed = now - at;
  return Math.abs(passed) > SYNC_SLEEP_MS ? moment : moment + passed * rate;
}

/** The clock advanced to a wall time, within its range. */
export const runSyncClock = (clock: SyncClock, now: number, range: SyncRange): SyncClock => ({
  ...clock,
  moment: clampToRange(now < clock.at ? clock.moment : syncMomentAt(clock, now), range),
  at: now,
});

/** Pauses with 0, runs with a speed; the position continues from where it is. */
export const setSyncClockRate = (
  clock: SyncClock,
  rate: number,
  now: number,
  range: SyncRange,
): SyncClock => ({
  ...runSyncClock(clock, now, range),
  rate,
});
