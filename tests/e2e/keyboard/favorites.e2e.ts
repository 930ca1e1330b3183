import { loginAs } from '../../support/viewer';
import { PortalPage } from '../../pages/portal.page';
import { expect, test } from '../../support/keys';

test('channels are starred and unstarred, and the page of favorites follows', async ({
  page,
  keys,
}) => {
  await loginAs(page, 'viewer');
  const portal = new PortalPage(page);
  const saved = () =>
    page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/favorites'),
    );
  await portal.open('/channel');
  const hearts = page.getByRole('button', { name: /^Favorite (?!all)/ });
  await expect(hearts.first()).toBeVisible();
  const name = ((await hearts.first().getAttribute('aria-label')) ?? '').replace('Favorite ', '');
  const heart = page.getByRole('button', { name: `Favorite ${name}`, exact: true });
  const starred = saved();
  await keys.tabTo(heart, 'Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await keys.see(heart);
  await starred;
  const drawer = page.getByRole('region', { name: 'Favorites' });
  await expect(drawer.getByText(name, { exact: true })).toBeVisible();

  await keys.command('g', 'f');
  await expect(page).toHaveURL('/favorites');
  await expect(portal.heading).toBeFocused();
  await keys.tabTo(page.getByRole('tab', { selected: true }), 'ArrowRight', 'Enter');
  await expect(page.getByRole('tab', { name: 'Archive' })).toHaveAttribute('aria-selected', 'true');
  await expect(portal.cards.first()).toBeVisible();
  await keys.tabTo(portal.videoLink(portal.cards.first()));

  await keys.command('g', 'c');
  await expect(portal.heading).toHaveText('Channels');
  await expect(portal.heading).toBeFocused();
  const unstarred = saved();
  await keys.tabTo(heart, 'Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await keys.see(heart);
  await unstarred;
  await keys.command('g', 'f');
  await expect(portal.main.getByText('No favorites yet')).toBeVisible();
  await keys.tabTo(portal.main.getByRole('link', { name: 'Manage favorites' }), 'Enter');
  await expect(page).toHaveURL(/\/channel/);
});
