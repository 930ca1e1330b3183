/** The package.json files, as far as the rules read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from './source';

type Versions = Readonly<Record<string, string>>;

export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly type?: string;
  readonly description?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly files?: readonly string[];
  readonly customElements?: string;
  readonly 'web-types'?: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly devDependencies?: Versions;
}

type Exports = NonNullable<Manifest['exports']>;

/** Folders of the source that have an index, at any depth. */
const foldersWithIndex = (workspace: string): string[] =>
  readdirSync(`${root}${workspace}/src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/index.ts'))
    .map((path) => posix.dirname(path))
    .sort();

/** Replaces an entry with `*` by one entry for each folder of the source that has an index. */
function withEachPart(workspace: string, exports: Exports): Exports {
  const entries = Object.entries(exports).flatMap(([entry, target]) => {
    if (typeof target === 'string' || !entry.includes('*')) return [[entry, target] as const];
    return foldersWithIndex(workspace).map((folder) => {
      const paths = Object.entries(target).map(([condition, path]) => [
        condition,
        path.replaceAll('*', folder),
      ]);
      return [entry.replace('*', folder), Object.fromEntries(paths)] as const;
    });
  });
  return Object.fromEntries(entries);
}

function readManifest(workspace: string): Manifest {
  const path = `${root}${workspace}/package.json`;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  return manifest.exports
    ? { ...manifest, exports: withEachPart(workspace, manifest.exports) }
    : manifest;
}

/** The published entries that lead to a module: what a user writes, and its source from the root of the repository. */
export function sourceEntries(workspace: string) {
  const { name, exports = {} } = readManifest(workspace);
  return Object.entries(exports).flatMap(([entry, target]) => {
    // Without a built file an entry is for this repository alone.
    const isPublished = typeof target !== 'string' && target.default !== undefined;
    const source = isPublished ? target['@oshimado/source'] : undefined;
    if (source === undefined) return [];
    return [{ entry, address: posix.join(name, entry), path: posix.join(workspace, source) }];
  });
}

const workspacesIn = (folder: string): string[] =>
  readdirSync(root + folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);

export const publishedWorkspaces: readonly string[] = workspacesIn('packages').sort();

/** Manifests by workspace, the root's under `.`. */
export const readManifests = (): ReadonlyMap<string, Manifest> =>
  new Map(
    ['.', ...publishedWorkspaces, ...workspacesIn('apps')].map((workspace) => [
      workspace,
      readManifest(workspace),
    ]),
  );

/** Dependencies that a file of this role may use at run time or while it is tested and built. */
export function declaredFor(
  workspace: string,
  role: 'source' | 'tool',
  manifests: ReadonlyMap<string, Manifest>,
): ReadonlySet<string> {
  const own = manifests.get(workspace);
  const names = [own?.dependencies, own?.peerDependencies];
  // An app is built into one file, so what it only needs for building is as good as a dependency.
  if (role === 'tool' || own?.private === true) names.push(own?.devDependencies);
  const all = manifests.get('.');
  if (role === 'tool') names.push(all?.dependencies, all?.devDependencies);
  return new Set(names.flatMap((versions) => Object.keys(versions ?? {})));
}
