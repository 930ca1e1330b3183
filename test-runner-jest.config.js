import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();

export default {
  ...base,
  maxWorkers: 2,
  // High limits for slow machines; a wait ends as soon as its condition holds.
  testTimeout: 600_000,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH,
        args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
      },
      // Without reduced motion axe samples fading colours, and pictures differ by chance.
      contextOptions: {
        viewport: { width: 800, height: 600 },
        reducedMotion: 'reduce',
        deviceScaleFactor: 1,
        locale: 'en-US',
        timezoneId: 'UTC',
      },
    },
  },
};
