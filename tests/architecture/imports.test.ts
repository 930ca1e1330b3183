import { describe, expect, it } from 'vitest';
import { findCircles } from './graph';
import { checkImports, checkManifest } from './import-rules';
import { ARROWS } from './layers';
import { readManifests } from './manifest';
import { checkImportable, checkIndex, checkPurity, checkWords } from './purity-rules';
import { readSources, type Source } from './source';

const manifests = readManifests();
const sources = readSources();
const workspaces = Object.keys(ARROWS);
const of = (...folders: string[]) =>
  sources.filter(({ workspace, role }) => folders.includes(workspace) && role === 'source');
const problems = (list: readonly Source[], check: (source: Source) => string[]) =>
  list.flatMap(check).join('\n');

describe('imports', () => {
  it('there is something to check, and every workspace is in the picture', () => {
    expect(sources.length).toBeGreaterThan(30);
    expect([...manifests.keys()].filter((key) => key !== '.').sort()).toEqual(
      [...workspaces].sort(),
    );
  });

  it('follow the arrows, by name, through exported entries, and are declared', () => {
    expect(problems(sources, (source) => checkImports(source, manifests))).toBe('');
  });

  it.each(workspaces)('the manifest of %s declares only what the arrows allow', (workspace) => {
    const manifest = manifests.get(workspace);
    expect(manifest && checkManifest(workspace, manifest)).toEqual([]);
  });

  it.each(workspaces)('files of %s do not import each other in circles', (workspace) => {
    expect(findCircles(of(workspace)).join('\n')).toBe('');
  });

  it('folders of the widgets do not import each other in circles', () => {
    const widgets = of('packages/widgets');
    const folderOf = (path: string) => path.split('/').slice(3, 5).join('/');
    expect(new Set(widgets.map(({ path }) => folderOf(path))).size).toBeGreaterThan(50);
    expect(findCircles(widgets, folderOf).join('\n')).toBe('');
  });

  it('index.ts files only re-export', () => {
    const doors = of(...workspaces).filter(({ path }) => path.endsWith('/index.ts'));
    expect(doors.length).toBeGreaterThan(2);
    expect(problems(doors, checkIndex)).toBe('');
  });
});

describe('purity', () => {
  it('machines know no clock, chance, timer, page or network of their own', () => {
    expect(problems(of('packages/machines'), checkPurity)).toBe('');
  });

  it('neither do the rules of domain', () => {
    expect(problems(of('packages/domain'), checkPurity)).toBe('');
  });

  it('widgets and ui can be imported where there is no page', () => {
    // The files below embed/ are the script a host page loads: they run in a browser or not at all.
    const drawn = of('packages/ui', 'packages/widgets').filter(
      ({ path }) => !path.includes('/src/embed/'),
    );
    expect(problems(drawn, checkImportable)).toBe('');
  });

  it('ui says nothing of videos, channels, playlists and streams', () => {
    const ui = sources.filter(
      ({ workspace, role }) =>
        workspace === 'packages/ui' && (role === 'source' || role === 'story'),
    );
    expect(problems(ui, checkWords)).toBe('');
  });
});
