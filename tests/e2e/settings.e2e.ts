import { expect, forgive, PICTURE_ELSEWHERE, test } from '../support/quiet-page';
import { holodexRecord } from '../support/holodex-record';
import { loginAs } from '../support/viewer';
import { PlaylistPopup } from '../pages/playlist.page';
import { SettingsPage } from '../pages/settings.page';

const HTML = (words: string) => new RegExp(`<html[^>]*class="[^"]*${words}`);

test('what was chosen is there after a reload, and the server draws it so that nothing flashes', async ({
  page,
}) => {
  const settings = new SettingsPage(page);
  await settings.start();
  await settings.choice('Mode', 'Light').check();
  await settings.choice('Theme', 'Rushia').check();
  await settings.choice('Card size', 'Small').check();
  await settings.flag('Infinite scroll').uncheck();
  await settings.flag('Use English channel names').uncheck();
  await settings.list('Start page').selectOption('Favorites');
  await settings.seeFirstHtml('/settings', HTML('oshi-light oshi-theme-rushia'));

  await settings.reload();
  await expect(page.locator('html')).toHaveClass(/oshi-light.*oshi-theme-rushia/);
  await expect(settings.choice('Theme', 'Rushia')).toBeChecked();
  await expect(settings.choice('Card size', 'Small')).toBeChecked();
  await expect(settings.choice('Mode', 'Light')).toBeChecked();
  for (const name of ['Infinite scroll', 'Use English channel names']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(settings.flag(name)).not.toBeChecked();
  }
  await expect(settings.list('Start page')).toHaveValue('favorites');

  await settings.open('/#archive');
  await expect(page.getByRole('button', { name: /^Small cards/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toBeVisible();
});

test('the chosen page is where the first visit of / leads, once', async ({ page }) => {
  const settings = new SettingsPage(page);
  await settings.start();
  await settings.list('Start page').selectOption('Favorites');
  await settings.start('/about');
  await settings.open('/');
  await expect(page).toHaveURL('/favorites');
  await expect(settings.heading).toHaveText('Favorites');
  await page
    .getByRole('navigation', { name: 'All pages' })
    .getByRole('link', { name: 'Home' })
    .click();
  await expect(settings.heading).toHaveText('Home');
  await expect(page).toHaveURL('/');
});

test('streams of an ignored topic are hidden, and shown again with it', async ({ page }) => {
  const settings = new SettingsPage(page);
  await settings.open('/#archive');
  await expect(settings.cards.first()).toBeVisible();
  // Whatever the newest stream is about.
  const topic = await settings.topicOf(settings.cards.first());
  const streams = settings.cards.filter({ has: page.getByText(new RegExp(`^${topic}$`, 'i')) });
  const remove = page.getByRole('button', { name: `Remove ${topic}`, exact: true });
  await expect(streams.first()).toBeVisible();
  await settings.start();
  await settings.list('Ignored topics').fill(topic);
  await page
    .getByRole('option', { name: new RegExp(`^${topic}`, 'i') })
    .first()
    .click();
  await expect(remove).toBeVisible();
  await settings.open('/#archive');
  await expect(settings.cards.first()).toBeVisible();
  await expect(streams).toHaveCount(0);
  await settings.start();
  await remove.click();
  await settings.open('/#archive');
  await expect(streams.first()).toBeVisible();
});

test('resetting asks, and puts everything back at its default', async ({ page }) => {
  const settings = new SettingsPage(page);
  await settings.start();
  await settings.choice('Mode', 'Light').check();
  await settings.choice('Theme', 'Coco').check();
  const reset = page.getByRole('button', { name: 'Reset all settings' });
  const question = page.getByRole('alertdialog', { name: 'Reset everything?' });
  await reset.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(settings.choice('Theme', 'Coco')).toBeChecked();
  await reset.click();
  await question.getByRole('button', { name: 'Reset everything' }).click();
  await expect(settings.message('Everything has been reset.')).toBeVisible();
  await expect(settings.choice('Theme', 'Aqua')).toBeChecked();
  await expect(settings.choice('Mode', 'Same as device')).toBeChecked();
  await settings.seeFirstHtml('/settings', HTML('oshi-system"'));
  await settings.reload();
  await expect(settings.choice('Theme', 'Aqua')).toBeChecked();
});

test('the language changes without loading the page again', async ({ page }) => {
  const settings = new SettingsPage(page);
  await settings.start();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await settings.list('Site language').selectOption('日本語');
  await expect(settings.heading).toHaveText('設定');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page
    .getByRole('navigation', { name: 'すべてのページ' })
    .getByRole('link', { name: 'チャンネル' })
    .click();
  await expect(settings.heading).toHaveText('チャンネル');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await settings.seeFirstHtml('/', /<html lang="ja"/);
});

test('a language in the address goes along from page to page and is kept nowhere', async ({
  page,
}) => {
  const settings = new SettingsPage(page);
  await settings.start('/settings?lang=ja');
  await expect(settings.heading).toHaveText('設定');
  await page
    .getByRole('navigation', { name: 'すべてのページ' })
    .getByRole('link', { name: 'チャンネル' })
    .click();
  await expect(settings.heading).toHaveText('チャンネル');
  await expect(page).toHaveURL(/[?&]lang=ja/);
  await settings.start('/settings');
  await expect(settings.heading).toHaveText('Settings');
  expect(await settings.firstHtml('/')).toContain('<html lang="en"');
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
  await expect(page.getByRole('button', { name: 'Remove shogi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Organization: Niji' })).toBeVisible();
  await popup.open();
  await expect(popup.panel.getByText('Brought along')).toBeVisible();
  await popup.seeIds(videos.map(({ id }) => id));
  await settings.seeFirstHtml('/', HTML('oshi-light oshi-theme-suisei'));
  // The record says nothing of pictures.
  forgive(complaints, PICTURE_ELSEWHERE);
});

test('a channel is blocked by its name, stays blocked after a reload, and is shown again', async ({
  page,
}) => {
  const settings = new SettingsPage(page);
  await loginAs(page, 'viewer');
  await settings.open('/channel');
  const heart = page.getByRole('button', { name: /^Favorite (?!all)/ }).first();
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Favorite ', '');
  await settings.start();
  const field = settings.list('Blocked channels');
  await field.pressSequentially(name);
  const option = page.getByRole('option').filter({ hasText: name }).first();
  await expect(option).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByText(`${name} is blocked on this device`, { exact: true })).toBeVisible();

  await settings.reload();
  const remove = settings.main.getByRole('button', { name: `Remove ${name}`, exact: true });
  await expect(remove).toBeVisible();
  await settings.open('/channel?tab=blocked');
  await expect(page.getByRole('tabpanel').getByRole('article')).toContainText(name);
  await settings.start();
  await remove.click();
  await expect(remove).toBeHidden();
  await settings.open('/channel?tab=blocked');
  await expect(page.getByText('No blocked channels')).toBeVisible();
});
