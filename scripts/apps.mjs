// Builds the apps of tests/packages from the packed packages, outside of this repository, as the projects of strangers would:
// installed by npm, types checked with `skipLibCheck: false`, bundled by Vite, built and served by Next.js.
import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { installApp, node, root, run } from './lib.mjs';
import { checkWrappers, components, writeSnippets } from './wrapper-apps.mjs';

const TEMPLATE = join(root, 'tests/packages');
const LISTS = join(root, 'tests/architecture/exports');
/** Installed with the versions of this repository. */
const SHARED = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@types/react18',
  '@types/node',
  'svelte',
  'typescript',
  'vue',
];

/** Most script files that a build may emit, by app. Sentences that are loaded on demand are a file a language. */
const MOST_FILES = { readme: 5, 'widget-messages': 24, 'all-messages': 26 };

const tool = (path) => join(root, 'node_modules', path);
const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

/** The first code block of a README with this language. */
async function example(name, language) {
  const text = await readFile(join(root, 'packages', name, 'README.md'), 'utf8');
  const code = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(text)?.[1];
  if (code === undefined) throw new Error(`The README of ${name} has no example in ${language}.`);
  return code;
}

/** Addresses and names of everything that is exported; the lists are those of tests/architecture. */
async function exported() {
  const lists = (await readdir(LISTS)).filter((file) => file.endsWith('.txt'));
  return Promise.all(
    lists.map(async (file) => ({
      address: `@oshimado/${file.slice(0, -'.txt'.length).replaceAll('.', '/')}`,
      names: (await readFile(join(LISTS, file), 'utf8')).split('\n').filter(Boolean),
    })),
  );
}

/** One file that names every export, for the types, and one that uses every value, for the bundle. */
async function writeExports(cwd) {
  const entries = await exported();
  const names = entries.filter((one) => one.names.length > 0);
  await mkdir(join(cwd, 'exports'));
  await Promise.all(
    names.map((one, index) =>
      writeFile(
        join(cwd, 'exports', `${index}.ts`),
        `export type { ${one.names.join(', ')} } from '${one.address}';\n`,
      ),
    ),
  );
  const lines = entries.map(({ address }, index) => `import * as e${index} from '${address}';`);
  const all = entries.map((_, index) => `e${index}`).join(', ');
  await writeFile(join(cwd, 'vite/everything.tsx'), `${lines.join('\n')}\nconsole.log(${all});\n`);
  return entries.length;
}

async function writeApps(cwd, packs) {
  await cp(TEMPLATE, cwd, { recursive: true });
  const manifest = await readJson(join(cwd, 'package.json'));
  const { dependencies, devDependencies } = await readJson(join(root, 'package.json'));
  const versions = { ...dependencies, ...devDependencies };
  for (const name of SHARED) manifest.dependencies[name] = versions[name];
  for (const [name, file] of packs) manifest.dependencies[`@oshimado/${name}`] = `file:${file}`;
  await writeFile(join(cwd, 'package.json'), JSON.stringify(manifest));
  const widgets = await example('widgets', 'tsx');
  await writeFile(
    join(cwd, 'vite/readme.tsx'),
    `import { createRoot } from 'react-dom/client';\n${widgets}\ncreateRoot(document.body).render(<Board />);\n`,
  );
  await writeFile(
    join(cwd, 'next/app/readme-example.tsx'),
    `'use client';\n${widgets}\nexport const ReadmeExample = Board;\n`,
  );
  return writeExports(cwd);
}

/** By either of the two compilers that projects have: the one in JavaScript, and the fast one. */
const checkTypes = (compiler, project) => (cwd) =>
  run(node, [tool(`${compiler}/bin/tsc`), '-p', project], { quiet: true, cwd });

/** Builds one app with Vite and counts the files of script that it emits. */
async function bundle(cwd, app) {
  const { build } = await import('vite');
  const result = await build({
    root: cwd,
    configFile: false,
    logLevel: 'error',
    plugins: [components(false)],
    build: { write: false, rolldownOptions: { input: join(cwd, `vite/${app}.tsx`) } },
  });
  return result.output.filter(({ type }) => type === 'chunk').length;
}

async function checkBundles(cwd) {
  const counts = [];
  const problems = [];
  for (const app of ['readme', 'widget-messages', 'all-messages', 'everything']) {
    const count = await bundle(cwd, app);
    counts.push(`${app} ${count}`);
    if (count > MOST_FILES[app]) {
      problems.push(`${app} emits ${count} files of script; ${MOST_FILES[app]} are enough.`);
    }
  }
  console.log(`  files of script by Vite: ${counts.join(', ')}`);
  return { code: problems.length, output: problems.join('\n') };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** What the page must contain: a part of the browser, one of both, and a widget that waits for its data. */
const EXPECTED = [
  'Section',
  'AS',
  'aria-haspopup="dialog"',
  'their-own',
  'href="/?page=2"',
  'data-part="feed"',
];

/** As long as a test may take: other steps run beside this one. */
const PATIENCE_MS = 600_000;

/** Asks until the server answers, ends, or has taken too long. */
async function ask(address, server) {
  const end = Date.now() + PATIENCE_MS;
  while (server.exitCode === null && Date.now() < end) {
    try {
      return await fetch(address);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(
    server.exitCode === null
      ? `${address} did not answer within ${PATIENCE_MS / 1_000} seconds.`
      : `${address} ended (${server.exitCode}) before it answered.`,
  );
}

async function checkNext(cwd) {
  const next = join(cwd, 'node_modules/next/dist/bin/next');
  const app = join(cwd, 'next');
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  const built = await run(node, [next, 'build'], { quiet: true, cwd: app, env });
  if (built.code !== 0) return built;
  const port = String(await freePort());
  const server = spawn(node, [next, 'start', '-p', port, '-H', '127.0.0.1'], {
    cwd: app,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (log += text));
  try {
    const answer = await ask(`http://127.0.0.1:${port}/`, server);
    const page = await answer.text();
    const missing = EXPECTED.filter((text) => !page.includes(text));
    const isGood = answer.status === 200 && missing.length === 0;
    const output = `The page answered ${answer.status} without ${missing.join(', ') || 'an error'}.\n${log}`;
    return { code: isGood ? 0 : 1, output };
  } finally {
    server.kill();
  }
}

/** `packs` has the packed file of each package by name. Answers what was wrong, a text each. */
export async function checkApps(folder, packs) {
  const cwd = join(folder, 'apps');
  const entries = await writeApps(cwd, packs);
  const checks = {
    'types with skipLibCheck: false': checkTypes('typescript', '.'),
    'types with React 18': checkTypes('typescript7', 'react18'),
    'Vite apps': checkBundles,
    'Next.js app': checkNext,
    'apps of frameworks': checkWrappers,
  };
  const installed = await installApp(cwd);
  if (installed.code !== 0) return [`npm install of the packed packages:\n${installed.output}`];
  await writeSnippets(cwd);
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const since = Date.now();
      const { code, output } = await check(cwd).catch(({ message }) => ({
        code: 1,
        output: message,
      }));
      const took = ((Date.now() - since) / 1000).toFixed(1);
      console.log(`  ${code === 0 ? 'good' : 'FAILED'}: ${name} (${took} s)`);
      return code === 0 ? [] : [`${name}:\n${output.trim()}`];
    }),
  );
  console.log(`apps outside of the workspace: ${entries} entries imported`);
  return results.flat();
}
