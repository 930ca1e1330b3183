import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/quiet-page';
import { TEST_TIME } from '../support/test-time';
import { loginAs } from '../support/viewer';
import { PortalPage } from '../pages/portal.page';

const LINK = 'https://www.twitch.tv/videos/1234567890';

/** A line that the viewer wrote another day. */
async function written(page: Page, token: string, room: string, query: string, message: string) {
  const data = { tempid: 'a', name: 'me', timestamp: TEST_TIME, message, duration: 1_500 };
  const answer = await page.request.post(`/api/v2/videos/${room}/scripteditor/log?${query}`, {
    data: [{ type: 'Add', data }],
    headers: { authorization: `BEARER ${token}` },
  });
  expect(answer.ok()).toBe(true);
}

async function pastVideo(page: Page) {
  const answer = await page.request.get('/api/v2/videos?status=past&type=stream&limit=1');
  const [video] = (await answer.json()) as { id: string; title: string }[];
  return video ?? { id: '', title: '' };
}

const SRT = '1\n00:00:01,000 --> 00:00:02,500\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nBye\n';

test('a script is uploaded, listed, downloaded, deleted, and brought back', async ({ page }) => {
  const { token } = await loginAs(page, 'translator');
  const video = await pastVideo(page);
  await written(page, token, video.id, 'lang=en', 'Of yesterday');
  const portal = new PortalPage(page);
  await portal.open('/scriptmanager');
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('English');
  await expect(row.locator(`a[href="/watch/${video.id}"]`)).toBeVisible();

  await row.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: 'Upload script…' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload script' });
  await upload
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.srt', mimeType: 'text/plain', buffer: Buffer.from(SRT) });
  await upload.getByRole('button', { name: 'Overwrite' }).click();
  await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible();

  await row.getByRole('button', { name: /^Download / }).click();
  await expect(page.getByText('2 lines · 1 speaker')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^Translator.* - .*\.srt$/);
  expect(await readFile(await file.path(), 'utf8')).toBe(`${SRT}\n`);

  await row.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('All 2 of your lines in English');
  await question.getByRole('button', { name: 'Delete script' }).click();
  await expect(page.getByRole('heading', { name: 'No scripts yet' })).toBeVisible();
  const toast = page.getByRole('listitem').filter({ hasText: 'Deleted 2 lines' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(portal.message('Your script is back')).toBeVisible();
  await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible();
});

test('a script of another site gets a new link, completed with https', async ({ page }) => {
  const { token } = await loginAs(page, 'translator');
  const room = new URLSearchParams({ lang: 'ja', custom_video_id: LINK }).toString();
  await written(page, token, 'custom', room, 'こんばんは');
  const portal = new PortalPage(page);
  await portal.open('/scriptmanager');
  await page.getByRole('button', { name: `More for ${LINK}` }).click();
  await page.getByRole('menuitem', { name: 'Change link…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change link' });
  const field = dialog.getByRole('textbox', { name: 'Link' });
  await field.fill('youtu.be/aaaaaaaaaaa');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/This is a video on YouTube/)).toBeVisible();
  await field.fill('twitcasting.tv/name');
  await page.keyboard.press('Enter');
  await expect(portal.message('Link changed')).toBeVisible();
  const link = page.getByRole('link', { name: /^https:\/\/twitcasting\.tv\/name/ });
  await expect(link).toHaveAttribute('href', 'https://twitcasting.tv/name');
});

test('a guest is led to the login and back', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/scriptmanager?page=2');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Log in as translator' }).click();
  await expect(page).toHaveURL('/scriptmanager?page=2');
  await expect(page.getByText('There’s nothing on this page')).toBeVisible();
});
