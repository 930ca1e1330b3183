import { defineConfig } from 'tsup';
import { base } from '../../scripts/tsup.base';
import { oneStylesheet, styles } from '../../scripts/tsup.styles';

export default defineConfig({
  ...base,
  // The embed build writes beside this one.
  clean: false,
  entry: { index: 'src/index.ts' },
  esbuildPlugins: [styles()],
  onSuccess: () => oneStylesheet('dist', ['index.css']),
});
