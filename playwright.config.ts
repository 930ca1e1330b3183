import { defineConfig } from '@playwright/test';

const portalPort = 46_731;
const embedPort = 46_732;
const bareApiPort = 46_733;
const bareEmbedPort = 46_734;

const server = (port: number, embed: number, portal: 'on' | 'off') => ({
  command: 'node tests/support/serve.mjs',
  port: embed,
  reuseExistingServer: false,
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    PORT: String(port),
    EMBED_PORT: String(embed),
    PORTAL: portal,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '0',
  },
});

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
  // The built server, as `npm start` runs it, on worlds and folders of their own; the second one without a portal.
  webServer: [server(portalPort, embedPort, 'on'), server(bareApiPort, bareEmbedPort, 'off')],
});
