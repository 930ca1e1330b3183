/** The files of each page, as the two halves of the pages' records import them: `src/routes/pages.ts` and `server-pages.ts`. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor, type Plugin, type Rolldown } from 'vite';

const HALVES = ['pages.ts', 'server-pages.ts'].map((name) =>
  fileURLToPath(new URL(`src/routes/${name}`, import.meta.url)),
);

/** What the entries of a table with paths as its keys import later, or list by its name: path and specifier. */
function importsByPage(file: string, code: string): readonly (readonly [string, string])[] {
  const found: [string, string][] = [];
  const sources = new Map<string, string>();
  let page = '';
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      for (const { local } of specifiers) sources.set(local.name, source.value);
    },
    Property({ key, value }) {
      if (key.type === 'Literal' && String(key.value).startsWith('/')) page = String(key.value);
      if (value.type !== 'ArrayExpression') return;
      for (const element of value.elements)
        if (element?.type === 'Identifier') found.push([page, sources.get(element.name) ?? '']);
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal') found.push([page, String(source.value)]);
    },
  }).visit(parseSync(file, code).program);
  return found;
}

/** The files that are loaded beside the program, apart from those that every page loads. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set(chunks.flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : [])));
  const found: string[] = [];
  const add = ({ fileName, imports }: Rolldown.OutputChunk) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    found.push(`/${fileName}`);
    for (const name of imports) {
      const chunk = byName.get(name);
      if (chunk) add(chunk);
    }
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`${module} is named as a part of a page, and is in no file.`);
    add(chunk);
  }
  return found;
}

export interface PageFiles {
  /** Finds the modules of all pages. */
  readonly plugin: Plugin;
  /** The name of a file for the parts of a page that are loaded with it, if they are several. */
  readonly together: (module: string) => string | null;
  /** The files of each page, once they are written. */
  readonly in: (bundle: Rolldown.OutputBundle) => Readonly<Record<string, readonly string[]>>;
}

export function pageFiles(): PageFiles {
  const modules = new Map<string, readonly string[]>();
  const add = (page: string, ids: readonly string[]) =>
    modules.set(page, [...(modules.get(page) ?? []), ...ids]);
  return {
    plugin: {
      name: 'page-files',
      apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      async buildEnd(error) {
        if (error) return;
        for (const file of HALVES) {
          const imports = importsByPage(file, await readFile(file, 'utf8'));
          if (imports.length === 0) this.error(`${file}: no page in it imports a module.`);
          for (const [page, specifier] of imports) {
            const id = (await this.resolve(specifier, file))?.id ?? '';
            const info = this.getModuleInfo(id);
            if (!info) this.error(`${file}: ${page} names ${specifier}, which no page imports.`);
            // The entry of a package is in the first file: what it loads comes later.
            const isPackage = !specifier.startsWith('.');
            const behind = info.importedIds.flatMap(
              (one) => this.getModuleInfo(one)?.dynamicallyImportedIds ?? [],
            );
            add(page, isPackage ? behind : [id]);
          }
        }
      },
    },
    together: (module) => {
      for (const [page, [, ...parts]] of modules)
        if (parts.length > 1 && parts.includes(module)) return `with-${page.split('/')[1]}`;
      return null;
    },
    in: (bundle) =>
      Object.fromEntries([...modules].map(([page, ids]) => [page, filesOf(bundle, ids)])),
  };
}
