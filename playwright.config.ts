import { defineConfig } from '@playwright/test';

const portalPort = 46_731;
const embedPort = 46_732;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['list']],
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${portalPort}`,
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
  webServer: {
    // The built server, as `npm start` runs it, on a world and a folder of its own.
    command: 'node tests/e2e/serve.mjs',
    port: portalPort,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(portalPort),
      EMBED_PORT: String(embedPort),
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '100000',
    },
  },
});
