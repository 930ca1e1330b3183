/** The picture of the packages in docs/architecture.md is drawn from what they import. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ARROWS } from './layers';
import { readSources, root } from './source';

const PATH = `${root}docs/architecture.md`;
const BEGIN = '<!-- picture: written by vitest -u -->';
const END = '<!-- /picture -->';
const nameOf = (workspace: string) => workspace.split('/')[1] ?? workspace;

/** Mermaid's text: an arrow for each workspace that imports another. */
function draw(): string {
  const arrows = new Set<string>();
  for (const { workspace, role, imports } of readSources()) {
    if (role !== 'source' || !(workspace in ARROWS)) continue;
    for (const { specifier } of imports) {
      const [, imported] = /^@oshimado\/([\w-]+)/.exec(specifier) ?? [];
      if (imported !== undefined && imported !== nameOf(workspace))
        arrows.add(`  ${nameOf(workspace)} --> ${imported}`);
    }
  }
  return ['```mermaid', 'flowchart TD', ...[...arrows].sort(), '```'].join('\n');
}

it('the picture of the packages shows every import between them; -u draws it', async () => {
  const page = readFileSync(PATH, 'utf8');
  expect(page).toContain(BEGIN);
  const drawn = page.replace(new RegExp(`${BEGIN}.*${END}`, 's'), () =>
    [BEGIN, '', draw(), '', END].join('\n'),
  );
  await expect(drawn).toMatchFileSnapshot(PATH);
});
