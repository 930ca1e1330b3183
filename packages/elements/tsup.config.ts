import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { base } from '../../scripts/tsup.base';
import { addUseClient } from '../../scripts/tsup.use-client';
import { writeTypes } from '../../scripts/tsup.types';

export default defineConfig({
  ...base,
  entry: {
    index: 'src/index.ts',
    'react/elements': 'src/react/elements.ts',
    'vue/elements': 'src/vue/elements.ts',
    'svelte/elements': 'src/svelte/elements.ts',
  },
  // Svelte compiles components together with the app, so that both are of one version.
  external: [/\.svelte$/],
  metafile: true,
  async onSuccess() {
    await addUseClient('dist');
    await writeTypes('dist', 'tsconfig.build.json');
    await cp('src/svelte', 'dist/svelte', {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    });
  },
});
