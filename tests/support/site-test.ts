import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { TEST_TIME } from './test-time';

/** Sets the clock of a context's pages to the sites' time; it runs on from there. */
export const setTime = (context: BrowserContext, time = TEST_TIME): Promise<void> =>
  context.clock.setSystemTime(time);

/** Pauses the page's clock, so that timers fire only when the test advances it. */
export async function pauseClock(page: Page): Promise<void> {
  // `pauseAt` fails if the page took more than this second to answer; then it is tried again.
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  }).toPass();
}

export interface SiteOptions {
  /**
   * Whether the browser knows service workers. Default false, as in a private window of Firefox: every test is a first visit, and
   * installing the worker would take as long as the test.
   */
  readonly knowsWorkers: boolean;
}

/** Playwright's test on the shared sites, in their time. */
export const test = base.extend<SiteOptions>({
  knowsWorkers: [false, { option: true }],
  context: async ({ context, knowsWorkers }, use) => {
    await setTime(context);
    if (!knowsWorkers) {
      await context.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      });
    }
    await use(context);
  },
});

export { expect };
