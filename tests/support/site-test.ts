import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { TEST_TIME } from './test-time';

/** Gives the pages of a context the time of the sites; from there it goes on as clocks do. */
export const setTime = (context: BrowserContext, time = TEST_TIME): Promise<void> =>
  context.clock.setSystemTime(time);

/** Stops the page's clock, so that what ends by itself ends when the test says so, however slow the machine is. */
export async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Playwright's test on the shared sites, in their time. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await setTime(context);
    await use(context);
  },
});

export { expect } from '@playwright/test';
