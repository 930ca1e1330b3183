/**
 * What others may import is a promise. The list lies beside this file; it changes only together with a changeset that says
 * which version the change asks for, and then by `npx vitest run --project node tests/architecture/exports -u`.
 */
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportedNames } from './exported-names';
import { publishedWorkspaces, readManifest } from './manifest';

const SOURCE = '@oshimado/source';

const entries = publishedWorkspaces.flatMap((workspace) => {
  const { name, exports = {} } = readManifest(workspace);
  return Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'string' || target[SOURCE] === undefined
      ? []
      : [{ address: posix.join(name, entry), path: posix.join(workspace, target[SOURCE]) }],
  );
});

describe('exports change only with a version decision: write a changeset, then update this list', () => {
  it.each(entries)('$address', async ({ address, path }) => {
    const list = `${exportedNames(path).join('\n')}\n`;
    const file = address.replace('@oshimado/', '').replaceAll('/', '.');
    await expect(list).toMatchFileSnapshot(`exports/${file}.txt`);
  });

  it('lists what is exported by name, by star and through folders', () => {
    expect(exportedNames('packages/contract/src/index.ts')).toEqual(
      expect.arrayContaining(['createClient', 'Client', 'Video', 'PageRenderer', 'decodeQuery']),
    );
    expect(exportedNames('packages/contract/src/schemas/index')).toContain('liveQuery');
  });
});
