import { GroupsPage } from '../pages/favorites.page';
import { MultiviewPage } from '../pages/multiview.page';
import { press } from '../support/press';
import { expect, forgive, test } from '../support/quiet-page';
import { loginAs } from '../support/viewer';
import { installed, saved } from '../support/waits';

const CALL = 'PATCH /users/favorites/groups';

interface ListedChannel {
  readonly id: string;
  readonly org: string;
}

test.use({ knowsWorkers: true });

test('a group is made of an organization, shown alone, moved by keys without a connection, and kept', async ({
  page,
  context,
  complaints,
}) => {
  const { token } = await loginAs(page, 'viewer');
  const answer = await page.request.get('/api/v2/channels?type=vtuber&limit=40&sort=org');
  const channels = (await answer.json()) as ListedChannel[];
  await page.request.patch('/api/v2/users/favorites', {
    headers: { authorization: `Bearer ${token}` },
    data: channels.map(({ id }) => ({ op: 'add', channel_id: id })),
  });
  const org = channels[0]?.org ?? '';
  const favorites = new GroupsPage(page);
  await favorites.open('/favorites');
  await favorites.make('Late night', org);
  await expect(favorites.group('Late night')).toBeVisible();
  await saved(page, CALL, () => favorites.make('Others'));
  await press(favorites.group('Late night'));
  await expect(favorites.group('Late night')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/[?&]group=/);

  await installed(page);
  await press(favorites.editButton);
  await expect(favorites.handle('Others')).toBeVisible();
  await context.setOffline(true);
  await favorites.handle('Others').focus();
  await page.keyboard.press('Space');
  await expect(favorites.said('Others picked up, position 2 of 2.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(favorites.said('Others is now over position 1 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await press(favorites.closeButton);
  await expect(favorites.groups).toHaveText(['All', 'Others', 'Late night']);
  await saved(page, CALL, () => context.setOffline(false));
  await favorites.reload();
  await expect(favorites.groups).toHaveText(['All', 'Others', 'Late night']);
  await expect(favorites.group('Late night')).toHaveAttribute('aria-current', 'true');
  forgive(complaints, /net::ERR_INTERNET_DISCONNECTED/);
});

test('what is live of a group is watched together', async ({ page }) => {
  const { token } = await loginAs(page, 'viewer');
  const answer = await page.request.get('/api/v2/live?org=Hololive&status=live&type=stream');
  const live = (await answer.json()) as { readonly channel: ListedChannel }[];
  const ids = new Set(live.map(({ channel }) => channel.id));
  expect(ids.size).toBeGreaterThan(1);
  await page.request.patch('/api/v2/users/favorites', {
    headers: { authorization: `Bearer ${token}` },
    data: [...ids].map((id) => ({ op: 'add', channel_id: id })),
  });
  const favorites = new GroupsPage(page);
  await favorites.open('/favorites');
  await favorites.make('Live now', 'Hololive');
  await press(favorites.group('Live now'));
  await press(favorites.together);
  await expect(page).toHaveURL(/\/multiview\//);
  const { cells } = new MultiviewPage(page);
  await expect(cells.nth(1)).toBeVisible();
});
