/** Builds each element of the table: what it loads later, then the few kilobytes that a page begins with. */
import { rm } from 'node:fs/promises';
import { build, runnerImport } from 'vite';

const configFile = 'vite.embed.config.ts';
const { module } = await runnerImport('./src/embed/embeds.ts');

await rm('dist/embed/v1', { recursive: true, force: true });
for (const [name, { drawnBytes }] of Object.entries(module.embeds)) {
  // One after another: each needs a processor, and the second weighs the files of the first.
  // oxlint-disable-next-line no-await-in-loop -- see above
  if (drawnBytes !== undefined) await build({ configFile, mode: `mount-${name}` });
  // oxlint-disable-next-line no-await-in-loop -- see above
  await build({ configFile, mode: name });
}
