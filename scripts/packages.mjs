// Checks each built package as a stranger's project sees it: packs it, lints the pack, resolves its types, runs the ones without
// a screen in a folder outside of this repository, and builds apps from all of them. Needs `npm run build` first.
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { checkApps } from './apps.mjs';
import { giveUp, node, root, run } from './lib.mjs';
import { PACKAGES, pack } from './pack.mjs';

/** Packages that run in plain Node, and one call of each that fails when something is missing. */
const RUNNABLE = {
  contract: `
    import { createClient, decodeQuery } from '@oshimado/contract';
    import { liveQuery } from '@oshimado/contract/schemas';
    const client = createClient({ fetch: async (url) => new Response(JSON.stringify([url])) });
    equal(await client.getChannels({ org: 'Hololive' }), ['/api/v2/channels?org=Hololive']);
    equal(liveQuery.parse(decodeQuery('?type=stream,placeholder')).type, ['stream', 'placeholder']);`,
  domain: `
    import { filterFeed, formatDuration } from '@oshimado/domain';
    equal(formatDuration(3_723), '1:02:03');
    equal(filterFeed([], { org: 'Hololive' }), []);`,
  machines: `
    import * as everything from '@oshimado/machines';
    import { playlistMachine } from '@oshimado/machines/playlist';
    equal(everything.playlistMachine === playlistMachine, true);
    equal(Object.keys(playlistMachine.states).length > 1, true);`,
};
const FOREIGN = ['zod', 'xstate'];

const TOOLS = join(root, 'node_modules');

async function lint(file) {
  const tarball = await readFile(file);
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: tarball.buffer } });
  return {
    code: messages.length,
    output: messages.map((message) => formatMessage(message, pkg)).join('\n'),
  };
}
const attw = (file) => {
  const options = ['--profile', 'esm-only', '--exclude-entrypoints', './styles.css', '--no-emoji'];
  return run(node, [join(TOOLS, '@arethetypeswrong/cli/dist/index.js'), file, ...options], {
    quiet: true,
  });
};

/** Moves what was packed into node_modules, as an install would; the source never comes along. */
async function install(name, folder) {
  const target = join(folder, 'consumer', 'node_modules', '@oshimado', name);
  await mkdir(join(target, '..'), { recursive: true });
  await rename(join(folder, 'packs', name, 'package'), target);
}

async function consume(name, folder) {
  const cwd = join(folder, 'consumer');
  const file = join(cwd, `${name}.mjs`);
  await writeFile(
    file,
    `import { deepStrictEqual as equal } from 'node:assert';${RUNNABLE[name]}\n`,
  );
  return run(node, [file], { quiet: true, cwd });
}

async function check(name, file, folder) {
  const results = { publint: await lint(file), types: await attw(file) };
  if (name in RUNNABLE) results['runs elsewhere'] = await consume(name, folder);
  const failed = Object.entries(results).filter(([, { code }]) => code !== 0);
  const passed = Object.keys(results).filter((key) => results[key].code === 0);
  const { version } = JSON.parse(
    await readFile(join(root, 'packages', name, 'package.json'), 'utf8'),
  );
  const outcome = failed.length === 0 ? 'good' : `FAILED: ${failed.map(([key]) => key).join(', ')}`;
  console.log(
    `@oshimado/${name} ${version}: ${outcome}${passed.length ? ` (passed: ${passed.join(', ')})` : ''}`,
  );
  return failed.map(([key, { output }]) => `@oshimado/${name}, ${key}:\n${output.trim()}`);
}

async function main(folder) {
  const files = new Map();
  for (const name of PACKAGES) files.set(name, await pack(name, folder));
  for (const name of Object.keys(RUNNABLE)) await install(name, folder);
  for (const name of FOREIGN) {
    await cp(join(root, 'node_modules', name), join(folder, 'consumer', 'node_modules', name), {
      recursive: true,
    });
  }
  const checkAll = async () => {
    const found = [];
    for (const [name, file] of files) found.push(...(await check(name, file, folder)));
    return found;
  };
  // While npm installs the apps, there is time for the packs.
  const problems = (await Promise.all([checkAll(), checkApps(folder, files)])).flat();
  if (problems.length === 0) return;
  console.error(`\n${problems.join('\n\n')}`);
  process.exitCode = 1;
}

const unbuilt = PACKAGES.filter((name) => !existsSync(join(root, 'packages', name, 'dist')));
if (unbuilt.length > 0) giveUp(`${unbuilt.join(', ')} not built yet; run npm run build first.`);
const folder = await mkdtemp(join(tmpdir(), 'oshimado-packages-'));
try {
  await main(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
