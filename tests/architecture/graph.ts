/** Circular imports between the files or folders of one workspace. */
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

/** What each node imports; a node is a file, or the folder that `nodeOf` names for it. */
function graphOf(sources: readonly Source[], nodeOf: (path: string) => string) {
  const known = new Map(sources.map((source) => [source.path, source]));
  const graph = new Map<string, Set<string>>();
  for (const source of sources) {
    const from = nodeOf(source.path);
    const targets = graph.get(from) ?? new Set();
    for (const path of neighbours(source, known)) targets.add(nodeOf(path));
    if (nodeOf(source.path) !== source.path) targets.delete(from);
    graph.set(from, targets);
  }
  return graph;
}

/** Each circle once, written as a way through the files, or through the folders that `nodeOf` names, back to the first. */
export function findCircles(
  sources: readonly Source[],
  nodeOf: (path: string) => string = (path) => path,
): string[] {
  const graph = graphOf(sources, nodeOf);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (node: string, way: readonly string[]): void => {
    const at = way.indexOf(node);
    if (at >= 0) {
      circles.push([...way.slice(at), node].join(' -> '));
      return;
    }
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...way, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return circles.map(
    (circle) => `${circle}: a circle. Move what both need into a third file that imports neither.`,
  );
}
