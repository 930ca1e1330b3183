/**
 * Cached look-ups at another service: found for an hour, unknown for five minutes, failed for 30 s. Concurrent look-ups of
 * one name share a request; more than 8 open requests are refused with 503.
 */
import { LRUCache } from 'lru-cache';
import { ApiError } from '../errors';

export interface KeptLookupOptions<T> {
  /** Calls the service; undefined if it does not know the name. Throws if it fails. */
  readonly ask: (name: string) => Promise<T | undefined>;
  /** The error for a name that the service does not know. */
  readonly unknown: () => ApiError;
  /** Name of the service, for the error message when it fails. */
  readonly service: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const FOUND_MS = 3_600_000;
const UNKNOWN_MS = 300_000;
const FAILED_MS = 30_000;
const KEPT_MAX_CHARS = 4_000_000;
/** Of an entry without its name and answer. */
const ENTRY_CHARS = 500;
const OPEN_MAX = 8;
const BUSY_MS = 5_000;

type Outcome<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly cause: unknown };

const LIFETIMES = { found: FOUND_MS, unknown: UNKNOWN_MS, failed: FAILED_MS } as const;

/**
 * Looks up a name; throws 404 for an unknown one, 503 with `Retry-After` if the service fails or there are too many
 * open requests.
 */
export function createKeptLookup<T extends object>(options: KeptLookupOptions<T>) {
  const { ask, unknown, service, now } = options;
  let openCount = 0;

  const unavailable = (milliseconds: number, cause?: unknown) =>
    new ApiError('unavailable', `${service} does not answer at the moment. Try again later.`, {
      cause,
      headers: { 'retry-after': String(Math.max(1, Math.ceil(milliseconds / 1_000))) },
    });

  const outcomeOf = async (name: string): Promise<Outcome<T>> => {
    if (openCount >= OPEN_MAX) throw unavailable(BUSY_MS);
    openCount += 1;
    try {
      const value = await ask(name);
      return value ? { kind: 'found', value } : { kind: 'unknown' };
    } catch (cause) {
      return { kind: 'failed', cause };
    } finally {
      openCount -= 1;
    }
  };

  const kept = new LRUCache<string, Outcome<T>>({
    maxSize: KEPT_MAX_CHARS,
    sizeCalculation: (outcome, name) =>
      name.length +
      ENTRY_CHARS +
      (outcome.kind === 'found' ? JSON.stringify(outcome.value).length : 0),
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (name, _, call) => {
      const outcome = await outcomeOf(name);
      // The cache still returns an entry in the millisecond it expires, when `Retry-After` is over.
      call.options.ttl = LIFETIMES[outcome.kind] - 1;
      return outcome;
    },
  });

  return async (name: string): Promise<T> => {
    const outcome = await kept.forceFetch(name);
    if (outcome.kind === 'found') return outcome.value;
    if (outcome.kind === 'unknown') throw unknown();
    throw unavailable(kept.getRemainingTTL(name), outcome.cause);
  };
}
