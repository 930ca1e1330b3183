import { defineConfig } from '@playwright/test';

/** `update` renews the pictures of the stories; any other text compares with them. */
const { VISUAL = '' } = process.env;

export default defineConfig({
  testMatch: 'stories.spec.ts',
  outputDir: '../../test-results/stories',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['dot']],
  // High limits for slow machines; a wait ends as soon as its condition holds.
  timeout: 240_000,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: VISUAL === 'update' ? 'all' : 'none',
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // Letters are never smoothed twice in quite the same way.
      maxDiffPixelRatio: 0.002,
    },
  },
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // Without reduced motion axe samples fading colours, and pictures differ by chance.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
});
