/** The picture of packages and storeys in docs/architecture.md is drawn from what they import. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { ARROWS } from './layers';
import { readSources, root } from './source';

const PATH = `${root}docs/architecture.md`;
const BEGIN = '<!-- picture: written by vitest -u -->';
const END = '<!-- /picture -->';
const nameOf = (workspace: string) => workspace.split('/')[1] ?? workspace;

const STOREY = /^packages\/widgets\/src\/(base|parts|features|embed)\//;

/** The storey that a file of the widgets imports from its own package. */
function importedStorey(path: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return STOREY.exec(posix.join(posix.dirname(path), specifier, '/'))?.[1];
}

/** Mermaid's text: an arrow for each workspace that imports another, and for each storey of the widgets that does. */
function draw(): string {
  const arrows = new Set<string>();
  const storeys = new Set<string>();
  for (const { path, workspace, role, imports } of readSources()) {
    if (role !== 'source' || !(workspace in ARROWS)) continue;
    const storey = STOREY.exec(path)?.[1];
    for (const { specifier } of imports) {
      const [, imported] = /^@oshimado\/([\w-]+)/.exec(specifier) ?? [];
      if (imported !== undefined && imported !== nameOf(workspace))
        arrows.add(`  ${nameOf(workspace)} --> ${imported}`);
      const below = importedStorey(path, specifier);
      if (storey !== undefined && below !== undefined && below !== storey)
        storeys.add(`    ${storey} --> ${below}`);
    }
  }
  const house = ['  subgraph widgets', ...[...storeys].sort(), '  end'];
  return ['```mermaid', 'flowchart TD', ...house, ...[...arrows].sort(), '```'].join('\n');
}

it('the picture shows every import between packages and between storeys of the widgets; -u draws it', async () => {
  const page = readFileSync(PATH, 'utf8');
  expect(page).toContain(BEGIN);
  const drawn = page.replace(new RegExp(`${BEGIN}.*${END}`, 's'), () =>
    [BEGIN, '', draw(), '', END].join('\n'),
  );
  await expect(drawn).toMatchFileSnapshot(PATH);
});
