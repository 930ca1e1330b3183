import { FavoritesImportPage } from '../pages/favorites.page';
import { press } from '../support/press';
import { expect, test } from '../support/quiet-page';
import { loginAs } from '../support/viewer';
import { saved } from '../support/waits';

interface ListedChannel {
  readonly id: string;
  readonly name: string;
}

const profile = (_id: string, name: string, channels: readonly ListedChannel[]) =>
  `${JSON.stringify({
    _id,
    name,
    bgColor: '#C51162',
    textColor: '#FFFFFF',
    subscriptions: channels.map((channel) => ({
      id: channel.id,
      name: channel.name,
      thumbnail: null,
    })),
  })}\n`;

test('profiles of FreeTube become the first favorites and a group, and the focus stays on the page', async ({
  page,
}) => {
  await loginAs(page, 'viewer');
  const answer = await page.request.get('/api/v2/channels?type=vtuber&limit=3&sort=org');
  const channels = (await answer.json()) as ListedChannel[];
  const other = { id: `UC${'x'.repeat(22)}`, name: 'Elsewhere' };
  const favorites = new FavoritesImportPage(page);
  await favorites.open('/favorites');
  await favorites.chooseFile(
    'freetube-subscriptions.db',
    profile('allChannels', 'All Channels', [...channels, other]) +
      profile('one', 'Late night', channels.slice(0, 2)),
  );
  await expect(favorites.says('3 new favorites')).toBeVisible();
  await expect(favorites.says('1 channel isn’t on this site')).toBeVisible();
  await saved(page, 'PATCH /users/favorites', () => press(favorites.sendButton));
  await expect(favorites.group('Late night')).toBeVisible();
  await expect(favorites.pageHeading).toBeFocused();
});
