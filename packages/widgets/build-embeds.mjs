/**
 * Builds the scripts of the table in `src/embed/embeds.ts` one by one, so that none needs a file of another; then all that draws once more
 * in files that are shared, for pages with several elements, and once for the server, which draws elements as HTML. As many builds run at once as there are cores. Then weighs them as they are served, writes what tools and editors read about the
 * elements, and keeps a copy by its exact version.
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

// Reading a module below would set it for development, and the builds would draw with the names and lines of source files.
process.env.NODE_ENV = 'production';

const OUT = 'dist/embed/v1';
const { version } = JSON.parse(await readFile('package.json', 'utf8'));
/** The same scripts by their exact version, which stay as they are: those of older versions are left where they are. */
const EXACT = join('dist/embed', version);
/** Bytes of a page with each element on it until all are drawn, in brotli, as served. */
const ALL_BYTES = 160_000;
const [, , ...wanted] = process.argv;

/** Packages of this repository are imported from their sources: nothing of them is built before. */
const FROM_SOURCES = {
  environments: {
    inline: { resolve: { conditions: ['@oshimado/source'], noExternal: [/^@oshimado\//] } },
  },
};

/** @type {{ module: typeof import('./src/embed/embeds') }} */
const {
  module: { embeds, scripts },
} = await runnerImport('./src/embed/embeds.ts');

const namesOf = (...kinds) =>
  Object.keys(scripts).filter((name) => kinds.includes(scripts[name].kind));

/**
 * Modes of `vite.embed.config.ts`: after the pages, which a server may show already, those that take longest come first. The scripts of the
 * tags name files of the others.
 */
const first = [
  ...namesOf('page'),
  'together',
  'server',
  ...namesOf('windows', 'drawn'),
  ...namesOf('plain', 'part'),
];
const afterwards = namesOf('tag');

/** Builds the modes one after the other in a process of its own: the compiler of styles keeps one state for its process. */
async function buildInProcess(some) {
  const child = fork(fileURLToPath(import.meta.url), some);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`building ${some.join(', ')} failed`);
}

/** Throws when these files together weigh more than they may. */
async function weigh(name, limit, paths) {
  const { module } = await runnerImport('../../scripts/vite.compress.ts');
  const sizes = await Promise.all(paths.map((path) => module.publishedBytes(join(OUT, path))));
  const size = sizes.reduce((sum, one) => sum + one, 0);
  const said = `${name}, ${paths.length} files: ${size} of ${limit} bytes`;
  if (size > limit) throw new Error(`${said}. Load what came in later, or leave it out of embeds.`);
  // oxlint-disable-next-line no-console -- a program for the terminal
  console.log(said);
}

/** A file of the folder with all that it imports, at any depth. */
async function filesOf(path) {
  const text = await readFile(join(OUT, path), 'utf8');
  if (text.includes(process.cwd()))
    throw new Error(`${path} names source files; it is built for development`);
  const imports = [...text.matchAll(/(?:from|^import|;import)\s*"(\.[^"]+)"/g)].map(([, to]) =>
    join(dirname(path), to),
  );
  const others = await Promise.all(imports.map(filesOf));
  return [...new Set([path, ...others.flat()])];
}

async function weighEmbed({ script, drawnBytes, sentences }) {
  const files = await readdir(join(OUT, 'hashed'));
  const facade = await readFile(join(OUT, `${script}.js`), 'utf8');
  if (/\drem\b/.test(facade))
    throw new Error(`${script}.js has styles in rem, a size of the page around it; write em or px`);
  if (/\bimport\.meta\b|^(?:import|export)\W/.test(facade))
    throw new Error(`${script}.js fails on a page that loads it without type="module"`);
  const mount = `mount-${script}.js`;
  if ((await filesOf(mount)).length > 1)
    throw new Error(`${mount} imports another file, which may be gone when it is fetched`);
  const english = sentences.map((one) => {
    const file = files.find((other) => new RegExp(`^${one}-en-[\\w-]{8}\\.js$`).test(other));
    if (file === undefined) throw new Error(`the English sentences ${one} are missing in ${OUT}`);
    return `hashed/${file}`;
  });
  await weigh(script, drawnBytes, [`${script}.js`, mount, ...english]);
  return english;
}

/** Writes the digests of the scripts that pages load, for their attribute `integrity`. */
async function writeIntegrity() {
  const names = namesOf('tag').map((name) => `${name}.js`);
  const digests = await Promise.all(
    names.map(async (name) => {
      const hash = createHash('sha384').update(await readFile(join(OUT, name)));
      return [name, `sha384-${hash.digest('base64')}`];
    }),
  );
  const text = JSON.stringify({ version, integrity: Object.fromEntries(digests) }, null, 2);
  await writeFile(join(OUT, 'integrity.json'), `${text}\n`);
}

/** Names the folder of what draws together after all that is in it, so that it never changes under its name. */
async function nameTogether() {
  const folder = join(OUT, 'hashed/together');
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).toSorted()) {
    // oxlint-disable-next-line no-await-in-loop -- a digest takes one after the other
    hash.update(name).update(await readFile(join(folder, name)));
  }
  await rename(folder, join(OUT, 'hashed', hash.digest('base64url').slice(0, 8)));
}

/** Weighs a page with one script and each element on it. */
async function weighTogether(english) {
  const facade = await readFile(join(OUT, 'oshi.js'), 'utf8');
  const [, folder] = /"?(hashed\/[\w-]{8}\/)"?/.exec(facade) ?? [];
  if (folder === undefined) throw new Error('oshi.js names no folder of what draws together');
  const drawings = (await readdir(join(OUT, folder))).filter((name) =>
    /^mount-[\w-]+\.js$/.test(name),
  );
  const files = await Promise.all(drawings.map((name) => filesOf(folder + name)));
  const plain = namesOf('plain').map((name) => `${name}.js`);
  const all = new Set(['oshi.js', ...plain, ...files.flat(), ...english]);
  await weigh('all elements', ALL_BYTES, [...all]);
}

/** Builds these modes, divided among the cores. */
async function buildAll(modes) {
  const share = availableParallelism();
  const shares = Array.from({ length: share }, (_, at) =>
    modes.filter((_mode, index) => index % share === at),
  );
  await Promise.all(shares.filter(({ length }) => length > 0).map(buildInProcess));
}

if (wanted.length > 0) {
  for (const mode of wanted) {
    // oxlint-disable-next-line no-await-in-loop -- one build at a time: each uses a whole processor
    await build({ configFile: 'vite.embed.config.ts', mode });
  }
  // The compiler of styles stays open from build to build.
  process.exit();
} else {
  await rm(OUT, { recursive: true, force: true });
  await buildAll(first);
  await nameTogether();
  await buildAll(afterwards);
  await rm(join(OUT, 'together.json'));
  const { module } = await runnerImport('../../scripts/vite.compress.ts');
  await module.compressFiles(OUT, /\.js$/);
  const descriptions = await runnerImport('./build/write-descriptions.ts', FROM_SOURCES);
  await descriptions.module.writeDescriptions('dist');
  await writeIntegrity();
  const english = [];
  for (const embed of Object.values(embeds)) {
    // oxlint-disable-next-line no-await-in-loop -- one line after the other
    english.push(...(await weighEmbed(embed)));
  }
  await weighTogether(english);
  for (const [name, { bytes }] of Object.entries(scripts)) {
    // oxlint-disable-next-line no-await-in-loop -- one line after the other
    if (bytes !== undefined) await weigh(name, bytes, [`${name}.js`]);
  }
  await rm(EXACT, { recursive: true, force: true });
  await cp(OUT, EXACT, { recursive: true });
}
