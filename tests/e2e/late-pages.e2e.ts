import { expect, test } from '../support/site-test';
import { PortalPage } from '../pages/portal.page';

// What the button does is proved in `late-page.test.tsx`. That a browser fetches a script again whose import has failed, only here.
test('a page whose script cannot be fetched is the offline state, and opens by itself when the connection is back', async ({
  page,
  context,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  await context.setOffline(true);
  await portal.go('About');
  await expect(portal.text('You’re offline')).toBeVisible();
  await expect(portal.button('Try again')).toBeVisible();
  await expect(portal.drawer).toBeVisible();
  await context.setOffline(false);
  await expect(portal.heading).toHaveText(/^About/);
});
