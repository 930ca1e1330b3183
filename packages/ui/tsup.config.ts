import { defineConfig } from 'tsup';
import { base } from '../../scripts/tsup.base';
import { oneStylesheet, styles } from '../../scripts/tsup.styles';

export default defineConfig({
  ...base,
  entry: {
    index: 'src/index.ts',
    'theme/index': 'src/theme/index.ts',
    'menu/index': 'src/menu/index.ts',
    themes: 'src/themes.ts',
    base: 'src/base.ts',
  },
  esbuildPlugins: [styles()],
  onSuccess: () => oneStylesheet('dist', ['base.css', 'index.css', 'menu/index.css']),
});
