/** Rules about single imports. Each answers with what is wrong and which module to use instead. */
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { ADVICE, ARROWS, BROWSER, FOREIGN, WATCHERS } from './layers';
import { declaredFor, type Manifest } from './manifest';
import { root, type Import, type Source } from './source';

type Manifests = ReadonlyMap<string, Manifest>;
type Rule = (source: Source, entry: Import, manifests: Manifests) => string | undefined;

const SCOPE = '@oshimado/';
const isRelative = (specifier: string) => specifier.startsWith('.');
const isOurs = (specifier: string) => specifier.startsWith(SCOPE);
/** `@scope/name/deep` is of `@scope/name`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const inProduct = ({ workspace }: Source) => workspace in ARROWS;
/** Vite writes `virtual:` modules and query suffixes; they belong to no package. */
const isVirtual = (specifier: string) =>
  specifier.startsWith('virtual:') || specifier.startsWith('#');

const leavesPackage: Rule = (source, { specifier }) => {
  if (!inProduct(source) || !isRelative(specifier)) return undefined;
  const target = posix.join(posix.dirname(source.path), specifier);
  if (target.startsWith(`${source.workspace}/`)) return undefined;
  const watcher = WATCHERS.find((folder) => target.startsWith(`${folder}/`));
  // Build settings are shared by path: they are read before any package can be resolved.
  if (watcher === 'scripts' && source.role === 'config') return undefined;
  if (watcher) {
    return `${watcher}/ looks at everything and nothing looks at it. Move what both need into a package.`;
  }
  const name = /^packages\/([^/]+)/.exec(target)?.[1];
  return `a relative path leaves ${source.workspace}. ${
    name ? `Import ${SCOPE}${name} by its name` : 'Move what both need into a package'
  }.`;
};

const entryIsExported: Rule = (_, { specifier }, manifests) => {
  if (!isOurs(specifier)) return undefined;
  const name = packageOf(specifier);
  const manifest = [...manifests.values()].find((one) => one.name === name);
  if (!manifest) return `there is no package ${name}.`;
  const entry = `.${specifier.slice(name.length)}`;
  const entries = Object.keys(manifest.exports ?? {}).filter((key) => key !== './package.json');
  if (entries.includes(entry)) return undefined;
  return `${name} does not export "${entry}". Use one of: ${entries.map((key) => name + key.slice(1)).join(', ')}.`;
};

const followsArrows: Rule = (source, { specifier }) => {
  if (!inProduct(source) || !isOurs(specifier)) return undefined;
  const target = packageOf(specifier).slice(SCOPE.length);
  if (source.workspace === `packages/${target}`) {
    return 'a package does not import itself by name. Use a relative path to the file.';
  }
  if (ARROWS[source.workspace]?.includes(target)) return undefined;
  return `${source.workspace.split('/')[1]} -> ${target} is against the arrows. ${ADVICE[source.workspace]}`;
};

const foreignIsAllowed: Rule = (source, { specifier }) => {
  const strict = FOREIGN[source.workspace];
  if (!strict || source.role !== 'source' || isRelative(specifier) || isOurs(specifier))
    return undefined;
  if (isBuiltin(specifier) || strict.allowed.includes(packageOf(specifier))) return undefined;
  return `${source.workspace} does without ${packageOf(specifier)}. ${strict.instead}`;
};

const noNodeInBrowser: Rule = (source, { specifier }) =>
  BROWSER.has(source.workspace) && source.role === 'source' && isBuiltin(specifier)
    ? `${specifier} does not exist in a browser. Take what it gives as an argument; the server and scripts/ pass it in.`
    : undefined;

const zodStaysOnServer: Rule = (source, { specifier, typeOnly, namespace }) => {
  if (source.role !== 'source') return undefined;
  const onServer = source.workspace === 'apps/api';
  const isSchema = source.path.startsWith('packages/contract/src/schemas/');
  if (specifier === `${SCOPE}contract/schemas`) {
    return onServer
      ? undefined
      : 'the schemas bring zod into the page. Use the types and the client of @oshimado/contract.';
  }
  if (packageOf(specifier) !== 'zod') return undefined;
  if (!onServer && !isSchema && !(typeOnly && source.workspace === 'packages/contract')) {
    return 'zod is for the server. Use the types of @oshimado/contract; check foreign values with a function of @oshimado/domain.';
  }
  return namespace
    ? undefined
    : 'write `import * as z from "zod"`: the named form more than triples the bundle.';
};

/** Scripts of elements have all that they need in their files: who installs the package needs nothing of it. */
const isBundled = ({ path }: Source) => path.startsWith('packages/widgets/src/embed/');

const isDeclared: Rule = (source, { specifier }, manifests) => {
  if (isRelative(specifier) || isBuiltin(specifier) || isVirtual(specifier)) return undefined;
  const name = packageOf(specifier);
  if (inProduct(source)) {
    if (manifests.get(source.workspace)?.name === name) return undefined;
    const role = source.role === 'source' && !isBundled(source) ? 'source' : 'tool';
    const declared = declaredFor(source.workspace, role, manifests);
    if (declared.has(name) || declared.has(typesOf(name))) return undefined;
    return `${name} is not in ${source.workspace}/package.json; it is only found because npm links everything flat. Declare it there.`;
  }
  const everything = new Set(
    [...manifests.keys()].flatMap((key) => [...declaredFor(key, 'tool', manifests)]),
  );
  if (isOurs(specifier) || everything.has(name)) return undefined;
  return `${name} is in no package.json. Declare it in the one at the root.`;
};
const typesOf = (name: string) => `@types/${name.replace('@', '').replace('/', '__')}`;

const connectIsPure: Rule = (source, { specifier, typeOnly }) =>
  /\.connect\.tsx?$/.test(source.path) &&
  !typeOnly &&
  /^(react|preact|@xstate\/react)(\/|-dom|$)/.test(specifier)
    ? 'a connect function is tested without React. Return labels, flags and handlers; the component draws them.'
    : undefined;

/** Folders of the portal; each may import those after it. Files beside the folders are entries. */
const PORTAL = 'apps/portal/src/';
const PORTAL_FOLDERS: readonly string[] = ['entries', 'routes', 'shell', 'platform'];
const portalFolder = (path: string) => {
  const [folder = '', file] = path.slice(PORTAL.length).split('/');
  return file === undefined ? 'entries' : folder;
};

const portalRunsOneWay: Rule = (source, { specifier }) => {
  if (!source.path.startsWith(PORTAL) || source.role !== 'source' || !isRelative(specifier))
    return undefined;
  const from = portalFolder(source.path);
  const to = portalFolder(posix.join(posix.dirname(source.path), specifier));
  if (from === to || (from === 'service-worker' && to === 'platform')) return undefined;
  if (!PORTAL_FOLDERS.includes(from))
    return `${from} is no folder of the portal. A feature is a folder of packages/widgets; the others are ${PORTAL_FOLDERS.join(', ')}.`;
  return PORTAL_FOLDERS.indexOf(to) > PORTAL_FOLDERS.indexOf(from)
    ? undefined
    : `${from} -> ${to} is against the arrows of the portal: ${PORTAL_FOLDERS.join(' -> ')}. Give it by props or a provider, or move what both need into platform.`;
};

/** Storeys of the widgets: each may import those before it, and a feature no other feature. Files beside the storeys are entries. */
const WIDGETS = 'packages/widgets/src/';
const STOREYS: readonly string[] = ['base', 'parts', 'features', 'embed'];
const storeyOf = (path: string) => {
  const [storey = '', room = '', file] = path.slice(WIDGETS.length).split('/');
  return { storey, room: file === undefined ? '' : room };
};

const widgetsRunOneWay: Rule = (source, { specifier }) => {
  if (!source.path.startsWith(WIDGETS) || source.role !== 'source' || !isRelative(specifier))
    return undefined;
  const from = storeyOf(source.path);
  // An import of a folder reads its index.
  const to = storeyOf(`${posix.join(posix.dirname(source.path), specifier)}/index`);
  const rank = STOREYS.indexOf(from.storey);
  if (rank < 0) return undefined;
  if (from.storey === 'features' && to.storey === 'features' && from.room !== to.room)
    return `features/${from.room} -> features/${to.room}: a feature imports no other. Move what both need into parts, or let the page that shows both compose them.`;
  const target = STOREYS.indexOf(to.storey);
  return target >= 0 && target <= rank
    ? undefined
    : `${from.storey} -> ${to.storey} is against the arrows of the widgets: ${STOREYS.join(' <- ')}. Move it down, or take it as a prop.`;
};

/** A page loads the styles of every module that its styles files import. An index imports all parts of a folder, so their files would be loaded too. */
const stylesSkipIndexes: Rule = (source, { specifier, typeOnly }) => {
  if (!source.path.endsWith('.css.ts') || typeOnly || !isRelative(specifier)) return undefined;
  const target = posix.join(posix.dirname(source.path), specifier);
  return existsSync(join(root, target, 'index.ts'))
    ? 'styles of an index bring the files of all its parts. Import the styles file itself.'
    : undefined;
};

const RULES: readonly Rule[] = [
  portalRunsOneWay,
  widgetsRunOneWay,
  leavesPackage,
  entryIsExported,
  followsArrows,
  foreignIsAllowed,
  noNodeInBrowser,
  zodStaysOnServer,
  isDeclared,
  connectIsPure,
  stylesSkipIndexes,
];

/** One line per broken rule: where, what, and what to use instead. */
export function checkImports(source: Source, manifests: Manifests): string[] {
  return source.imports.flatMap((entry) =>
    RULES.flatMap((rule) => {
      const problem = rule(source, entry, manifests);
      return problem === undefined
        ? []
        : [`${source.path}:${entry.line} imports "${entry.specifier}": ${problem}`];
    }),
  );
}

/** The same rules for the manifests: a dependency that must not be imported should not be declared. */
export function checkManifest(workspace: string, manifest: Manifest): string[] {
  const names = Object.keys({
    ...manifest.dependencies,
    ...manifest.peerDependencies,
    ...manifest.devDependencies,
  });
  return names
    .filter((name) => isOurs(name) && !ARROWS[workspace]?.includes(name.slice(SCOPE.length)))
    .map(
      (name) =>
        `${workspace}/package.json declares ${name}: against the arrows. ${ADVICE[workspace]}`,
    );
}
