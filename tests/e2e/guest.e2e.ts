import { expect, test } from '../support/quiet-page';
import { standStill } from '../support/site-test';
import { PlaylistPopup } from '../pages/playlist.page';
import { PortalPage } from '../pages/portal.page';

const EDGE_PX = 60;

test('the way back from a video restores the tab and the place in the list', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  await page.getByRole('tab', { name: 'Clips' }).click();
  await expect(page.getByRole('list', { name: 'Clips' })).toBeVisible();
  await page.getByRole('tab', { name: 'Archive' }).click();
  await expect(page.getByRole('list', { name: 'Archived streams' })).toBeVisible();
  const card = portal.cards.nth(17);
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(EDGE_PX);
  const id = await portal.videoId(card);
  await portal.videoLink(card).click();
  await expect(page).toHaveURL(new RegExp(`/watch/${id}`));
  await expect(portal.heading).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/#archive');
  await expect(portal.cardOf(id)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - EDGE_PX);
});

test('channels lead to a channel, and the channel to its clips', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  await page
    .getByRole('navigation', { name: 'All pages' })
    .getByRole('link', { name: 'Channels' })
    .click();
  await expect(portal.heading).toHaveText('Channels');
  const channel = portal.main.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = await channel.innerText();
  await channel.click();
  await expect(portal.heading).toContainText(name);
  await page.getByRole('tab', { name: 'Clips' }).click();
  await expect(page).toHaveURL(/\/channel\/[^/]+\/clips/);
  await expect(page.getByRole('list', { name: `Clips of ${name}` })).toBeVisible();
  await expect(portal.cards.first()).toBeVisible();
});

test('the heart of a channel asks a guest to log in and leads there', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/channel');
  await page.getByRole('button', { name: 'Log in to favorite channels' }).first().click();
  await expect(portal.message('Log in to favorite channels')).toBeVisible();
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Log in' })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect(portal.heading).toHaveText('Log in');
});

test('a guest collects videos; saving warns for 5 seconds that it needs a login', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  const popup = new PlaylistPopup(page);
  await portal.open('/#archive');
  const id = await portal.videoId(portal.cards.first());
  await portal.save(portal.cardOf(id));
  await expect(portal.playlistButton).toHaveAccessibleName('Current playlist, 1 video');
  await popup.open();
  await popup.seeIds([id]);
  await standStill(page);
  await popup.save.click();
  const warning = popup.panel.getByText('You need to be logged in to save playlists');
  await expect(warning).toBeVisible();
  await expect(popup.panel.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    /^\/login/,
  );
  await page.clock.fastForward('00:06');
  await expect(warning).toBeHidden();
  await popup.seeIds([id]);
});

test('the videos of a blocked channel vanish from home and come back with it', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/#archive');
  const channel = portal.cards.first().locator('a[href^="/channel/"]').first();
  const href = (await channel.getAttribute('href')) ?? '';
  const theirs = portal.cards.filter({ has: page.locator(`a[href="${href}"]`) });
  await channel.click();
  await page.getByRole('button', { name: /^Block / }).click();
  await page.goBack();
  await expect(portal.cards.first()).toBeVisible();
  await expect(theirs).toHaveCount(0);
  await portal.open('/channel?tab=blocked');
  await page.getByRole('button', { name: /^Blocked\. Unblock/ }).click();
  await portal.open('/#archive');
  await expect(theirs.first()).toBeVisible();
});

test('a report is sent with its comments and thanked for', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/#archive');
  await portal.openMenu(portal.cards.first());
  // Who came with a pointer finds no entry chosen.
  await expect(page.getByRole('menu')).toBeFocused();
  await portal.choose('Report');
  const dialog = page.getByRole('dialog', { name: 'Report' });
  const send = dialog.getByRole('button', { name: 'Send report' });
  await expect(send).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Other' }).check();
  await dialog.getByRole('textbox', { name: 'Comments' }).fill('The title names another game.');
  const sent = page.waitForResponse((answer) => answer.url().includes('/reports/'));
  await send.click();
  expect((await sent).ok()).toBe(true);
  await expect(portal.message('Report sent, thank you!')).toBeVisible();
  await expect(dialog).toBeHidden();
});
