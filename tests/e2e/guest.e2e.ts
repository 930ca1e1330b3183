import { press } from '../support/press';
import { expect, test } from '../support/quiet-page';
import { pauseClock } from '../support/site-test';
import { saved } from '../support/waits';
import { GuestPage } from '../pages/guest.page';
import { PlaylistControls } from '../pages/playlist-controls.page';
import { Report } from '../pages/report.page';

test('channels ask a guest to log in for a favorite, and lead to a channel and its clips', async ({
  page,
}) => {
  const guest = new GuestPage(page);
  await guest.open('/');
  await guest.go('Channels');
  await expect(guest.heading).toHaveText('Channels');

  await test.step('a heart asks to log in and leads there', async () => {
    await guest.pressFirstHeart();
    await expect(guest.message('Log in to favorite channels')).toBeVisible();
    await guest.answerMessage('Log in');
    await expect(page).toHaveURL(/\/login/);
    await expect(guest.heading).toHaveText('Log in');
  });

  await page.goBack();
  await expect(guest.heading).toHaveText('Channels');
  const channel = await guest.goToFirstChannel();
  await press(guest.tab('Clips'));
  await expect(page).toHaveURL(/\/channel\/[^/]+\/clips/);
  await expect(guest.clipsOf(channel)).toBeVisible();
  await expect(guest.cards.first()).toBeVisible();
});

test('a guest reports a video, and collects videos, but needs a login to save them', async ({
  page,
}) => {
  const guest = new GuestPage(page);
  const popup = new PlaylistControls(page);
  const report = new Report(page);
  await guest.open('/#archive');
  const id = await guest.videoId(guest.cards.first());
  const card = guest.cardOf(id);

  await test.step('a report is sent with its comments and thanked for', async () => {
    await guest.openMenu(card);
    await guest.choose('Report');
    await expect(report.sendButton).toBeDisabled();
    await report.fillIn('Other', 'The title names another game.');
    await saved(page, `POST /reports/video/${id}`, () => report.send());
    await expect(guest.message('Report sent, thank you!')).toBeVisible();
  });

  await test.step('saving a playlist warns for 5 seconds that it needs a login', async () => {
    await guest.save(card);
    await expect(guest.playlistButton).toHaveAccessibleName('Current playlist, 1 video');
    await popup.open();
    await popup.seeIds([id]);
    await pauseClock(page);
    await press(popup.save);
    await expect(popup.loginWarning).toBeVisible();
    await expect(popup.loginLink).toHaveAttribute('href', /^\/login/);
    await page.clock.fastForward('00:06');
    await expect(popup.loginWarning).toBeHidden();
    await popup.seeIds([id]);
  });
});

test('the videos of a blocked channel vanish from home and come back with it', async ({ page }) => {
  const guest = new GuestPage(page);
  await guest.open('/#archive');
  const channel = guest.channelLink(guest.cards.first());
  const theirs = guest.cardsOfChannel((await channel.getAttribute('href')) ?? '');
  await press(channel);
  await press(guest.blockButton);
  await expect(guest.unblockButton).toBeVisible();
  await page.goBack();
  await expect(guest.cards.first()).toBeVisible();
  await expect(theirs).toHaveCount(0);
  await guest.go('Channels');
  await press(guest.tab('Blocked'));
  await press(guest.unblockButton);
  await guest.goHome();
  await press(guest.tab('Archive'));
  await expect(theirs.first()).toBeVisible();
});
