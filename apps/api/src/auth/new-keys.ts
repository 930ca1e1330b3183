/**
 * "Shown once": the answer that makes a key shows it, and so does the next renewal of the session, because older clients
 * read it there. Kept in memory for a minute, and only for who made it.
 */
import { LRUCache } from 'lru-cache';

const SHOWN_MS = 60_000;
const KEPT = 1_000;

export function createNewKeys(now: () => number) {
  const kept = new LRUCache<string, { key: string; at: number }>({ max: KEPT });
  return {
    keep: (userId: string, key: string): void => void kept.set(userId, { key, at: now() }),
    /** The key, the first time within the minute. */
    take: (userId: string): string | undefined => {
      const held = kept.get(userId);
      kept.delete(userId);
      return held && now() - held.at < SHOWN_MS ? held.key : undefined;
    },
  };
}
