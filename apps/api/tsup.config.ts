import { defineConfig } from 'tsup';

export default defineConfig({
  // The keeper is forked as a program of its own and looked for beside `main.js`. The tests start the same server on a
  // clock of their own.
  entry: {
    main: 'src/main.ts',
    'start-server': 'src/start-server.ts',
    keeper: 'src/postgres/keeper.ts',
    oshimado: 'src/cli/oshimado.ts',
  },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  // The packages of this repository are bundled from their sources, so that a start builds none of them.
  noExternal: [/^@oshimado\//],
  esbuildOptions(options) {
    options.conditions = ['@oshimado/source'];
  },
  clean: true,
  sourcemap: true,
  splitting: true,
});
