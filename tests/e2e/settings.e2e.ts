import { ChannelsPage } from '../pages/channels.page';
import { PlaylistPopup } from '../pages/playlist.page';
import { SettingsPage } from '../pages/settings.page';
import { holodexRecord } from '../support/holodex-record';
import { press } from '../support/press';
import { expect, forgive, PICTURE_ELSEWHERE, test } from '../support/quiet-page';
import { loginAs } from '../support/viewer';

const HTML = (words: string) => new RegExp(`<html[^>]*class="[^"]*${words}`);

test('what was chosen is there after a reload, where the server draws it, until all is reset', async ({
  page,
}) => {
  const settings = new SettingsPage(page);
  const flags = ['Infinite scroll', 'Use English channel names'];
  await settings.start();
  await test.step('the groups are read down one column after the other, in the order of the focus', async () => {
    const places = await settings.groupPlaces();
    expect(new Set(places.map(({ x }) => x)).size).toBe(3);
    expect(places.toSorted((a, b) => a.x - b.x || a.y - b.y)).toEqual(places);
  });
  await settings.pick('Mode', 'Light');
  await settings.pick('Theme', 'Rushia');
  await settings.pick('Card size', 'Small');
  for (const flag of flags) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await settings.turnOff(flag);
  }
  await settings.select('Start page', 'Favorites');
  await settings.seeFirstHtml('/settings', HTML('oshi-light oshi-theme-rushia'));

  await test.step('it is there after a reload', async () => {
    await settings.reload();
    await expect(settings.html).toHaveClass(/oshi-light.*oshi-theme-rushia/);
    await expect(settings.choice('Theme', 'Rushia')).toBeChecked();
    await expect(settings.choice('Card size', 'Small')).toBeChecked();
    await expect(settings.choice('Mode', 'Light')).toBeChecked();
    for (const flag of flags) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(settings.flag(flag)).not.toBeChecked();
    }
    await expect(settings.list('Start page')).toHaveValue('favorites');
  });
  await test.step('the chosen page is where the first visit of / leads, once', async () => {
    await settings.open('/');
    await expect(page).toHaveURL('/favorites');
    await expect(settings.heading).toHaveText('Favorites');
    await settings.go('Home');
    await expect(settings.heading).toHaveText('Home');
    await expect(page).toHaveURL('/');
  });
  await test.step('the archive is in small cards and numbered pages', async () => {
    await press(settings.tab('Archive'));
    await expect(settings.button(/^View: small cards/)).toBeVisible();
    await expect(settings.pageLink(2)).toBeVisible();
  });
  await test.step('resetting asks, and puts everything back at its default', async () => {
    await settings.start();
    await settings.reset('Cancel');
    await expect(settings.choice('Theme', 'Rushia')).toBeChecked();
    await settings.reset('Reset everything');
    await expect(settings.message('Everything has been reset.')).toBeVisible();
    await expect(settings.choice('Theme', 'Aqua')).toBeChecked();
    await expect(settings.choice('Mode', 'Same as device')).toBeChecked();
    await settings.seeFirstHtml('/settings', HTML('oshi-system"'));
    await settings.reload();
    await expect(settings.choice('Theme', 'Aqua')).toBeChecked();
  });
});

test('streams of an ignored topic are hidden, and shown again with it', async ({ page }) => {
  const settings = new SettingsPage(page);
  const openArchive = async () => {
    await settings.goHome();
    await press(settings.tab('Archive'));
    await expect(settings.cards.first()).toBeVisible();
  };
  await settings.open('/#archive');
  await expect(settings.cards.first()).toBeVisible();
  // Whatever the newest stream is about.
  const topic = await settings.topicOf(settings.cards.first());
  const streams = settings.cardsAbout(topic);
  await expect(streams.first()).toBeVisible();
  await settings.go('Settings');
  await settings.ignoreTopic(topic);
  await openArchive();
  await expect(streams).toHaveCount(0);
  await settings.start();
  await press(settings.removeButton(topic));
  await openArchive();
  await expect(streams.first()).toBeVisible();
});

test('the language changes without loading the page again; one in the address goes along and is kept nowhere', async ({
  page,
}) => {
  const settings = new SettingsPage(page);
  await test.step('a language in the address goes along from page to page', async () => {
    await settings.start('/settings?lang=ja');
    await expect(settings.heading).toHaveText('設定');
    await settings.go('チャンネル', 'すべてのページ');
    await expect(settings.heading).toHaveText('チャンネル');
    await expect(page).toHaveURL(/[?&]lang=ja/);
  });
  await test.step('it is kept nowhere', async () => {
    await settings.start();
    await expect(settings.heading).toHaveText('Settings');
    expect(await settings.firstHtml('/')).toContain('<html lang="en"');
  });
  await test.step('the chosen language is there without a load, and kept', async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await settings.select('Site language', '日本語');
    await expect(settings.heading).toHaveText('設定');
    await expect(settings.html).toHaveAttribute('lang', 'ja');
    await settings.go('チャンネル', 'すべてのページ');
    await expect(settings.heading).toHaveText('チャンネル');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await settings.seeFirstHtml('/', /<html lang="ja"/);
  });
});

test('a device that comes from the original portal finds its settings and its playlist', async ({
  page,
  complaints,
}) => {
  const answer = await page.request.get('/api/v2/videos?status=past&type=stream&limit=2');
  const found = (await answer.json()) as { id: string; title: string; channel: { id: string } }[];
  const videos = found.map(({ id, title, channel }) => ({ id, title, channelId: channel.id }));
  const record = holodexRecord(videos);
  await page.addInitScript((text) => {
    if (localStorage.length > 0) return;
    localStorage.setItem('holodex-v2', text);
    localStorage.setItem('theme', '8');
    localStorage.setItem('darkMode', 'false');
  }, record);
  const settings = new SettingsPage(page);
  const popup = new PlaylistPopup(page);
  await settings.start();
  await expect(settings.choice('Theme', 'Suisei')).toBeChecked();
  await expect(settings.choice('Mode', 'Light')).toBeChecked();
  await expect(settings.flag('Infinite scroll')).not.toBeChecked();
  await expect(settings.flag('Hide placeholder streams')).toBeChecked();
  await expect(settings.choice('Card size', 'Small')).toBeChecked();
  await expect(settings.removeButton('Shogi')).toBeVisible();
  await expect(settings.button('Organization: Niji')).toBeVisible();
  await popup.open();
  await popup.seeName('Brought along');
  await popup.seeIds(videos.map(({ id }) => id));
  await settings.seeFirstHtml('/', HTML('oshi-light oshi-theme-suisei'));
  // The record says nothing of pictures.
  forgive(complaints, PICTURE_ELSEWHERE);
});

test('a channel is blocked by its name, stays blocked after a reload, and is shown again', async ({
  page,
}) => {
  const settings = new SettingsPage(page);
  const channels = new ChannelsPage(page);
  await loginAs(page, 'viewer');
  await channels.start();
  const name = await channels.nameOf(0);
  await channels.go('Settings');
  await settings.blockChannel(name);

  await settings.start();
  await expect(settings.removeButton(name)).toBeVisible();
  await channels.open('/channel?tab=blocked');
  await expect(channels.rows).toContainText(name);
  await channels.go('Settings');
  await press(settings.removeButton(name));
  await expect(settings.removeButton(name)).toBeHidden();
  await settings.go('Channels');
  await press(channels.tab('Blocked'));
  await expect(channels.text('No blocked channels')).toBeVisible();
});
