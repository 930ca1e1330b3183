/** Circular imports between the files of one workspace. */
import { posix } from 'node:path';
import type { Source } from './source';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Paths of files that a file imports from its own workspace. Types cost nothing at run time but tie files together too. */
function neighbours(source: Source, known: ReadonlyMap<string, Source>): string[] {
  return source.imports
    .filter(({ specifier }) => specifier.startsWith('.'))
    .flatMap(({ specifier }) => {
      const base = posix.join(posix.dirname(source.path), specifier);
      const path = ENDINGS.map((ending) => base + ending).find((one) => known.has(one));
      return path === undefined ? [] : [path];
    });
}

/** Each circle once, written as a way through the files back to the first. */
export function findCircles(sources: readonly Source[]): string[] {
  const known = new Map(sources.map((source) => [source.path, source]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    const at = way.indexOf(path);
    if (at >= 0) {
      circles.push([...way.slice(at), path].join(' -> '));
      return;
    }
    const source = known.get(path);
    if (done.has(path) || !source) return;
    for (const next of neighbours(source, known)) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of known.keys()) visit(path, []);
  return circles.map(
    (circle) => `${circle}: a circle. Move what both need into a third file that imports neither.`,
  );
}
