import { defineConfig } from 'tsup';
import { base } from '../../scripts/tsup.base';

export default defineConfig({
  ...base,
  entry: { index: 'src/index.ts', 'live-feed/index': 'src/live-feed/index.ts' },
});
