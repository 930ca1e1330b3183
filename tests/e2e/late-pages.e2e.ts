import { expect, test } from '../support/site-test';
import { LongListPage } from '../pages/long-list.page';
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

test('an endless list is still where it was read to when the connection is back', async ({
  page,
  context,
}) => {
  const list = new LongListPage(page);
  await list.openList('/?org=All+Vtubers#archive');
  await list.read(96);
  await list.goDownTo(4_181);
  const before = await list.place();
  await context.setOffline(true);
  await expect(list.text(/You’re offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(list.text(/You’re offline/)).toBeHidden();
  await list.seePlace(before);
});
