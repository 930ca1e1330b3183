/** Polls processes that are not our children until they end. */
import { setTimeout as sleep } from 'node:timers/promises';

const ASK_EVERY_MS = 25;

/** True as soon as `condition` holds, false when it still does not after `limitMs`. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  limitMs: number,
): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!(await condition())) {
    if (performance.now() >= end) return false;
    await sleep(ASK_EVERY_MS);
  }
  return true;
}
