import { defineConfig } from 'tsup';
import { base } from '../../scripts/tsup.base';
import { addUseClient } from '../../scripts/tsup.use-client';
import { joinStylesheets, styles } from '../../scripts/tsup.styles';
import { writeTypes } from '../../scripts/tsup.types';

export default defineConfig({
  ...base,
  // The embeds are built into the same folder, after this.
  clean: ['!embed/**'],
  dts: false,
  entry: { index: 'src/index.ts' },
  esbuildPlugins: [styles()],
  metafile: true,
  async onSuccess() {
    await addUseClient('dist');
    await joinStylesheets('dist', ['index.css']);
    await writeTypes('dist', 'tsconfig.build.json');
  },
});
