import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { keepFilesInMemory } from './scripts/memory-folder.mjs';

// The vanilla-extract compiler runs in the ssr environment, and inline projects inherit nothing: both say it.
const conditions = ['@oshimado/source', 'module', 'node', 'development|production'];
const source = {
  resolve: { conditions },
  environments: { ssr: { resolve: { conditions } } },
  // The compiler of styles would follow every file of the repository, also those that a build beside it writes.
  ...(process.argv.includes('run') && { server: { watch: null } }),
};
// High limits for slow machines; a wait ends as soon as its condition holds.
const patience = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['tests/support/patience.ts'],
};
const inline = { deps: { inline: [/@oshimado\//] } };

const screens = [
  'packages/ui/src/**/*.test.{ts,tsx}',
  'packages/widgets/src/**/*.test.{ts,tsx}',
  'apps/portal/src/**/*.test.{ts,tsx}',
];
const isolated = screens.map((files) => files.replace('.test.', '.isolated.test.'));

const screen = (
  name: string,
  files: { include: string[]; exclude?: string[]; isolate?: boolean },
) => ({
  ...source,
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name,
    environment: 'happy-dom',
    server: inline,
    ...patience,
    setupFiles: [...patience.setupFiles, 'tests/support/patience.dom.ts'],
    ...files,
  },
});

keepFilesInMemory();

// One seed for all random tests of a run, another one in each run.
process.env.FUZZ_SEED ??= String(Math.floor(Math.random() * 2 ** 31));
console.log(`random tests: FUZZ_SEED=${process.env.FUZZ_SEED} repeats them`);

export default defineConfig({
  test: {
    // `npm test` runs two steps beside each other, each with one worker.
    maxWorkers: Number(process.env.TEST_WORKERS) || '100%',
    reporters: ['default', './scripts/report-vitest.mjs'],
    projects: [
      {
        ...source,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{contract,domain,elements,machines,locales}/src/**/*.test.ts',
            'tests/{architecture,run}/**/*.test.ts',
          ],
          // Modules of these packages keep nothing: loaded once for all files of a worker, not once for each.
          isolate: false,
          server: inline,
          ...patience,
        },
      },
      {
        ...source,
        test: {
          name: 'api',
          isolate: false,
          environment: 'node',
          include: [
            'apps/api/src/**/*.test.ts',
            'tests/{clients,conformance,fuzz,mirror,process,realtime}/**/*.test.ts',
          ],
          globalSetup: ['tests/postgres/global-setup.ts', 'tests/process/global-setup.ts'],
          server: inline,
          ...patience,
        },
      },
      // Modules and the document are loaded once for all files of a worker.
      screen('dom', { include: screens, exclude: isolated, isolate: false }),
      // Files that mock a module, or that test what a whole window shares (tabs, workers), have both to themselves.
      screen('isolated', { include: isolated }),
    ],
  },
});
