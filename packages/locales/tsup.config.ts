import { defineConfig } from 'tsup';
import { base } from '../../scripts/tsup.base';

export default defineConfig({ ...base, entry: { index: 'src/index.ts' } });
