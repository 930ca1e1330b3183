/**
 * A token bucket for every address: it holds a minute's requests, and fills as time goes. An IPv6 subscriber owns a whole
 * /64, so that counts as one address.
 */
import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

export interface RateLimitOptions {
  /** Requests a minute. */
  readonly perMinute: number;
  readonly now: () => number;
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

interface Bucket {
  tokens: number;
  at: number;
}

const ADDRESSES_MAX = 50_000;
const MINUTE_MS = 60_000;
const GROUPS_OF_64_BITS = 4;

/** What counts as one caller. */
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

export function createRateLimit({ perMinute, now }: RateLimitOptions) {
  const buckets = new LRUCache<string, Bucket>({ max: ADDRESSES_MAX });
  const perMs = perMinute / MINUTE_MS;

  const describe = (tokens: number, at: number, allowed: boolean): Allowance => ({
    allowed,
    limit: perMinute,
    remaining: Math.floor(tokens),
    resetAt: Math.ceil((at + (perMinute - tokens) / perMs) / 1_000),
    retryAfter: allowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMs / 1_000)),
  });

  return {
    /** Takes one request off the address's bucket, if there is one left. */
    take: (address: string): Allowance => {
      const caller = callerOf(address);
      const at = now();
      const bucket = buckets.get(caller) ?? { tokens: perMinute, at };
      // A clock set back must not empty a bucket.
      const passed = Math.max(0, at - bucket.at);
      const tokens = Math.min(perMinute, bucket.tokens + passed * perMs);
      const allowed = tokens >= 1;
      bucket.tokens = allowed ? tokens - 1 : tokens;
      bucket.at = at;
      buckets.set(caller, bucket);
      return describe(bucket.tokens, at, allowed);
    },
    /** The full bucket of a caller who is not counted. */
    full: (): Allowance => describe(perMinute, now(), true),
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;

/** The three headers some clients refuse an answer without. */
export const allowanceHeaders = ({ limit, remaining, resetAt }: Allowance) => ({
  'x-ratelimit-limit': String(limit),
  'x-ratelimit-remaining': String(remaining),
  'x-ratelimit-reset': String(resetAt),
});
