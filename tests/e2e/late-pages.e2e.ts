import { press } from '../support/press';
import { expect, pauseClock, test } from '../support/site-test';
import { quiet } from '../support/waits';
import { PortalPage } from '../pages/portal.page';

/** After so long the page says that it is still loading. */
const SLOW_MS = 8_000;

// What the button does is proved in `late-page.test.tsx`. That a browser fetches a script again whose import has failed, only here.
test('a page whose script cannot be fetched is the offline state, and opens by itself when the connection is back', async ({
  page,
  context,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/settings');
  await context.setOffline(true);
  await portal.go('About');
  await expect(portal.text('You’re offline')).toBeVisible();
  await expect(portal.button('Try again')).toBeVisible();
  await expect(portal.drawer).toBeVisible();
  await context.setOffline(false);
  await expect(portal.heading).toHaveText(/^About/);
});

test('a page whose script is not answered is said to take long, and loads as a document on request', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/settings');
  await quiet(page);
  let isHeld = true;
  await page.route(/\/About-[^/]*\.js$/, async (route) => {
    if (!isHeld) await route.continue();
  });
  await pauseClock(page);
  await portal.go('About');
  await expect(page).toHaveURL('/about');
  await page.clock.runFor(SLOW_MS);
  await expect(portal.text('Still loading. This is taking longer than usual.')).toBeVisible();
  isHeld = false;
  await press(portal.button('Try again'));
  await expect(portal.heading).toHaveText(/^About/);
});
