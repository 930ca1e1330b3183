/** What happens while a page is open: the site's clock is moved, on a site of the test's own. */
import { press } from '../support/press';
import { expect, test as base } from '../support/quiet-page';
import { startOwnSite } from '../support/shared-sites';
import type { Site } from '../support/site';
import { TEST_TIME } from '../support/test-time';
import { eventually, quiet } from '../support/waits';
import { HomePage } from '../pages/home.page';
import { WatchPage } from '../pages/watch.page';

const HOUR = 3_600_000;

interface Row {
  readonly id: string;
  readonly status: string;
  readonly available_at: string;
}

const test = base.extend<{ site: Site }>({
  site: [
    async ({}, use) => {
      const site = await startOwnSite();
      await use(site);
      await site.stop();
    },
    // Of its own: a slow machine starts a site for as long as a test may take.
    { timeout: 240_000 },
  ],
  // Makes the page depend on the site, so that it is closed first.
  baseURL: ({ site }, use) => use(site.portal),
});

const LIVE = '/api/v2/live?type=stream&org=Hololive';

test('streams begin and end while a page is open: one goes live on its own page, and home follows without a load', async ({
  page,
  site,
}) => {
  const rows = async () => (await (await page.request.get(LIVE)).json()) as Row[];
  const begins = ({ available_at: time }: Row) => Date.parse(time);
  // Routed, because the browser's cache does not age with the page's clock.
  await page.route(/\/api\/v2\/(videos\/|live\?)/, (route) => route.continue());
  let now = TEST_TIME;
  const moveTo = async (time: number) => {
    await site.moveTo(time);
    return async () => {
      await page.clock.fastForward(time - now);
      now = time;
    };
  };

  await test.step('a stream that is awaited goes live on its page, and can be played', async () => {
    const next = (await rows())
      .filter((row) => begins(row) >= TEST_TIME + HOUR / 2)
      .sort((a, b) => begins(a) - begins(b))[0]!;
    const watch = new WatchPage(page);
    const running = watch.text(/^Streaming for /);
    await watch.open(`/watch/${next.id}`);
    await expect(watch.poster).toBeVisible();
    await expect(running).toHaveCount(0);

    const movePage = await moveTo(begins(next) + HOUR / 4);
    await eventually('the stream on the server', async () => {
      const answer = await page.request.get(`/api/v2/videos/${next.id}`);
      return ((await answer.json()) as Row).status;
    }).toBe('live');
    await movePage();
    await expect(running).toBeVisible();
    await press(watch.poster);
    await watch.seeVideo(next.id);
  });

  await test.step('streams that end leave the list of home, and begun ones join it', async () => {
    const before = await rows();
    const idsOf = (all: readonly Row[]) => all.map(({ id }) => id);
    const wereLive = idsOf(before.filter(({ status }) => status === 'live'));
    const coming = idsOf(before.filter((row) => begins(row) >= now + HOUR / 2));
    const home = new HomePage(page);
    await home.open();
    await quiet(page);
    const shows = async (ids: readonly string[]) => {
      const shown = await home.liveIds();
      return ids.some((id) => shown.includes(id));
    };
    expect([await shows(wereLive), await shows(coming)]).toEqual([true, false]);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    const movePage = await moveTo(now + 2 * HOUR);
    // Only the server knows which have ended: the page's clock alone moves no stream out of the list.
    const ended = async () => {
      const still = idsOf(await rows());
      return wereLive.filter((id) => !still.includes(id));
    };
    await eventually('streams that have ended', async () => (await ended()).length).toBeGreaterThan(
      0,
    );
    const gone = await ended();
    await movePage();
    await eventually('one that has ended is shown', () => shows(gone)).toBe(false);
    await eventually('one that has begun is shown', () => shows(coming)).toBe(true);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});
