/** Runtime caches except that of pages: what is cached, for how long, and how many entries. */
import { CACHE_PREFIX } from '../platform/worker-contract';
import { ageOf, keptForm } from './keepable';
import type { Strategy } from './routing';

type StoredStrategy = Exclude<Strategy, 'network' | 'page'>;

const HOUR = 3_600_000;

interface Store {
  readonly name: string;
  /** Older entries are fetched again; the cached one is used if that fails. */
  readonly maxAgeMs: number;
  /** More than these are never kept; the longest unused go first. */
  readonly maxEntries: number;
}

/**
 * 300 pictures of 100 KiB at most, assets (those of this version are never removed, and those of earlier ones by precache.ts) and a
 * few lists: below 50 MB.
 */
export const stores: Readonly<Record<StoredStrategy, Store>> = {
  asset: {
    name: `${CACHE_PREFIX}assets`,
    maxAgeMs: Number.POSITIVE_INFINITY,
    maxEntries: Number.POSITIVE_INFINITY,
  },
  picture: { name: `${CACHE_PREFIX}pictures`, maxAgeMs: 24 * HOUR, maxEntries: 300 },
  list: { name: `${CACHE_PREFIX}lists`, maxAgeMs: 3 * HOUR, maxEntries: 8 },
};

/** The same response may arrive with different encodings, so `Vary` is ignored. */
export const ANY_VARIANT: CacheQueryOptions = { ignoreVary: true };

const pathOf = (request: Request) => new URL(request.url).pathname;

/** Removes the least recently used entries: a cache lists its entries in insertion order. */
async function prune(cache: Cache, maxEntries: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - maxEntries)).map((key) => cache.delete(key)),
  );
}

/** Caches a response if allowed; on a full disk only pictures are lost. */
async function keep(
  strategy: StoredStrategy,
  request: Request,
  response: Response,
): Promise<boolean> {
  const { name, maxEntries } = stores[strategy];
  try {
    const kept = await keptForm(strategy, pathOf(request), response, Date.now());
    if (!kept) return false;
    const cache = await caches.open(name);
    await cache.put(request, kept);
    await prune(cache, maxEntries);
    return true;
  } catch (error) {
    // The body is incomplete or the disk is full: the response was already returned.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      await caches.delete(stores.picture.name).catch(() => false);
    }
    return false;
  }
}

type WaitUntil = (work: Promise<unknown>) => void;

async function fromNetwork(
  strategy: StoredStrategy,
  request: Request,
  waitUntil: WaitUntil,
): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) waitUntil(keep(strategy, request, response.clone()));
  return response;
}

/** Addresses used since the worker started; the first use moves an entry to the end, so that it is removed last. */
const used = new Set<string>();
async function touch(cache: Cache, request: Request, kept: Response): Promise<void> {
  if (used.has(request.url)) return;
  used.add(request.url);
  await cache.put(request, kept);
}

/** Cache first while the entry is fresh, then the network, then the expired entry. */
async function cacheFirst(
  strategy: StoredStrategy,
  request: Request,
  waitUntil: WaitUntil,
): Promise<Response> {
  const { name, maxAgeMs } = stores[strategy];
  const cache = await caches.open(name);
  const kept = await cache.match(request, ANY_VARIANT);
  if (kept && ageOf(kept, Date.now()) < maxAgeMs) {
    // If the time of use could not be saved, the entry only expires a little earlier.
    if (strategy === 'picture')
      waitUntil(touch(cache, request, kept.clone()).catch(() => undefined));
    return kept;
  }
  if (!kept) return fromNetwork(strategy, request, waitUntil);
  return fromNetwork(strategy, request, waitUntil).then(
    (response) => (response.ok ? response : kept),
    () => kept,
  );
}

/** Stale while revalidate; an expired entry is only returned if the network fails. */
async function keptWhileRenewed(request: Request, waitUntil: WaitUntil): Promise<Response> {
  const { name, maxAgeMs } = stores.list;
  const kept = await (await caches.open(name)).match(request, ANY_VARIANT);
  const fresh = fromNetwork('list', request, waitUntil);
  if (!kept) return fresh;
  if (ageOf(kept, Date.now()) < maxAgeMs) {
    // The cached response was returned; the next request asks the server again.
    waitUntil(fresh.catch(() => undefined));
    return kept;
  }
  return fresh.then(
    (response) => (response.ok ? response : kept),
    () => kept,
  );
}

export const answer = (
  strategy: StoredStrategy,
  request: Request,
  waitUntil: WaitUntil,
): Promise<Response> =>
  strategy === 'list'
    ? keptWhileRenewed(request, waitUntil)
    : cacheFirst(strategy, request, waitUntil);
