import { defineConfig } from 'tsup';

export default defineConfig({
  // The keeper is forked as a program of its own and looked for beside `main.js`.
  entry: { main: 'src/main.ts', keeper: 'src/postgres/keeper.ts' },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  splitting: true,
});
