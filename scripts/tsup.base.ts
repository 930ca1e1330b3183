import type { Options } from 'tsup';

/** What every published package shares: ESM only, source maps, types by `writeTypes` once it is built. */
export const base: Options = {
  format: ['esm'],
  target: 'es2022',
  // `writeTypes` writes them in a tenth of the time that bundling them takes.
  dts: false,
  clean: true,
  sourcemap: true,
  splitting: true,
};
