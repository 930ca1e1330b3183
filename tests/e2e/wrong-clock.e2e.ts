/** A device with a wrong clock: the page counts by the server's time, and says so. */
import { PortalPage } from '../pages/portal.page';
import { expect, setTime, test } from '../support/site-test';
import { TEST_TIME } from '../support/test-time';

const HOUR = 3_600_000;
const WRONG = 'This device’s clock is wrong';
/** With how many are live, and how many are to come. */
const TAB = /^Live/;

test('a device that is wrong by hours counts what is live now, and its viewer is told', async ({
  page,
  context,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  await expect(portal.cards.first()).toBeVisible();
  const counts = await portal.tab(TAB).innerText();
  await expect(portal.message(WRONG)).toBeHidden();
  for (const by of [3 * HOUR, -24 * HOUR]) {
    await test.step(`${by / HOUR} hours off`, async () => {
      await setTime(context, TEST_TIME + by);
      await portal.reload();
      await expect(portal.message(WRONG)).toBeVisible();
      await expect(portal.tab(TAB)).toHaveText(counts, { useInnerText: true });
    });
  }
});
