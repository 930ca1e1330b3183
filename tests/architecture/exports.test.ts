/**
 * What others may import is a promise. The list lies beside this file; it changes only together with a changeset that says
 * which version the change asks for, and then by `npx vitest run --project node tests/architecture/exports -u`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { declarationsOf, isDocumented, undocumentedExports } from './documented-exports';
import { withElementAttributes } from './element-attributes';
import { exportedNames } from './exported-names';
import { publishedWorkspaces, sourceEntries } from './manifest';
import { withExports } from './readme-exports';
import { parse, root } from './source';

const entries = publishedWorkspaces.flatMap(sourceEntries);
const listOf = (address: string) => `${address.replace('@oshimado/', '').replaceAll('/', '.')}.txt`;

describe('exports change only with a version decision: write a changeset, then update this list', () => {
  it.each(entries)('$address', async ({ address, path }) => {
    const list = `${exportedNames(path).join('\n')}\n`;
    await expect(list).toMatchFileSnapshot(`exports/${listOf(address)}`);
  });

  it('have no list that belongs to an entry of the past: delete it', () => {
    const lists = readdirSync(new URL('exports', import.meta.url));
    expect(lists.sort()).toEqual(entries.map(({ address }) => listOf(address)).sort());
  });

  it('lists what is exported by name, by star and through folders', () => {
    expect(exportedNames('packages/contract/src/index.ts')).toEqual(
      expect.arrayContaining(['createClient', 'Client', 'Video', 'PageRenderer', 'decodeQuery']),
    );
    expect(exportedNames('packages/contract/src/schemas/index')).toContain('liveQuery');
  });
});

describe('an exported name has a docstring where it is declared: what it is, its unit, its default, its errors', () => {
  it.each(entries)('$address', ({ path }) => {
    expect(undocumentedExports(path)).toEqual([]);
  });

  it('counts a docstring right above the declaration', () => {
    const isFirstDocumented = (text: string) => {
      const { tree } = parse('sample.ts', text);
      return tree.statements.slice(0, 1).map((statement) => isDocumented({ tree, statement }));
    };
    expect(isFirstDocumented('/** A. */\nexport const a = 1;')).toEqual([true]);
    expect(isFirstDocumented('/** File. */\n\n/** A. */\nexport type A = 1;')).toEqual([true]);
    expect(isFirstDocumented('/** File. */\n\nexport interface A {}')).toEqual([false]);
    expect(isFirstDocumented('// A.\nexport function a() {}')).toEqual([false]);
    expect(isFirstDocumented('export const a = 1; /** A. */')).toEqual([false]);
  });

  it('follows a name through folders, stars and second names to its declaration', () => {
    const fileOf = (path: string, name: string) => {
      const found = declarationsOf(path, name);
      return found === 'library' ? found : found.map(({ file }) => file);
    };
    expect(fileOf('packages/domain/src/index.ts', 'chatParts')).toEqual([
      'packages/domain/src/chat/chat-parts.ts',
    ]);
    expect(fileOf('packages/machines/src/index.ts', 'playerMachine')).toEqual([
      'packages/machines/src/player/player.machine.ts',
    ]);
    expect(fileOf('packages/ui/src/icon/index.ts', 'BackIcon')).toBe('library');
    expect(fileOf('packages/ui/src/icon/index.ts', 'NoIcon')).toEqual([]);
  });
});

describe('the README lists what is exported, and attributes of elements; -u writes the lists', () => {
  it.each(publishedWorkspaces)('%s', async (workspace) => {
    const path = `${root}${workspace}/README.md`;
    const readme = withElementAttributes(withExports(readFileSync(path, 'utf8'), workspace));
    await expect(readme).toMatchFileSnapshot(path);
  });
});
