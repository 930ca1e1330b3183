// What a release is made of: a bill of materials (CycloneDX) of everything that the server and the pages need, which npm makes of
// the installed packages, and the licences of all of it with their texts. Written into `release/` by `npm run release:dry`.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from './lib.mjs';

/**
 * @typedef {{ name: string, version: string, hashes?: unknown, properties?: { name: string, value: string }[],
 *   licenses?: { expression?: string, license?: { id?: string, name?: string } }[] }} Component
 * @typedef {{ components: Component[] }} Bill
 */

const keyOf = ({ name, version }) => `${name}@${version}`;

/** Where Node finds a package for a file in the folder: in `node_modules` there, or in a folder around it. */
function placeOf(packages, folder, name) {
  for (let at = folder; ; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0))) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (at === '') return undefined;
  }
}

/** Names and versions of what the workspaces need when they run. The dependencies of the root are what a build needs. */
async function neededPackages() {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const places = Object.keys(packages).filter((one) => one && !one.includes('node_modules/'));
  const seen = new Set(places);
  for (const place of seen) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[place];
    for (const name of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      const found = placeOf(packages, place, name);
      if (found && !packages[found].link) seen.add(found);
    }
  }
  const needed = [...seen]
    .filter((place) => place.includes('node_modules/'))
    .map((place) => ({
      name: packages[place].name ?? place.split('node_modules/').at(-1),
      version: packages[place].version,
    }));
  return new Set(needed.map(keyOf));
}

/**
 * Rejects if the installed packages are not those of the lock file.
 * @returns {Promise<Bill>}
 */
export async function billOfMaterials() {
  // `--omit dev` leaves out whatever is a development dependency of any workspace, although another one needs it.
  const { code, output } = await run(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--loglevel', 'silent'],
    { quiet: true },
  );
  if (code !== 0)
    throw new Error(`npm sbom failed, perhaps because npm ci was not run:\n${output}`);
  const bill = JSON.parse(output);
  const needed = await neededPackages();
  const isOwn = ({ purl }) =>
    purl.startsWith('pkg:npm/%40oshimado/') || purl.startsWith('pkg:npm/oshimado@');
  const components = bill.components.filter((one) => isOwn(one) || needed.has(keyOf(one)));
  const refs = new Set([bill.metadata.component, ...components].map((one) => one['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  return { ...bill, components, dependencies };
}

/** @param {Component} component */
const licenceOf = ({ licenses = [] }) =>
  licenses
    .map(({ license, expression }) => expression ?? license?.id ?? license?.name)
    .join(' AND ');

/**
 * Packages of others with the SPDX names of their licences; an empty name where a package tells none.
 * @param {Bill} bill
 */
export const licencesOf = ({ components }) =>
  components
    // Our own workspaces come from no registry.
    .filter(({ hashes }) => hashes !== undefined)
    .map((component) => ({
      name: component.name,
      version: component.version,
      licence: licenceOf(component),
      path: component.properties?.find(({ name }) => name === 'cdx:npm:package:path')?.value,
    }));

/** The part of a readme about licences. */
const licensingOf = (readme) => /^## Licens(?:e|es|ing)\b[^]*?(?=^## |(?![^]))/im.exec(readme)?.[0];

/** The texts that a package carries with it, as most licences ask for. Binaries tell in their readme what they are made of. */
async function textsOf({ name, licence, path = `node_modules/${name}` }) {
  const folder = join(root, path);
  const read = (file) => readFile(join(folder, file), 'utf8').catch(() => '');
  const files = (await readdir(folder)).filter((file) =>
    /^(licen[cs]e|notice|copying)/i.test(file),
  );
  const texts = await Promise.all(files.map(read));
  if (!licence.includes('LGPL')) return texts;
  return [...texts, licensingOf(await read('README.md')) ?? ''];
}

const LINE = `\n${'-'.repeat(80)}\n\n`;

/** Writes the bill, and the licences of what is in it. */
export async function writeBill(bill, folder) {
  const all = licencesOf(bill).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const parts = await Promise.all(
    all.map(async (one) => {
      const texts = (await textsOf(one)).map((text) => `\n${text.trim()}\n`);
      return `${one.name} ${one.version}\n${one.licence}\n${texts.join('')}`;
    }),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, undefined, 2)}\n`);
  await writeFile(join(folder, 'licences.txt'), parts.join(LINE));
  return { packages: all.length };
}
