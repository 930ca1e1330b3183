/**
 * Leaves out of a build what TanStack Query needs for writing and for endless lists: its client makes a cache of mutations and
 * its queries know endless ones, so that no bundler can tell that a page which only reads a board uses neither. The files are
 * counted, so that a version that is cut differently fails the build. No option of `QueryClient` leaves them out: with both, what
 * draws an element weighs 1,250 to 1,400 bytes more in brotli, up to 3.9 % (decision 82).
 */
import type { Plugin } from 'vite';

const PLACE = /\/@tanstack\/query-core\/build\/modern\/(mutationCache|infiniteQueryBehavior)\.js$/;

const SHORT: Readonly<Record<string, string>> = {
  mutationCache: `export class MutationCache {
    findAll() { return []; }
    clear() {}
    resumePausedMutations() { return Promise.resolve(); }
  }`,
  infiniteQueryBehavior: `const unknown = () => { throw new Error('Endless lists are not part of this build.'); };
  export { unknown as infiniteQueryBehavior, unknown as hasNextPage, unknown as hasPreviousPage };`,
};

/** The plugin; for builds whose pages have neither mutations nor infinite queries. */
export function readingQueries(): Plugin {
  const left = new Set<string>();
  return {
    name: 'reading-queries',
    apply: 'build',
    load(id) {
      const name = PLACE.exec(id)?.[1];
      if (name === undefined) return null;
      left.add(name);
      return SHORT[name];
    },
    buildEnd(error) {
      const missing = Object.keys(SHORT).filter((name) => !left.has(name));
      if (!error && missing.length > 0)
        this.error(
          `@tanstack/query-core has no ${missing.join(' and no ')} any more; look what has changed.`,
        );
    },
  };
}
