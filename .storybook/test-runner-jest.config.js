/** How Jest runs the stories for `@storybook/test-runner`; started by scripts/stories.mjs. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getJestConfig } from '@storybook/test-runner';
import { devices } from 'playwright';

const { CHROMIUM_PATH = '/usr/bin/chromium', STORY_WORKERS = '2', TEST_ROOT } = process.env;
const workers = Number(STORY_WORKERS);
const defaults = getJestConfig();

/**
 * Merges the test files into one a worker, of about the same length. The runner writes one for each title, and Jest starts
 * every file with a sandbox, a page and a canvas of its own, which takes longer than the stories of a title.
 */
function mergeTestFiles(folder) {
  const paths = readdirSync(folder).map((name) => join(folder, name));
  const texts = paths.map((path) => readFileSync(path, 'utf8'));
  for (const path of paths) rmSync(path);
  const files = Array.from({ length: Math.min(workers, texts.length) }, () => '');
  for (const text of texts.sort((one, other) => other.length - one.length)) {
    const lengths = files.map(({ length }) => length);
    files[lengths.indexOf(Math.min(...lengths))] += `${text}\n`;
  }
  for (const [at, text] of files.entries()) {
    writeFileSync(join(folder, `stories-${at + 1}.test.js`), text);
  }
}

// The folder that `--index-json` has written.
if (TEST_ROOT) mergeTestFiles(TEST_ROOT);

export default {
  ...defaults,
  maxWorkers: workers,
  watchman: false,
  reporters: [join(import.meta.dirname, 'story-reporter.js')],
  // The runner's own opens the canvas before any hook; `preVisit` opens it, again after a story that failed.
  testEnvironment: '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js',
  testEnvironmentOptions: {
    'jest-playwright': {
      ...defaults.testEnvironmentOptions['jest-playwright'],
      // A browser a worker. By default both use one, through a socket of the process that started them.
      launchType: 'LAUNCH',
      launchOptions: {
        executablePath: CHROMIUM_PATH,
        args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
      },
      contextOptions: {
        // By this name Storybook knows a test: it stops animations at their end, instead of waiting a tenth of a second for new ones.
        userAgent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`,
        locale: 'en-US',
        timezoneId: 'UTC',
        // Without reduced motion axe samples fading colours, and pictures differ by chance.
        reducedMotion: 'reduce',
      },
    },
  },
};
