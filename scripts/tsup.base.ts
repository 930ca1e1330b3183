import type { Options } from 'tsup';

/** What every published package shares: ESM only, types, source maps. */
export const base: Options = {
  format: ['esm'],
  target: 'es2022',
  // tsup hands TypeScript a `baseUrl`, which TypeScript 6 reports as deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', composite: false } },
  clean: true,
  sourcemap: true,
  splitting: true,
};
