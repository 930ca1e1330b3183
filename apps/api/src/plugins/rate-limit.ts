/**
 * Token buckets, one per caller and class of calls. Guests are identified by address; an IPv6 /64 counts as one, because a
 * subscriber owns all of it.
 */
import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { LimitClass } from '@oshimado/contract/schemas';
import type { CallerKind, Rule, Rules } from './rate-limit-rules';

/** Stores buckets, for one process or several. */
export interface Buckets {
  /** Takes one token from every bucket if each has one; returns what is left. */
  readonly take: (key: string, rules: readonly Rule[], now: number) => Taken | Promise<Taken>;
}

export interface Taken {
  readonly allowed: boolean;
  /** Calls left in each bucket, fractions included. */
  readonly tokens: readonly number[];
}

export interface RateLimitOptions {
  readonly rules: Rules;
  readonly now: () => number;
  /** Default: in this process. Cheap requests are always counted here: snapshots, files, pictures. */
  readonly buckets?: Buckets;
}

export interface Allowance {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Unix seconds at which the bucket is full again. */
  readonly resetAt: number;
  /** Whole seconds until the next request is allowed; 0 when it is now. */
  readonly retryAfter: number;
}

export interface LimitedCaller {
  readonly kind: CallerKind;
  /** Address of a guest, id of a user. */
  readonly id: string;
}

interface Bucket {
  tokens: number;
  at: number;
}

const CALLERS_MAX = 50_000;
/** Classes cheaper to answer than to count in a shared store. */
const COUNTED_HERE: ReadonlySet<LimitClass> = new Set(['file', 'picture']);
const GROUPS_OF_64_BITS = 4;

/** Key of a guest. */
export function callerOf(address: string): string {
  if (!address.includes(':')) return address;
  const plain = address.replace(/%.*$/, '').toLowerCase();
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...back];
  const network = groups.slice(0, GROUPS_OF_64_BITS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

/** Buckets of this process. */
export function localBuckets() {
  const kept = new LRUCache<string, Bucket[]>({ max: CALLERS_MAX });
  return {
    take: (key: string, rules: readonly Rule[], now: number): Taken => {
      const buckets = kept.get(key) ?? rules.map(({ size }) => ({ tokens: size, at: now }));
      for (const [index, bucket] of buckets.entries()) {
        const { size, refillMs } = rules[index] ?? { size: 0, refillMs: 1 };
        // A clock set back must not empty a bucket.
        const passed = Math.max(0, now - bucket.at);
        bucket.tokens = Math.min(size, bucket.tokens + (passed * size) / refillMs);
        bucket.at = now;
      }
      const allowed = buckets.every(({ tokens }) => tokens >= 1);
      if (allowed) for (const bucket of buckets) bucket.tokens -= 1;
      kept.set(key, buckets);
      return { allowed, tokens: buckets.map(({ tokens }) => tokens) };
    },
  } satisfies Buckets;
}

/** The limit that is closest to being used up. */
function describe(rules: readonly Rule[], { allowed, tokens }: Taken, now: number): Allowance {
  const all = rules.map(({ size, refillMs }, index): Allowance => {
    const left = tokens[index] ?? 0;
    const perMs = size / refillMs;
    return {
      allowed,
      limit: size,
      remaining: Math.max(0, Math.floor(left)),
      resetAt: Math.ceil((now + (size - left) / perMs) / 1_000),
      retryAfter: left >= 1 || allowed ? 0 : Math.max(1, Math.ceil((1 - left) / perMs / 1_000)),
    };
  });
  return all.reduce((tightest, one) =>
    one.retryAfter > tightest.retryAfter ||
    (one.retryAfter === tightest.retryAfter && one.remaining < tightest.remaining)
      ? one
      : tightest,
  );
}

export function createRateLimit({ rules, now, buckets }: RateLimitOptions) {
  const local = localBuckets();

  const keyOf = (limit: LimitClass, { kind, id }: LimitedCaller) =>
    `${limit} ${kind} ${kind === 'guest' ? callerOf(id) : id}`;

  return {
    /** Takes one token of this class, if there is one left. */
    take: async (limit: LimitClass, caller: LimitedCaller): Promise<Allowance> => {
      const at = now();
      const wanted = rules[limit][caller.kind];
      const kept = COUNTED_HERE.has(limit) ? local : (buckets ?? local);
      return describe(wanted, await kept.take(keyOf(limit, caller), wanted, at), at);
    },
    /** The same for a guest's read from a snapshot, synchronously. */
    takeRead: (address: string): Allowance => {
      const at = now();
      const wanted = rules.read.guest;
      const key = keyOf('read', { kind: 'guest', id: address });
      return describe(wanted, local.take(key, wanted, at), at);
    },
    /** A full bucket, for a caller without limits. */
    full: (): Allowance => {
      const wanted = rules.read.guest;
      return describe(wanted, { allowed: true, tokens: wanted.map(({ size }) => size) }, now());
    },
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;

const UNLIMITED = 1_000_000;

/** Headers for a server without limits: some clients reject a response without them. */
export const unlimited = (now: number): Allowance => ({
  allowed: true,
  limit: UNLIMITED,
  remaining: UNLIMITED,
  resetAt: Math.ceil(now / 1_000),
  retryAfter: 0,
});

/** The three headers that some clients require. */
export const allowanceHeaders = ({ limit, remaining, resetAt }: Allowance) => ({
  'x-ratelimit-limit': String(limit),
  'x-ratelimit-remaining': String(remaining),
  'x-ratelimit-reset': String(resetAt),
});
