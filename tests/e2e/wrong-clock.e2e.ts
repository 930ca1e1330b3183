/** A device with a wrong clock: the page counts by the server's time, and says so. */
import { PortalPage } from '../pages/portal.page';
import { startOwnSite } from '../support/shared-sites';
import type { Site } from '../support/site';
import { expect, setTime, test } from '../support/site-test';
import { TEST_TIME } from '../support/test-time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Streams begin at full minutes, and count as overdue at full minutes: within one of them nothing changes. */
const NOW = TEST_TIME + MINUTE / 2;
const WRONG = 'This device’s clock is wrong';
/** With how many are live, and how many are to come. */
const TAB = /^Live/;

let site: Site;

test.beforeAll(async () => {
  site = await startOwnSite();
  await site.moveTo(NOW);
});
test.afterAll(() => site.stop());

test('a device that is wrong by hours counts what is live now, and its viewer is told', async ({
  page,
  context,
}) => {
  const portal = new PortalPage(page);
  await setTime(context, NOW);
  await portal.open(site.portal);
  await expect(portal.cards.first()).toBeVisible();
  const counts = await portal.tab(TAB).innerText();
  await expect(portal.message(WRONG)).toBeHidden();
  for (const by of [3 * HOUR, -24 * HOUR]) {
    await test.step(`${by / HOUR} hours off`, async () => {
      await setTime(context, NOW + by);
      await portal.reload();
      await expect(portal.message(WRONG)).toBeVisible();
      await expect(portal.tab(TAB)).toHaveText(counts, { useInnerText: true });
    });
  }
});
