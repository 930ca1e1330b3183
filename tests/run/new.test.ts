/** What `npm run new` writes. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { guideSchema } from '../../.storybook/guide';
import { widgetFiles } from '../../scripts/new.mjs';
import { checkImports } from '../architecture/import-rules';
import { readManifests } from '../architecture/manifest';
import { parse, root } from '../architecture/source';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oshimado-new-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a new widget has a component, its styles, a story, its guide, a test and an index', () => {
  expect(Object.keys(widgetFiles('related-videos'))).toEqual([
    'RelatedVideos.tsx',
    'RelatedVideos.css.ts',
    'RelatedVideos.stories.tsx',
    'RelatedVideos.guide.json',
    'RelatedVideos.test.tsx',
    'index.ts',
  ]);
});

it('the files of a new widget are formatted as all others are', () => {
  for (const [file, text] of Object.entries(widgetFiles('a-sample-of-one')))
    writeFileSync(join(folder, file), text);
  const tool = join(root, 'node_modules/oxfmt/bin/oxfmt');
  const options = ['-c', join(root, '.oxfmtrc.json'), '--list-different', folder];
  const { stdout, status } = spawnSync(process.execPath, [tool, ...options], { encoding: 'utf8' });
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
});

it('the guide of a new widget is whole', () => {
  const guide: unknown = JSON.parse(widgetFiles('sample')['Sample.guide.json'] ?? '');
  expect(guideSchema.safeParse(guide).success).toBe(true);
});

it('the files of a new widget import what a feature may', () => {
  const manifests = readManifests();
  const found = Object.entries(widgetFiles('sample'))
    .filter(([file]) => !file.endsWith('.json'))
    .flatMap(([file, text]) =>
      checkImports(parse(`packages/widgets/src/features/sample/${file}`, text), manifests),
    );
  expect(found).toEqual([]);
});
