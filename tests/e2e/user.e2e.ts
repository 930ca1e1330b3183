import type { Page } from '@playwright/test';
import { expect, test, watch } from '../support/quiet-page';
import { loginAs } from '../support/viewer';
import { PortalPage } from '../pages/portal.page';

const kept = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('token'),
    user: localStorage.getItem('user'),
    favorites: localStorage.getItem('favorites'),
  }));

test('a login leads back to where it was asked for, and the card says who it is', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/login?return=%2Fchannel%3Ftab%3Dsubber');
  await page.getByRole('button', { name: 'Log in as editor' }).click();
  await expect(page).toHaveURL('/channel?tab=subber');
  await expect(portal.message(/^Welcome, /)).toBeVisible();
  await portal.userButton.click();
  const name = await portal.userButton.getAttribute('aria-label');
  const card = page.getByRole('dialog', { name: name ?? '' });
  await expect(
    card.getByText((name ?? '').replace('’s account', ''), { exact: true }),
  ).toBeVisible();
  await expect(card.getByText('Editor', { exact: true })).toBeVisible();
});

test('a changed username stays', async ({ page }) => {
  const portal = new PortalPage(page);
  await loginAs(page, 'viewer');
  await portal.open('/login');
  const field = page.getByRole('textbox', { name: 'Username' });
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await field.fill('Night owl');
  await page.keyboard.press('Enter');
  await expect(portal.message('Your username is now Night owl.')).toBeVisible();
  await expect(portal.userButton).toHaveAccessibleName('Night owl’s account');
  await portal.reload();
  await expect(field).toHaveValue('Night owl');
});

test('the address of the calendar leads to it, though what is above it loads later', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  await loginAs(page, 'viewer');
  await portal.open('/login#calendar');
  const calendar = page.getByRole('heading', { name: 'iCal feed' });
  await expect(page.getByText('This device', { exact: true })).toBeAttached();
  await expect(calendar).toBeInViewport();
  await expect(calendar).toBeFocused();
  await expect(page.getByLabel('Your favorites', { exact: true })).toHaveValue(
    /\/favorites\.ics\?/,
  );
});

test('an API key is shown whole this one time', async ({ page }) => {
  const portal = new PortalPage(page);
  await loginAs(page, 'viewer');
  await portal.open('/login');
  const section = page.getByRole('region', { name: 'API key' });
  await section.getByRole('button', { name: 'Get an API key' }).click();
  await expect(section.getByRole('textbox', { name: 'API key' })).toHaveValue(/^oshi_[\w-]{20,}/);
  const key = await section.getByRole('textbox', { name: 'API key' }).inputValue();
  const answer = await page.request.get('/api/v2/users/favorites', {
    headers: { 'x-apikey': key },
  });
  expect(answer.status()).toBe(200);
  await portal.reload();
  await expect(section.getByText('The full key was shown when you created it.')).toBeVisible();
  expect(await page.content()).not.toContain(key);
  expect(JSON.stringify(await kept(page))).not.toContain(key);
});

test('logging out takes token, favorites and cookie away, in every tab', async ({
  page,
  context,
  complaints,
}) => {
  const portal = new PortalPage(page);
  const { token } = await loginAs(page, 'viewer');
  await portal.open('/login');
  await expect(
    page.getByRole('region', { name: 'Where you’re logged in' }).getByText('This device'),
  ).toBeVisible();
  expect((await context.cookies()).map(({ value }) => value)).toContain(token);

  const other = await context.newPage();
  watch(other, complaints);
  const otherTab = new PortalPage(other);
  await otherTab.open('/favorites');
  await expect(otherTab.userButton).toHaveAccessibleName(/’s account$/);

  await portal.userButton.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(portal.userButton).toHaveAccessibleName('Account and login');
  await expect(otherTab.userButton).toHaveAccessibleName('Account and login');
  await expect(otherTab.main.getByText('Your favorites in one place')).toBeVisible();
  await expect.poll(() => kept(page)).toEqual({ token: null, user: null, favorites: null });
  await expect
    .poll(async () => (await context.cookies()).map(({ value }) => value))
    .not.toContain(token);
  const headers = { authorization: `BEARER ${token}` };
  await expect
    .poll(async () => (await page.request.get('/api/v2/user/refresh', { headers })).status())
    .toBe(401);
});
