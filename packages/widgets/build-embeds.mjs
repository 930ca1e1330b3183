/**
 * Builds each element of the table, first its lazy part, then the small script that a page includes; then the scripts of the pages for
 * frames, and the parts that elements fetch late.
 */
import { rm } from 'node:fs/promises';
import { build, runnerImport } from 'vite';

const configFile = 'vite.embed.config.ts';
const { module } = await runnerImport('./src/embed/embeds.ts');

await rm('dist/embed/v1', { recursive: true, force: true });
for (const [name, { drawnBytes }] of Object.entries(module.embeds)) {
  // oxlint-disable-next-line no-await-in-loop -- one build at a time: each uses a whole processor
  if (drawnBytes !== undefined) await build({ configFile, mode: `mount-${name}` });
  // oxlint-disable-next-line no-await-in-loop -- the second build measures the files of the first
  await build({ configFile, mode: name });
}
for (const mode of [
  ...Object.keys(module.lateMounts).map((name) => `mount-${name}`),
  ...Object.keys(module.frames).map((name) => `frame-${name}`),
  ...Object.keys(module.lateParts).map((name) => `part-${name}`),
]) {
  // oxlint-disable-next-line no-await-in-loop -- one build at a time: each uses a whole processor
  await build({ configFile, mode });
}
