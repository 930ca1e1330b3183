/** What happens while a page is open: the site's clock is moved, on a site of the test's own. */
import { expect, test as base } from '../support/quiet-page';
import { startOwnSite } from '../support/shared-sites';
import type { Site } from '../support/site';
import { TEST_TIME } from '../support/test-time';
import { PortalPage } from '../pages/portal.page';
import { WatchPage } from '../pages/watch.page';

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
  // Makes the page depend on the site, so that it is closed first.
  baseURL: ({ site }, use) => use(site.portal),
});

const LIVE = '/api/v2/live?type=stream&org=Hololive';

test('streams that end while the page is open leave its list, and begun ones join, without a load', async ({
  page,
  site,
}) => {
  const rows = async () => (await (await page.request.get(LIVE)).json()) as Row[];
  const idsOf = (all: readonly Row[]) => all.map(({ id }) => id);
  const before = await rows();
  const wereLive = idsOf(before.filter(({ status }) => status === 'live'));
  const coming = idsOf(
    before.filter((row) => Date.parse(row.available_at) >= TEST_TIME + HOUR / 2),
  );
  const portal = new PortalPage(page);
  // Routed, because the browser's cache does not age with the page's clock.
  await page.route('**/api/v2/live?**', (route) => route.continue());
  await portal.open('/');
  await page.waitForLoadState('networkidle');
  const live = page.getByRole('list', { name: 'Live' }).locator('a[href*="/watch/"]');
  const shows = async (ids: readonly string[]) => {
    const hrefs = await live.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    return hrefs.some((href) => ids.some((id) => href?.includes(id)));
  };
  expect([await shows(wereLive), await shows(coming)]).toEqual([true, false]);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await site.moveTo(TEST_TIME + 2 * HOUR);
  // Only the server knows which have ended: the page's clock alone moves no stream out of the list.
  const ended = async () => {
    const now = idsOf(await rows());
    return wereLive.filter((id) => !now.includes(id));
  };
  await expect.poll(async () => (await ended()).length).toBeGreaterThan(0);
  const gone = await ended();
  await page.clock.fastForward(2 * HOUR);
  await expect.poll(() => shows(gone)).toBe(false);
  await expect.poll(() => shows(coming)).toBe(true);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a stream that is awaited on its page goes live there, and can be played', async ({
  page,
  site,
}) => {
  const rows = (await (await page.request.get(LIVE)).json()) as Row[];
  const [next] = rows
    .filter((row) => Date.parse(row.available_at) >= TEST_TIME + HOUR / 2)
    .sort((a, b) => a.available_at.localeCompare(b.available_at));
  const watch = new WatchPage(page);
  // Routed, because the browser's cache does not age with the page's clock.
  await page.route('**/api/v2/videos/**', (route) => route.continue());
  await watch.open(`/watch/${next?.id}`);
  const running = watch.main.getByText(/^Streaming for /);
  await expect(watch.poster).toBeVisible();
  await expect(running).toHaveCount(0);

  const start = Date.parse(next?.available_at ?? '') + HOUR / 4;
  await site.moveTo(start);
  const status = async () =>
    ((await (await page.request.get(`/api/v2/videos/${next?.id}`)).json()) as Row).status;
  await expect.poll(status).toBe('live');
  await page.clock.fastForward(start - TEST_TIME);
  await expect(running).toBeVisible();
  await watch.poster.click();
  await watch.seeVideo(next?.id);
});
