/**
 * A question to another service, kept: what it answers for an hour, that it knows nothing for five minutes, and that it
 * failed for half a minute, so that a service in trouble is left alone. Equal questions at the same time are one, and only
 * so many are open at once; what comes on top is refused instead of waiting.
 */
import { LRUCache } from 'lru-cache';
import { ApiError } from '../errors';

export interface KeptLookupOptions<T> {
  /** Asks the service; undefined where it knows nothing of that name. Throws where it fails. */
  readonly ask: (name: string) => Promise<T | undefined>;
  /** The refusal of a name that the service does not know. */
  readonly unknown: () => ApiError;
  /** What the service is called, for the refusal when it fails. */
  readonly service: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const FOUND_MS = 3_600_000;
const UNKNOWN_MS = 300_000;
const FAILED_MS = 30_000;
const KEPT_MAX = 5_000;
const OPEN_MAX = 8;
const BUSY_S = 5;

type Outcome<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly cause: unknown };

const LIVES = { found: FOUND_MS, unknown: UNKNOWN_MS, failed: FAILED_MS } as const;

/** Answers by name; throws 404 for an unknown one, 503 with `Retry-After` where the service fails or is asked too much. */
export function createKeptLookup<T extends object>(options: KeptLookupOptions<T>) {
  const { ask, unknown, service, now } = options;
  const kept = new LRUCache<string, { outcome: Outcome<T>; until: number }>({ max: KEPT_MAX });
  const open = new Map<string, Promise<Outcome<T>>>();

  const unavailable = (seconds: number, cause?: unknown) =>
    new ApiError('unavailable', `${service} does not answer at the moment. Try again later.`, {
      cause,
      headers: { 'retry-after': String(seconds) },
    });

  const settle = async (name: string): Promise<Outcome<T>> => {
    const outcome = await ask(name).then(
      (value): Outcome<T> => (value ? { kind: 'found', value } : { kind: 'unknown' }),
      (cause: unknown): Outcome<T> => ({ kind: 'failed', cause }),
    );
    kept.set(name, { outcome, until: now() + LIVES[outcome.kind] });
    return outcome;
  };

  const outcomeOf = (name: string): Promise<Outcome<T>> => {
    const same = open.get(name);
    if (same) return same;
    if (open.size >= OPEN_MAX) throw unavailable(BUSY_S);
    const question = settle(name).finally(() => open.delete(name));
    open.set(name, question);
    return question;
  };

  return async (name: string): Promise<T> => {
    const held = kept.get(name);
    const outcome = held && now() < held.until ? held.outcome : await outcomeOf(name);
    if (outcome.kind === 'found') return outcome.value;
    if (outcome.kind === 'unknown') throw unknown();
    const left = (kept.peek(name)?.until ?? now() + FAILED_MS) - now();
    throw unavailable(Math.max(1, Math.ceil(left / 1_000)), outcome.cause);
  };
}
