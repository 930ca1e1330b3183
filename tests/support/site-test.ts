import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { TEST_TIME } from './test-time';

/** Sets the clock of a context's pages to the sites' time; it runs on from there. */
export const setTime = (context: BrowserContext, time = TEST_TIME): Promise<void> =>
  context.clock.setSystemTime(time);

/** Pauses the page's clock, so that timers fire only when the test advances it. */
export async function standStill(page: Page): Promise<void> {
  // A page that took more than this second to answer is past the moment: the next try is not.
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  }).toPass();
}

/** Playwright's test on the shared sites, in their time. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await setTime(context);
    await use(context);
  },
});

export { expect };
