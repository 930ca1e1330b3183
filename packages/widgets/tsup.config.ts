import { defineConfig } from 'tsup';
import { base } from '../../scripts/tsup.base';
import { joinStylesheets, styles } from '../../scripts/tsup.styles';

export default defineConfig({
  ...base,
  // The embeds are built into the same folder, after this.
  clean: ['!embed/**'],
  entry: { index: 'src/index.ts' },
  esbuildPlugins: [styles()],
  onSuccess: () => joinStylesheets('dist', ['index.css']),
});
