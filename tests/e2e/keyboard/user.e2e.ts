import { PortalPage } from '../../pages/portal.page';
import { UserCard } from '../../pages/user-card.page';
import { expect, test } from '../../support/keys';

test('a guest finds the login, steps in with a role, and logs out again', async ({
  page,
  keys,
}) => {
  const portal = new PortalPage(page);
  const user = new UserCard(page);
  await portal.open('/channel');
  await keys.tabTo(portal.userButton, 'Enter');
  await keys.tabTo(user.logIn, 'Enter');
  await expect(page).toHaveURL(/\/login/);
  await expect(user.card).toBeHidden();
  await expect(portal.heading).toBeFocused();
  await keys.tabTo(portal.button('Log in as editor'), 'Enter');
  await expect(portal.message(/^Welcome, /)).toBeVisible();
  await expect(portal.userButton).toHaveAccessibleName(/’s account$/);
  await expect(portal.heading).toBeFocused();

  await keys.command('g', 'h');
  await expect(page).toHaveURL('/');
  await expect(portal.heading).toBeFocused();
  await keys.tabBackTo(portal.userButton, 'Space');
  await expect(user.role('Editor')).toBeVisible();
  await keys.press('Escape');
  await expect(user.card).toBeHidden();
  await keys.see(portal.userButton);
  await keys.press('Enter');
  await keys.tabTo(user.logOut, 'Enter');
  await expect(portal.userButton).toHaveAccessibleName('Account and login');
  await expect(user.card).toBeHidden();
  await keys.see(portal.userButton);
});
