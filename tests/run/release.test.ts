/** What a release publishes, and what stops it. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changesIn, waitingChangesets } from '../../scripts/changes.mjs';
import { publishedManifest } from '../../scripts/pack.mjs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oshimado-release-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a changelog names the changes of one version', () => {
  const changelog = '# x\n\n## 0.3.0\n\n- one\n- two\n  - inner\n\n## 0.2.0\n\n- three\n';
  expect(changesIn(changelog, '0.3.0')).toBe(2);
  expect(changesIn(changelog, '0.2.0')).toBe(1);
  expect(changesIn(changelog, '0.1.0')).toBe(0);
});

it('changesets wait until a version has them', async () => {
  expect(await waitingChangesets(folder)).toBe(0);
  const files = ['one-change.md', 'another.md', 'README.md', 'config.json'];
  await Promise.all(files.map((file) => writeFile(join(folder, file), '')));
  expect(await waitingChangesets(folder)).toBe(2);
});

it('an option that a release does not know stops it before anything is packed', () => {
  const script = fileURLToPath(new URL('../../scripts/release.mjs', import.meta.url));
  const { status, stderr, stdout } = spawnSync(process.execPath, [script, '--dri'], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('Nothing was published: --dri is not known.');
});

it('a published manifest has the changelog, and nothing that only this repository has', () => {
  const manifest = publishedManifest({
    name: 'x',
    files: ['dist'],
    scripts: { build: 'tsup' },
    devDependencies: { postcss: '1.0.0' },
    exports: {
      '.': { '@oshimado/source': './src/index.ts', default: './dist/index.js' },
      './internal/*': { '@oshimado/source': './src/*/index.ts' },
      './package.json': './package.json',
    },
  });
  expect(manifest).toEqual({
    name: 'x',
    files: ['dist', 'CHANGELOG.md'],
    exports: { '.': { default: './dist/index.js' }, './package.json': './package.json' },
  });
});
