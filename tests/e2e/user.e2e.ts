import { AccountPage } from '../pages/account.page';
import { PortalPage } from '../pages/portal.page';
import { expect, test, watch } from '../support/quiet-page';
import { loginAs } from '../support/viewer';
import { eventually } from '../support/waits';

test('a viewer finds the calendar, the username and an API key on the page of the account', async ({
  page,
}) => {
  const account = new AccountPage(page);
  await loginAs(page, 'viewer');
  await test.step('the address of the calendar leads to it, though what is above it loads later', async () => {
    await account.open('/login#calendar');
    await expect(account.thisDevice).toBeAttached();
    await expect(account.calendarHeading).toBeInViewport();
    await expect(account.calendarHeading).toBeFocused();
    await expect(account.calendarAddress).toHaveValue(/\/favorites\.ics\?/);
  });
  const key = await test.step('an API key is shown whole, and lets its viewer in', async () => {
    const made = await account.makeKey();
    const headers = { 'x-apikey': made };
    const answer = await page.request.get('/api/v2/users/favorites', { headers });
    expect(answer.status()).toBe(200);
    return made;
  });
  await test.step('a changed username stays', async () => {
    await account.rename('Night owl');
    await expect(account.userButton).toHaveAccessibleName('Night owl’s account');
    await account.reload();
    await expect(account.username).toHaveValue('Night owl');
  });
  await test.step('the key was shown whole that one time', async () => {
    await expect(account.keyIsHidden).toBeVisible();
    expect(await page.content()).not.toContain(key);
    expect(JSON.stringify(await account.kept())).not.toContain(key);
  });
});

test('logging out takes token, favorites and cookie away, in every tab', async ({
  page,
  context,
  complaints,
}) => {
  const account = new AccountPage(page);
  const { token } = await loginAs(page, 'viewer');
  const cookies = async () => (await context.cookies()).map(({ value }) => value);
  await account.open('/login');
  await expect(account.thisDevice).toBeVisible();
  expect(await cookies()).toContain(token);

  const other = await context.newPage();
  watch(other, complaints);
  const otherTab = new PortalPage(other);
  await otherTab.open('/favorites');
  await expect(otherTab.userButton).toHaveAccessibleName(/’s account$/);

  await account.logOut();
  await expect(otherTab.userButton).toHaveAccessibleName('Account and login');
  await expect(otherTab.text('Your favorites in one place')).toBeVisible();
  await eventually('the device keeps nothing of the login', () => account.kept()).toEqual({
    token: null,
    user: null,
    favorites: null,
  });
  await eventually('the cookie is gone', cookies).not.toContain(token);
  await eventually('the token is worth nothing', async () => {
    const headers = { authorization: `BEARER ${token}` };
    return (await page.request.get('/api/v2/user/refresh', { headers })).status();
  }).toBe(401);
});
