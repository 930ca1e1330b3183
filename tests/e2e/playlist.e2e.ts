import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, forgive, PICTURE_ELSEWHERE, test } from '../support/quiet-page';
import { setTime } from '../support/site-test';
import { loginAs } from '../support/viewer';
import { PlaylistPopup } from '../pages/playlist.page';
import { PortalPage } from '../pages/portal.page';

const SAVED = (answer: { url(): string; request(): { method(): string } }) =>
  answer.request().method() === 'POST' && /\/api\/v2\/playlist\/?$/.test(answer.url());

/** Ids of the first archived streams. */
async function someIds(page: Page, count: number): Promise<string[]> {
  const answer = await page.request.get(
    '/api/v2/videos?status=past&type=stream&org=Hololive&limit=9',
  );
  const videos = (await answer.json()) as { id: string }[];
  return videos.slice(0, count).map(({ id }) => id);
}

/** A playlist the viewer saved another day. */
async function savedList(page: Page, name: string, ids: readonly string[], token: string) {
  const answer = await page.request.post('/api/v2/playlist', {
    data: { name, video_ids: ids },
    headers: { authorization: `BEARER ${token}` },
  });
  return (await answer.json()) as number;
}

test('a new playlist is filled from home, put in order by keys, named, saved, kept, and public', async ({
  page,
  browser,
}) => {
  await loginAs(page, 'viewer');
  const portal = new PortalPage(page);
  const popup = new PlaylistPopup(page);
  await portal.open('/#archive');
  await expect(portal.cards.nth(2)).toBeVisible();
  const shown = [0, 1, 2].map((index) => portal.videoId(portal.cards.nth(index)));
  const [first = '', second = '', third = ''] = await Promise.all(shown);
  for (const id of [first, second, third]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a viewer does
    await portal.save(portal.cardOf(id));
  }
  await popup.open();
  await popup.seeIds([first, second, third]);

  await popup.rows
    .first()
    .getByRole('button', { name: /^Reorder: / })
    .focus();
  await page.keyboard.press('Space');
  await popup.hear(/ picked up, position 1 of 3/);
  await page.keyboard.press('ArrowDown');
  await popup.hear(/ position 2 of 3/);
  await page.keyboard.press('Space');
  await popup.seeIds([second, first, third]);
  await popup.rows
    .nth(2)
    .getByRole('button', { name: /^Move up: / })
    .press('Enter');
  const order = [second, third, first];
  await popup.seeIds(order);

  await popup.rename('Songs to sleep by');
  const saved = page.waitForResponse(SAVED);
  await popup.save.click();
  const id = (await (await saved).json()) as number;
  await expect(popup.unsaved).toBeHidden();
  await portal.reload();
  await popup.open();
  await popup.seeIds(order);
  await expect(popup.unsaved).toBeHidden();

  const coming = page.waitForEvent('download');
  await popup.choose('Export as CSV file');
  const file = await readFile(await (await coming).path(), 'utf8');
  expect(order.filter((one) => file.includes(one))).toEqual(order);
  await popup.choose('Open playlist page');
  await expect(page).toHaveURL(`/playlist/${id}`);

  const guest = await browser.newContext();
  await setTime(guest);
  const reader = new PortalPage(await guest.newPage());
  await reader.open(`/playlist/${id}`);
  await expect(reader.heading).toHaveText('Songs to sleep by');
  await expect(reader.cards).toHaveCount(order.length);
  expect(await reader.videoId(reader.cards.first())).toBe(second);
  await guest.close();
});

test('edits are taken back one by one, done again, or reset to what was saved', async ({
  page,
}) => {
  const { token } = await loginAs(page, 'viewer');
  const portal = new PortalPage(page);
  const popup = new PlaylistPopup(page);
  const ids = await someIds(page, 3);
  const [one, two, three] = ids;
  const id = await savedList(page, 'Evening', ids, token);
  await portal.open(`/playlist/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await popup.open();
  await popup.seeIds(ids);
  await expect(popup.undo).toBeDisabled();

  await popup.rows
    .nth(1)
    .getByRole('button', { name: /^Remove: / })
    .click();
  await popup.seeIds([one ?? '', three ?? '']);
  await expect(popup.unsaved).toBeVisible();
  await popup.rename('Late evening');
  await popup.undo.click();
  await popup.undo.click();
  await popup.seeIds(ids);
  await expect(popup.unsaved).toBeHidden();
  await popup.redo.click();
  await popup.seeIds([one ?? '', three ?? '']);
  await popup.choose('Reset unsaved changes');
  await popup.seeIds(ids);
  await expect(popup.unsaved).toBeHidden();
  await expect(popup.panel.getByText('Evening', { exact: true })).toBeVisible();
  expect(two).toBeTruthy();
});

test('a video goes into another playlist from the menu of its card', async ({ page }) => {
  const { token } = await loginAs(page, 'viewer');
  const portal = new PortalPage(page);
  const id = await savedList(page, 'For later', [], token);
  await portal.open('/#archive');
  const card = portal.cards.first();
  const video = await portal.videoId(card);
  await portal.openMenu(portal.cardOf(video));
  await page.getByRole('menuitem', { name: 'Playlist' }).press('ArrowRight');
  const entry = page.getByRole('menuitemcheckbox', { name: 'For later' });
  await expect(entry).not.toBeChecked();
  const put = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await entry.click();
  expect((await put).ok()).toBe(true);
  await portal.open(`/playlist/${id}`);
  await expect(portal.cardOf(video)).toBeVisible();
});

test('deleting a playlist asks and removes it from the server', async ({ page, complaints }) => {
  const { token } = await loginAs(page, 'viewer');
  const portal = new PortalPage(page);
  const popup = new PlaylistPopup(page);
  const id = await savedList(page, 'Short-lived', await someIds(page, 1), token);
  await portal.open('/playlists');
  await page.getByRole('button', { name: 'Make “Short-lived” the current playlist' }).click();
  await popup.open();
  await popup.choose('Delete playlist');
  const question = page.getByRole('alertdialog', { name: /Short-lived/ });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(popup.panel.getByText('Short-lived', { exact: true })).toBeVisible();
  await popup.choose('Delete playlist');
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await question.getByRole('button', { name: 'Delete playlist' }).click();
  expect((await deleted).ok()).toBe(true);
  await expect(popup.panel.getByText('Unnamed playlist')).toBeVisible();
  await popup.close();
  await expect(portal.main.getByText('Short-lived')).toHaveCount(0);
  expect((await page.request.get(`/api/v2/playlist/${id}`)).status()).toBe(404);
  // The list of playlists knows ids alone; their pictures are asked for at YouTube.
  forgive(complaints, PICTURE_ELSEWHERE);
});
