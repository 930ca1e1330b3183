import { FavoritesPage } from '../../pages/favorites.page';
import { expect, test } from '../../support/keys';
import { loginAs } from '../../support/viewer';
import { saved } from '../../support/waits';

test('channels are starred and unstarred, and the page of favorites follows', async ({
  page,
  keys,
}) => {
  await loginAs(page, 'viewer');
  const channels = new FavoritesPage(page);
  await channels.start();
  const name = await channels.nameOf(0);
  const heart = channels.heartOf(name);
  await saved(page, 'PATCH /users/favorites', async () => {
    await keys.tabTo(heart, 'Space');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await keys.see(heart);
  });
  await expect(channels.inDrawer(name)).toBeVisible();

  await keys.command('g', 'f');
  await expect(page).toHaveURL('/favorites');
  await expect(channels.heading).toBeFocused();
  await keys.tabTo(channels.tab(/^Live/), 'ArrowRight', 'Enter');
  await expect(channels.tab('Archive')).toHaveAttribute('aria-selected', 'true');
  await expect(channels.cards.first()).toBeVisible();
  await keys.tabTo(channels.videoLink(channels.cards.first()));

  await keys.command('g', 'c');
  await expect(channels.heading).toHaveText('Channels');
  await expect(channels.heading).toBeFocused();
  await saved(page, 'PATCH /users/favorites', async () => {
    await keys.tabTo(heart, 'Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await keys.see(heart);
  });
  await keys.command('g', 'f');
  await expect(channels.text('No favorites yet')).toBeVisible();
  await keys.tabTo(channels.manageLink, 'Enter');
  await expect(page).toHaveURL(/\/channel/);
});
