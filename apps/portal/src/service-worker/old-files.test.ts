// @vitest-environment node
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { KEPT_AT } from './keepable';
import { dropOldFiles, fetchAll } from './precache';
import { answer } from './stores';

const DAY = 86_400_000;
const addressOf = (path: string) => `https://site.invalid${path}`;
const script = () => new Response('1', { headers: { 'content-type': 'text/javascript' } });

/** A cache whose entries are in the order of their last `put`, as in browsers. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  match(key: string | Request) {
    return Promise.resolve(this.entries.get(this.#addressOf(key))?.clone());
  }
  put(key: string | Request, response: Response) {
    this.entries.delete(this.#addressOf(key));
    this.entries.set(this.#addressOf(key), response);
    return Promise.resolve();
  }
  delete(key: string | Request) {
    return Promise.resolve(this.entries.delete(this.#addressOf(key)));
  }
  keys() {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  }
  has(path: string) {
    return this.entries.has(addressOf(path));
  }
  #addressOf(key: string | Request) {
    return typeof key === 'string' ? addressOf(key) : key.url;
  }
}

let cache: FakeCache;
const fetched = vi.fn(() => Promise.resolve(script()));

beforeEach(() => {
  vi.useFakeTimers({ now: 100 * DAY });
  cache = new FakeCache();
  fetched.mockClear();
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const filesOf = (version: string, count: number) =>
  Array.from({ length: count }, (_, index) => `/assets/${version}-${index}.js`);

it('a file of this version stays cached however many files of earlier versions there are', async () => {
  const shared = '/assets/shared-a1.js';
  await fetchAll([shared, ...filesOf('first', 300)]);
  await fetchAll([shared, ...filesOf('second', 300)]);
  await fetchAll([shared, ...filesOf('third', 300)]);
  const held: Promise<unknown>[] = [];
  const request = new Request(addressOf('/assets/locale/ja/about-a1.js'));
  await answer('asset', request, (work) => void held.push(work));
  await Promise.all(held);
  expect(cache.has(shared)).toBe(true);
  expect(cache.has('/assets/third-0.js')).toBe(true);
});

it('files of earlier versions are at most 600, and the oldest are removed first', async () => {
  const shared = '/assets/shared-a1.js';
  const own = [shared, ...filesOf('third', 300)];
  await fetchAll([shared, ...filesOf('first', 400)]);
  await fetchAll([shared, ...filesOf('second', 300)]);
  await fetchAll(own);
  await dropOldFiles(own, Date.now());
  expect(cache.entries.size).toBe(600 + own.length);
  expect(cache.has('/assets/first-0.js')).toBe(false);
  expect(cache.has('/assets/second-0.js')).toBe(true);
  expect(cache.has(shared)).toBe(true);
});

it('a file that the last version still listed stays for a week, however long ago it was fetched', async () => {
  const shared = '/assets/shared-a1.js';
  await fetchAll([shared]);
  vi.setSystemTime(130 * DAY);
  await fetchAll([shared]);
  expect(fetched).toHaveBeenCalledOnce();
  vi.setSystemTime(136 * DAY);
  await dropOldFiles([], Date.now());
  expect(cache.has(shared)).toBe(true);
  vi.setSystemTime(138 * DAY);
  await dropOldFiles([], Date.now());
  expect(cache.has(shared)).toBe(false);
});

it('a cached file that is no script is fetched again', async () => {
  await cache.put('/assets/a.js', new Response('<html>', { headers: { [KEPT_AT]: '1' } }));
  await fetchAll(['/assets/a.js']);
  expect(await (await cache.match('/assets/a.js'))?.text()).toBe('1');
});
