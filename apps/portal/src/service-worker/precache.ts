/** Precaches the files of this version before it is activated, so that all pages work offline. */
import { baseLanguage } from '@oshimado/locales';
import { ageOf, keptForm } from './keepable';
import { ANY_VARIANT, stores } from './stores';

/** Files of this version, as listed by the build. */
export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

const AT_ONCE = 6;
const DAY = 86_400_000;
/** Pages of an older version may be open, with work in them: its files stay for a week after the last version that lists them. */
const OLD_FILES_MS = 7 * DAY;
/** About two versions with the sentences of two languages, 3 MB each. */
const MAX_OLD_FILES = 600;

export const pathsOf = (entries: readonly PrecacheEntry[]): readonly string[] =>
  entries.map(({ url }) => new URL(url, 'http://site.invalid/').pathname);

const SENTENCES = '/assets/locale/';

/** What every device installs: all files but the sentences. */
export const commonPaths = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !path.startsWith(SENTENCES));

/** The sentences of one language: its folder and that of its base, or English with a file of differences. */
export function sentencePaths(paths: readonly string[], language: string): readonly string[] {
  const folders = [language, baseLanguage(language) ?? language].map(
    (name) => `${SENTENCES}${name}/`,
  );
  const own = paths.filter((path) => folders.some((folder) => path.startsWith(folder)));
  if (own.length > 0) return own;
  const isOverlay = (path: string) => path.startsWith(`${SENTENCES}overlays/${language}-`);
  return paths.filter((path) => path.startsWith(`${SENTENCES}en/`) || isOverlay(path));
}

/** A cache name derived from the list of files. */
export function versionOf(paths: readonly string[]): string {
  let hash = 5381;
  for (const character of paths.toSorted().join('\n')) {
    hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash.toString(36);
}

/**
 * Downloads a file. Where the cache has it, only its date is renewed: a file expires a week after the last version that lists it, and not
 * after its download.
 */
async function fetchInto(cache: Cache, path: string): Promise<void> {
  const cached = await cache.match(path, ANY_VARIANT);
  const renewed = cached && (await keptForm('asset', path, cached, Date.now()));
  if (renewed) return cache.put(path, renewed);
  const response = await fetch(path);
  const kept = await keptForm('asset', path, response, Date.now());
  if (!kept) throw new Error(`${path} answered ${response.status} and is not what it should be`);
  await cache.put(path, kept);
}

/** Rejects if one of them fails to load: the old version stays, and the next update check retries. */
export async function fetchAll(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(stores.asset.name);
  const left = [...paths];
  const lane = async (): Promise<void> => {
    const path = left.shift();
    if (path === undefined) return;
    await fetchInto(cache, path);
    await lane();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Removes files of earlier versions, oldest first: a cache lists its entries in the order of their dates. */
export async function dropOldFiles(paths: readonly string[], now: number): Promise<void> {
  const cache = await caches.open(stores.asset.name);
  const own = new Set(paths);
  const keys = await cache.keys();
  const old = keys.filter(({ url }) => !own.has(new URL(url).pathname));
  await Promise.all(
    old.map(async (key, index) => {
      const kept = await cache.match(key, ANY_VARIANT);
      const isExpired = kept && ageOf(kept, now) > OLD_FILES_MS;
      if (isExpired || index < old.length - MAX_OLD_FILES) await cache.delete(key);
    }),
  );
}
