/** Runs the tests of this folder as `npm run test:unit` runs its own. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.unit-sample.ts'],
    setupFiles: ['../../support/patience.ts'],
    reporters: ['../../../scripts/report-vitest.mjs'],
  },
});
