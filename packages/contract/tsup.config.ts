import { defineConfig } from 'tsup';
import { base } from '../../scripts/tsup.base';
import { writeTypes } from '../../scripts/tsup.types';

export default defineConfig({
  ...base,
  entry: { index: 'src/index.ts', 'schemas/index': 'src/schemas/index.ts' },
  async onSuccess() {
    await writeTypes('dist', 'tsconfig.build.json');
  },
});
