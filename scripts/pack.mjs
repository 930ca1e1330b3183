// Packs a package as npm would publish it, without what only this repository has: the entries and conditions that lead to sources,
// scripts, and the libraries of its build. npm itself has no way to publish another manifest than the one in the folder.
import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './lib.mjs';

export const PACKAGES = ['contract', 'domain', 'machines', 'ui', 'locales', 'widgets', 'elements'];
const SOURCE = '@oshimado/source';

/** The manifest as it is published. npm itself adds the README and the licence, and no changelog. */
export function publishedManifest({ scripts: _scripts, devDependencies: _dev, ...manifest }) {
  const exports = Object.entries(manifest.exports).flatMap(([entry, target]) => {
    if (typeof target === 'string') return [[entry, target]];
    const { [SOURCE]: _source, ...published } = target;
    return Object.keys(published).length > 0 ? [[entry, published]] : [];
  });
  const files = [...manifest.files, 'CHANGELOG.md'];
  return { ...manifest, files, exports: Object.fromEntries(exports) };
}

/** Writes the package and its file for npm into a folder; returns the path of that file. */
export async function pack(name, folder) {
  const from = join(root, 'packages', name);
  const into = join(folder, 'packs', name);
  const inside = join(into, 'package');
  await mkdir(inside, { recursive: true });
  const manifest = JSON.parse(await readFile(join(from, 'package.json'), 'utf8'));
  const published = publishedManifest(manifest);
  const files = ['README.md', 'LICENSE', ...published.files];
  const present = files.filter((file) => existsSync(join(from, file)));
  await Promise.all(
    present.map((file) => cp(join(from, file), join(inside, file), { recursive: true })),
  );
  const text = `${JSON.stringify(published, null, 2)}\n`;
  await writeFile(join(inside, 'package.json'), text);
  const options = ['--pack-destination', into];
  const { code, output } = await run('npm', ['pack', ...options], { quiet: true, cwd: inside });
  const file = (await readdir(into)).find((one) => one.endsWith('.tgz'));
  if (code !== 0 || file === undefined) throw new Error(output);
  return join(into, file);
}
