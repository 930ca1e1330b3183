/**
 * Token buckets, one per caller and class of calls. Guests are identified by address; an IPv6 /64 counts as one, because a
 * subscriber owns all of it. All callers of an address share a ceiling, so that many accounts are not many times the limit.
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
  /** Id of a user; undefined for a guest. */
  readonly id?: string | undefined;
  readonly address: string;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** About 12 MB. */
const CALLERS_MAX = 20_000;
/** How many of the busiest callers an address may hold: a household, or a small office. */
const CALLERS_OF_ADDRESS = 3;
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

/** Calls per millisecond over a long time. */
const rateOf = (rules: readonly Rule[]) =>
  Math.min(...rules.map(({ size, refillMs }) => size / refillMs));

/** What all callers of an address may do together: some times what the busiest kind of caller may. */
function ceilingOf({ guest, user, key }: Rules[LimitClass]): readonly Rule[] {
  const busiest = [user, key].reduce((a, b) => (rateOf(b) > rateOf(a) ? b : a), guest);
  return busiest.map(({ size, refillMs }) => ({ size: size * CALLERS_OF_ADDRESS, refillMs }));
}

export function createRateLimit({ rules, now, buckets }: RateLimitOptions) {
  const local = localBuckets();
  const ceilings = new Map<LimitClass, readonly Rule[]>();
  for (const [limit, byKind] of Object.entries(rules)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the names
    ceilings.set(limit as LimitClass, ceilingOf(byKind));
  }

  /** The bucket of the caller, and that of everyone at the address. */
  const bucketsOf = (limit: LimitClass, { kind, id = '', address }: LimitedCaller) => {
    const place = callerOf(address);
    return {
      own: { key: `${limit} ${kind} ${kind === 'guest' ? place : id}`, rules: rules[limit][kind] },
      shared: { key: `${limit} address ${place}`, rules: ceilings.get(limit) ?? [] },
    };
  };

  return {
    /** Takes one token of this class, if the caller and its address each have one left. */
    take: async (limit: LimitClass, caller: LimitedCaller): Promise<Allowance> => {
      const at = now();
      const { own, shared } = bucketsOf(limit, caller);
      const kept = COUNTED_HERE.has(limit) ? local : (buckets ?? local);
      const allowance = describe(own.rules, await kept.take(own.key, own.rules, at), at);
      if (!allowance.allowed) return allowance;
      const ceiling = describe(shared.rules, await kept.take(shared.key, shared.rules, at), at);
      return ceiling.allowed ? allowance : ceiling;
    },
    /** The same for a guest's read from a snapshot, synchronously. */
    takeRead: (address: string): Allowance => {
      const at = now();
      const { own, shared } = bucketsOf('read', { kind: 'guest', address });
      const allowance = describe(own.rules, local.take(own.key, own.rules, at), at);
      if (!allowance.allowed) return allowance;
      const ceiling = describe(shared.rules, local.take(shared.key, shared.rules, at), at);
      return ceiling.allowed ? allowance : ceiling;
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
