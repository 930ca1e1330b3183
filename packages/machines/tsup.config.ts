import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { base } from '../../scripts/tsup.base';
import { writeTypes } from '../../scripts/tsup.types';

/** Each folder of `src` with an index is an entry, so that importing one machine bundles that machine only. */
const machines = readdirSync('src').filter((name) => existsSync(`src/${name}/index.ts`));

export default defineConfig({
  ...base,
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(machines.map((name) => [`${name}/index`, `src/${name}/index.ts`])),
  },
  async onSuccess() {
    await writeTypes('dist', 'tsconfig.build.json');
  },
});
