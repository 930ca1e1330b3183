/** Pauses before PostgreSQL is started again: twice as long after each failed start and each early end, at most 2 s. */

const PAUSE_MAX_MS = 2_000;
/** A server that ran this long was healthy. */
const HEALTHY_MS = 2_000;

export function createBackoff(firstMs: number) {
  let failures = 0;
  return {
    pauseMs: () => Math.min(PAUSE_MAX_MS, firstMs * 2 ** failures),
    startFailed: () => void (failures += 1),
    ended: (ranMs: number) => void (failures = ranMs < HEALTHY_MS ? failures + 1 : 0),
  };
}
