import { defineConfig } from '@playwright/test';
import { keepFilesInMemory } from './scripts/memory-folder.mjs';
import { portalOrigin } from './tests/support/shared-sites';

keepFilesInMemory();

// One seed for all random choices of a run, another one in each run; workers inherit it.
if (process.env.FUZZ_SEED === undefined) {
  process.env.FUZZ_SEED = String(Math.floor(Math.random() * 2 ** 31));
  console.log(`shares of long tests: FUZZ_SEED=${process.env.FUZZ_SEED} repeats them`);
}

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  testIgnore: process.env.SKIP_ENGINES ? 'engines/**' : [],
  globalSetup: './tests/support/shared-sites.ts',
  fullyParallel: true,
  // One more than the cores of the machine that this has to be fast on: a page waits for answers and frames a quarter of its time.
  workers: 3,
  outputDir: 'test-results/browser',
  // Once more, alone and after all others. What passes then is flaky: `npm test` lists it.
  retries: 1,
  retryStrategy: 'isolated',
  reporter: [['list'], ['./scripts/report-playwright.mjs']],
  // High limits for slow machines; a wait ends as soon as its condition holds.
  timeout: 240_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  use: {
    // What the page was asked and did, of a test that failed first.
    trace: {
      mode: 'retain-on-first-failure',
      screenshots: false,
      snapshots: false,
      sources: false,
    },
    baseURL: portalOrigin(),
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
});
