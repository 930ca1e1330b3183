/** Runs the tests of this folder as `npm run test:e2e` runs its own, without a site or a browser. */
import { defineConfig } from '@playwright/test';
import browserTests from '../../../playwright.config';

const { retries, retryStrategy } = browserTests;

export default defineConfig({
  testMatch: '*.sample.ts',
  outputDir: `${process.env.REPORT_FOLDER}/browser`,
  retries,
  retryStrategy,
  reporter: [['../../../scripts/report-playwright.mjs', { folder: process.env.REPORT_FOLDER }]],
});
