import { expect, test } from '../support/site-test';
import { PortalPage } from '../pages/portal.page';

test('a page whose script cannot be fetched is the offline state, and opens by itself when the connection is back', async ({
  page,
  context,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'About' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('You’re offline')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'About' })).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
});

test('a page whose script failed is asked for again', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  await page.route(/assets\/About-.*\.js/, (route) => route.abort());
  await page.getByRole('link', { name: 'About' }).click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute(/assets\/About-.*\.js/);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
});
