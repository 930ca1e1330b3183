/** What every package and every file of the repository has in common. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publishedWorkspaces, readManifests } from './manifest';
import { checkTexts } from './purity-rules';
import { withoutLists } from './readme-exports';
import { readSources, root } from './source';

const manifests = readManifests();
const sources = readSources();
const read = (path: string) => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : '');
const linesOf = (text: string) => text.trimEnd().split('\n').length;

describe.each(publishedWorkspaces)('%s', (workspace) => {
  const manifest = manifests.get(workspace);
  const entries = Object.entries(manifest?.exports ?? {});

  it('a package has a README of 30 to 90 lines beside its lists that begins with a title and says how to import it', () => {
    const text = withoutLists(read(`${workspace}/README.md`));
    expect(text).toMatch(/^# \S/);
    expect(text).toContain(manifest?.name);
    expect(linesOf(text)).toBeGreaterThanOrEqual(30);
    expect(linesOf(text)).toBeLessThanOrEqual(90);
  });

  it('a package is MIT and carries the licence with it', () => {
    expect(manifest?.license).toBe('MIT');
    expect(read(`${workspace}/LICENSE`)).toBe(read('LICENSE'));
    expect(read('LICENSE')).toContain('MIT License');
  });

  it('a package is ESM, says what it is for and publishes only what it built', () => {
    expect(manifest).toMatchObject({ type: 'module', description: expect.stringMatching(/\.$/) });
    expect(manifest?.files).toContain('dist');
    expect(manifest?.files).not.toContain('src');
  });

  it('a package says which of its files do something when imported', () => {
    const { sideEffects } = manifest ?? {};
    const hasStyles = sources.some(
      (one) => one.workspace === workspace && one.path.endsWith('.css.ts'),
    );
    const required = hasStyles ? ['**/*.css', '**/*.css.ts'] : [];
    expect(sideEffects === false ? [] : sideEffects).toEqual(expect.arrayContaining(required));
    expect(Array.isArray(sideEffects) || sideEffects === false).toBe(true);
  });

  it('a package has an entry for the whole, or one for each of many parts, and one for its manifest', () => {
    const names = entries.map(([entry]) => entry);
    expect(names).toContain('./package.json');
    expect(names.includes('.') || names.length > 20).toBe(true);
  });

  it('a package has plain files only for styles and the manifest', () => {
    const plain = entries.flatMap(([entry, target]) => (typeof target === 'string' ? [entry] : []));
    expect(plain.filter((entry) => !/\.(css|json)$/.test(entry))).toEqual([]);
  });

  it('the source map leads every entry to its source in this repository, and to types and code elsewhere', () => {
    const wrong = entries.filter(([, target]) => {
      if (typeof target === 'string') return false;
      // For this repository alone: it is not built.
      if (Object.keys(target).join() === '@oshimado/source') return false;
      // Svelte's tools find by its condition that a package has components to compile.
      const { svelte: _svelte, ...usual } = target;
      const { '@oshimado/source': source = '', types = '', default: code = '', ...more } = usual;
      const order = Object.keys(usual).join();
      return !(
        order === '@oshimado/source,types,default' &&
        existsSync(`${root}${workspace}/${source}`) &&
        /^\.\/dist\/.*\.d\.ts$/.test(types) &&
        /^\.\/dist\/.*\.js$/.test(code) &&
        Object.keys(more).length === 0
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('dependencies', () => {
  it('dependencies have one version in the whole repository', () => {
    const versions = new Map<string, Set<string>>();
    for (const { dependencies, devDependencies } of manifests.values()) {
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
      }
    }
    const torn = [...versions].filter(([, found]) => found.size > 1);
    expect(torn.map(([name, found]) => `${name}: ${[...found].join(' and ')}`)).toEqual([]);
  });
});

describe('files', () => {
  it('hold no sentence that a viewer reads: those are in packages/locales', () => {
    const shown = ['packages/ui', 'packages/widgets', 'apps/portal'];
    const drawn = sources.filter(
      ({ workspace, role }) => shown.includes(workspace) && role === 'source',
    );
    expect(drawn.flatMap(checkTexts).join('\n')).toBe('');
  });
});
