/**
 * What others may import is a promise. The list lies beside this file; it changes only together with a changeset that says
 * which version the change asks for, and then by `npx vitest run --project node tests/architecture/exports -u`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withElementAttributes } from './element-attributes';
import { exportedNames } from './exported-names';
import { publishedWorkspaces, sourceEntries } from './manifest';
import { withExports } from './readme-exports';
import { root } from './source';

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

describe('the README lists what is exported, and attributes of elements; -u writes the lists', () => {
  it.each(publishedWorkspaces)('%s', async (workspace) => {
    const path = `${root}${workspace}/README.md`;
    const readme = withElementAttributes(withExports(readFileSync(path, 'utf8'), workspace));
    await expect(readme).toMatchFileSnapshot(path);
  });
});
