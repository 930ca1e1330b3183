import { PortalPage } from '../../pages/portal.page';
import { expect, test } from '../../support/keys';

test('a guest finds the login, steps in with a role, and logs out again', async ({
  page,
  keys,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/channel');
  await keys.tabTo(portal.userButton, 'Enter');
  const card = page.getByRole('dialog', { name: /account/i });
  await keys.tabTo(card.getByRole('link', { name: 'Log in' }), 'Enter');
  await expect(page).toHaveURL(/\/login/);
  await expect(card).toBeHidden();
  await expect(portal.heading).toBeFocused();
  await keys.tabTo(page.getByRole('button', { name: 'Log in as editor' }), 'Enter');
  await expect(portal.message(/^Welcome, /)).toBeVisible();
  await expect(portal.userButton).toHaveAccessibleName(/’s account$/);
  await expect(portal.heading).toBeFocused();

  await keys.command('g', 'h');
  await expect(page).toHaveURL('/');
  await expect(portal.heading).toBeFocused();
  await keys.tabBackTo(portal.userButton, 'Space');
  await expect(card.getByText('Editor', { exact: true })).toBeVisible();
  await keys.press('Escape');
  await expect(card).toBeHidden();
  await keys.see(portal.userButton);
  await keys.press('Enter');
  await keys.tabTo(card.getByRole('button', { name: 'Log out' }), 'Enter');
  await expect(portal.userButton).toHaveAccessibleName('Account and login');
  await expect(card).toBeHidden();
  await keys.see(portal.userButton);
});
