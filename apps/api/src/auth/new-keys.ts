/**
 * "Shown once": the answer that makes a key shows it, and so does the next renewal of the session, because older clients
 * read it there. Kept in memory for a minute, and only for the device that made it.
 */
import { LRUCache } from 'lru-cache';

const SHOWN_MS = 60_000;
const KEPT = 1_000;

export function createNewKeys(now: () => number) {
  const kept = new LRUCache<string, { key: string; at: number }>({ max: KEPT });
  return {
    keep: (sessionId: string, key: string): void => void kept.set(sessionId, { key, at: now() }),
    /** The key, the first time within the minute. */
    take: (sessionId: string): string | undefined => {
      const held = kept.get(sessionId);
      kept.delete(sessionId);
      return held && now() - held.at < SHOWN_MS ? held.key : undefined;
    },
  };
}
