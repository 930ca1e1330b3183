// Publishes the packages in the order of their dependencies: `npm run release:dry` prints what would go out, `npm run release`
// publishes it, with provenance where the runner can prove who built it. A version that the registry has is left out, so that a release
// that stopped half way goes on where it stopped.
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { billOfMaterials, writeBill } from './bill.mjs';
import { changesIn, waitingChangesets } from './changes.mjs';
import { giveUp, root, run } from './lib.mjs';
import { PACKAGES, pack } from './pack.mjs';

const options = process.argv.slice(2);
const isDry = options.includes('--dry');
// What was meant is not guessed: a release cannot be taken back.
const unknown = options.filter((option) => option !== '--dry');
if (unknown.length > 0)
  giveUp(`Nothing was published: ${unknown.join(' ')} is not known. The only option is --dry.`);
const canProve = process.env.ACTIONS_ID_TOKEN_REQUEST_URL !== undefined;

const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

async function isPublished(name, version) {
  const { code, output } = await run('npm', ['view', `${name}@${version}`, 'version', '--json'], {
    quiet: true,
  });
  if (code === 0) return output.includes(version);
  if (output.includes('E404')) return false;
  throw new Error(`npm view ${name}@${version}:\n${output}`);
}

async function release(name, folder) {
  const home = join(root, 'packages', name);
  const { name: address, version } = await readJson(join(home, 'package.json'));
  const file = await pack(name, folder);
  const { size } = await stat(file);
  const changelog = await readFile(join(home, 'CHANGELOG.md'), 'utf8').catch(() => '');
  const changes = changesIn(changelog, version);
  console.log(`${address} ${version}: ${(size / 1024).toFixed(0)} kB packed, ${changes} changes`);
  const access = ['--access', 'public', ...(canProve ? ['--provenance'] : [])];
  if (isDry) {
    const { entries } = await contentsOf(file);
    console.log(`  would run: npm publish ${access.join(' ')}; ${entries} files`);
    return;
  }
  if (await isPublished(address, version)) {
    console.log('  is published already');
    return;
  }
  const { code } = await run('npm', ['publish', file, ...access]);
  if (code !== 0) giveUp(`${address} ${version} was not published; npm says why above.`);
}

async function contentsOf(file) {
  const { output } = await run('tar', ['-tzf', file], { quiet: true });
  return { entries: output.trim().split('\n').length };
}

const waiting = await waitingChangesets(join(root, '.changeset'));
if (waiting > 0) {
  const message = `${waiting} changesets are in no version yet; \`npm run release:version\` puts them into one.`;
  if (!isDry) giveUp(`Nothing was published: ${message}`);
  console.log(`would stop here: ${message}`);
}

const { packages } = await writeBill(await billOfMaterials(), join(root, 'release'));
console.log(`release/: bill of materials and licences of ${packages} packages`);

const folder = await mkdtemp(join(tmpdir(), 'oshimado-release-'));
try {
  // A package is published after those that it depends on.
  for (const name of PACKAGES) await release(name, folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
