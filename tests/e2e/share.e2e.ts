/** Channels, playlists and boards are passed on as videos are: by their address, and as an element of another site. */
import type { Channel } from '@oshimado/contract';
import { EmbedMakerPage } from '../pages/embed-maker.page';
import { FeedControls } from '../pages/feed-controls.page';
import { PlaylistsPage } from '../pages/playlists.page';
import { ShareMenuPage } from '../pages/share-menu.page';
import { violationsOf } from '../support/axe';
import { expect, test } from '../support/quiet-page';
import { eventually } from '../support/waits';
import { loginAs } from '../support/viewer';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** A menu is beside the landmarks while it is open. */
const IN_MENU = { rules: { region: { enabled: false } } };

const PHONE = { width: 360, height: 740 };

test('the page of a channel is shared, and its streams become an element', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/v2/channels?type=vtuber&org=Hololive&limit=1');
  const [channel] = (await answer.json()) as readonly Channel[];
  const { id = '' } = channel ?? {};
  const portal = new ShareMenuPage(page);
  await page.setViewportSize(PHONE);
  await portal.open(`/channel/${id}/about`);

  await test.step('on a phone, the button is in one row with the others', async () => {
    await portal.openShare();
    expect(await violationsOf(page, IN_MENU)).toEqual([]);
    await portal.choose('Copy link');
    await eventually('the copied address', () => portal.copied()).toMatch(
      new RegExp(`^http.*/channel/${id}/about$`),
    );
    const [heart, share] = await portal.buttonTops();
    expect(share).toBe(heart);
  });

  await test.step('the keyboard opens it on its first entry', async () => {
    await portal.shareButton.focus();
    await page.keyboard.press('Enter');
    await expect(portal.menu.entry('Copy link')).toBeFocused();
    await portal.menu.escape();
    await expect(portal.shareButton).toBeFocused();
  });

  await test.step('Embed leads to the streams of the channel', async () => {
    await portal.openShare();
    await portal.choose('Embed');
    const maker = new EmbedMakerPage(page);
    await maker.seeChosen('Live board');
    await expect(page).toHaveURL(new RegExp(`attr-channels=${id}`));
  });
});

test('a board is shared with its organization, which only this device has chosen', async ({
  page,
}) => {
  const portal = new ShareMenuPage(page);
  const { viewButton } = new FeedControls(page);
  await page.setViewportSize(PHONE);
  await portal.open('/');
  await portal.openShare(viewButton);
  expect(await violationsOf(page, IN_MENU)).toEqual([]);
  await portal.choose('Copy link');
  await eventually('the copied address', () => portal.copied()).toMatch(/\/\?org=Hololive$/);
  await portal.openShare(viewButton);
  await portal.choose('Embed');
  await new EmbedMakerPage(page).seeChosen('Live board');
  await expect(page).toHaveURL(/attr-org=Hololive/);
});

test('a playlist is shared by its address, and becomes an element', async ({ page }) => {
  const { token } = await loginAs(page, 'viewer');
  const playlists = new PlaylistsPage(page);
  const id = await playlists.saveBefore(token, 'Shared', await playlists.someIds(2));
  const portal = new ShareMenuPage(page);
  await page.setViewportSize(PHONE);
  await portal.open(`/playlist/${id}`);
  await portal.openShare();
  expect(await violationsOf(page, IN_MENU)).toEqual([]);
  await portal.choose('Copy link');
  await eventually('the copied address', () => portal.copied()).toMatch(
    new RegExp(`/playlist/${id}$`),
  );
  await portal.openShare();
  await portal.choose('Embed');
  await new EmbedMakerPage(page).seeChosen('Playlist');
  await expect(page).toHaveURL(new RegExp(`attr-playlist=${id}`));
});
