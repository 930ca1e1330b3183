/** What happens while a page is open: the site's clock is moved, on a site of the test's own. */
import { expect, test as base } from '../support/quiet-page';
import { startOwnSite } from '../support/shared-sites';
import type { Site } from '../support/site';
import { TEST_TIME } from '../support/test-time';
import { PortalPage } from './portal.page';

const HOUR = 3_600_000;

interface Row {
  readonly id: string;
  readonly status: string;
  readonly available_at: string;
}

const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const site = await startOwnSite();
    await use(site);
    await site.stop();
  },
  // By this the page is closed before its site is gone.
  baseURL: ({ site }, use) => use(site.portal),
});

test('streams that begin while the page is open are live on it, without a load', async ({
  page,
  site,
}) => {
  const answer = await page.request.get('/api/v2/live?type=stream&org=Hololive');
  const rows = (await answer.json()) as Row[];
  // One whose time has come counts as live already, although nobody has begun.
  const coming = rows
    .filter((row) => Date.parse(row.available_at) >= TEST_TIME + HOUR / 2)
    .map(({ id }) => id);
  const portal = new PortalPage(page);
  await portal.open('/');
  const live = page.getByRole('list', { name: 'Live' }).locator('a[href*="/watch/"]');
  const begun = async () => {
    const hrefs = await live.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    return hrefs.some((href) => coming.some((id) => href?.includes(id)));
  };
  expect(await begun()).toBe(false);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await site.moveTo(TEST_TIME + 2 * HOUR);
  await page.clock.fastForward(2 * HOUR);
  await expect.poll(begun).toBe(true);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
