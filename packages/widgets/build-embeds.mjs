/**
 * Builds the scripts of the table in `src/embed/embeds.ts`: a build for each, because none may share a file with another, and as many at
 * once as there are cores. Then weighs them as they are served, and writes what tools and editors read about the elements.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

// Reading a module below would set it for development, and the builds would draw with the names and lines of source files.
process.env.NODE_ENV = 'production';

const OUT = 'dist/embed/v1';
const [, , ...wanted] = process.argv;

/** @type {{ module: typeof import('./src/embed/embeds') }} */
const {
  module: { embeds, scripts },
} = await runnerImport('./src/embed/embeds.ts');

/** The names of the scripts, which are the modes of `vite.embed.config.ts`: those that draw take longest and come first. */
const drawn = (name) => ['windows', 'drawn'].includes(scripts[name].kind);
const modes = Object.keys(scripts).sort((a, b) => drawn(b) - drawn(a));

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

async function weighEmbed({ script, drawnBytes, sentences }) {
  const files = await readdir(join(OUT, 'hashed'));
  if (/\drem\b/.test(await readFile(join(OUT, `${script}.js`), 'utf8')))
    throw new Error(`${script}.js has styles in rem, a size of the page around it; write em or px`);
  if (
    /\bimport\.meta\b|^(?:import|export)\W/.test(await readFile(join(OUT, `${script}.js`), 'utf8'))
  )
    throw new Error(`${script}.js fails on a page that loads it without type="module"`);
  const mount = `mount-${script}.js`;
  // Another file of this build may be gone when an old copy of this one loads it.
  const text = await readFile(join(OUT, mount), 'utf8');
  if (/^import\W/.test(text)) throw new Error(`${mount} imports another file; it must stand alone`);
  if (text.includes(process.cwd()))
    throw new Error(`${mount} names source files; it is built for development`);
  const english = sentences.map((one) => {
    const file = files.find((other) => new RegExp(`^${one}-en-[\\w-]{8}\\.js$`).test(other));
    if (file === undefined) throw new Error(`the English sentences ${one} are missing in ${OUT}`);
    return `hashed/${file}`;
  });
  await weigh(script, drawnBytes, [`${script}.js`, mount, ...english]);
}

if (wanted.length > 0) {
  for (const mode of wanted) {
    // oxlint-disable-next-line no-await-in-loop -- one build at a time: each uses a whole processor
    await build({ configFile: 'vite.embed.config.ts', mode });
  }
} else {
  await rm(OUT, { recursive: true, force: true });
  const share = availableParallelism();
  const shares = Array.from({ length: share }, (_, at) =>
    modes.filter((_mode, index) => index % share === at),
  );
  await Promise.all(shares.filter(({ length }) => length > 0).map(buildInProcess));
  const { module } = await runnerImport('../../scripts/vite.compress.ts');
  await module.compressFiles(OUT, /\.js$/);
  const descriptions = await runnerImport('./build/write-descriptions.ts');
  await descriptions.module.writeDescriptions('dist');
  for (const embed of Object.values(embeds)) {
    // oxlint-disable-next-line no-await-in-loop -- one line after the other
    await weighEmbed(embed);
  }
  for (const [name, { bytes }] of Object.entries(scripts)) {
    // oxlint-disable-next-line no-await-in-loop -- one line after the other
    if (bytes !== undefined) await weigh(name, bytes, [`${name}.js`]);
  }
}
