import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { base } from '../../scripts/tsup.base';
import { addUseClient } from '../../scripts/tsup.use-client';
import { joinStylesheets, styles } from '../../scripts/tsup.styles';
import { writeTypes } from '../../scripts/tsup.types';
import { weigh } from './build/weigh';
import { designTokens } from './src/theme/design-tokens';

/** Each folder of `src` with an `index.ts` is an entry, so that importing one part loads only that part. */
const parts = readdirSync('src').filter((name) => existsSync(`src/${name}/index.ts`));

export default defineConfig({
  ...base,
  entry: {
    ...Object.fromEntries(parts.map((part) => [`${part}/index`, `src/${part}/index.ts`])),
    themes: 'src/themes.ts',
    base: 'src/base.ts',
  },
  esbuildPlugins: [styles()],
  metafile: true,
  async onSuccess() {
    await addUseClient('dist');
    const styled = parts.map((part) => `${part}/index.css`);
    const sheets = ['base.css', 'themes.css', ...styled].filter((file) =>
      existsSync(`dist/${file}`),
    );
    await joinStylesheets('dist', sheets, { keep: true });
    await writeTypes('dist', 'tsconfig.build.json');
    await writeFile('dist/tokens.json', `${JSON.stringify(designTokens())}\n`);
    await writeFile('dist/weights.json', `${JSON.stringify(await weigh(parts), null, 2)}\n`);
  },
});
