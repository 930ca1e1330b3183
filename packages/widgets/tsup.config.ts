import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { base } from '../../scripts/tsup.base';
import { addUseClient } from '../../scripts/tsup.use-client';
import { joinStylesheets, styles } from '../../scripts/tsup.styles';
import { writeTypes } from '../../scripts/tsup.types';

/** Each folder of `src` with an index is an entry, but for the helpers of tests. */
const folders = readdirSync('src').filter(
  (name) => name !== 'testing' && existsSync(`src/${name}/index.ts`),
);

export default defineConfig({
  ...base,
  // The embeds are built into the same folder, after this.
  clean: ['!embed/**'],
  // Bundled types of so many entries take a minute and more memory than a worker has.
  dts: false,
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(folders.map((name) => [`${name}/index`, `src/${name}/index.ts`])),
  },
  esbuildPlugins: [styles()],
  metafile: true,
  async onSuccess() {
    await addUseClient('dist');
    const styled = folders.map((name) => `${name}/index.css`);
    await joinStylesheets(
      'dist',
      ['index.css', ...styled].filter((sheet) => existsSync(`dist/${sheet}`)),
    );
    await writeTypes('dist', 'tsconfig.build.json');
  },
});
