/** The common clock: epoch ms of the streamed event, advanced by wall time times speed. */
import { SYNC_SLEEP_MS } from './multiview-sync.limits';
import { clampToRange } from './sync-chain';
import type { SyncClock, SyncRange } from './sync-types';

/** What the clock says at a wall time. Over a sleep of the device, and when its clock is set back, it stands still. */
export function syncMomentAt({ moment, at, rate }: SyncClock, now: number): number {
  const passed = now - at;
  return Math.abs(passed) > SYNC_SLEEP_MS ? moment : moment + passed * rate;
}

/** The clock carried on to a wall time, never past its range. */
export const runSyncClock = (clock: SyncClock, now: number, range: SyncRange): SyncClock => ({
  ...clock,
  moment: clampToRange(now < clock.at ? clock.moment : syncMomentAt(clock, now), range),
  at: now,
});

/** Held with 0, running with a speed; the moment goes on from where it is. */
export const setSyncClockRate = (
  clock: SyncClock,
  rate: number,
  now: number,
  range: SyncRange,
): SyncClock => ({
  ...runSyncClock(clock, now, range),
  rate,
});
