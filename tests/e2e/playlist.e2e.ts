import { readFile } from 'node:fs/promises';
import { expect, forgive, PICTURE_ELSEWHERE, test } from '../support/quiet-page';
import { setTime } from '../support/site-test';
import { press } from '../support/press';
import { loginAs } from '../support/viewer';
import { saved } from '../support/waits';
import { PlaylistPopup } from '../pages/playlist.page';
import { PlaylistsPage } from '../pages/playlists.page';
import { PortalPage } from '../pages/portal.page';

test('a new playlist is filled from home, put in order, named, saved, kept, and public', async ({
  page,
  browser,
}) => {
  const { token } = await loginAs(page, 'viewer');
  const playlists = new PlaylistsPage(page);
  const popup = new PlaylistPopup(page);
  const later = await playlists.saveBefore(token, 'For later');
  await playlists.open('/#archive');
  await expect(playlists.cards.nth(2)).toBeVisible();
  const shown = [0, 1, 2].map((index) => playlists.videoId(playlists.cards.nth(index)));
  const [first = '', second = '', third = ''] = await Promise.all(shown);

  await test.step('a video goes into another playlist from the menu of its card', async () => {
    await saved(page, `PUT /video-playlist/${later}/${first}`, () =>
      popup.putInto('For later', playlists.cardOf(first)),
    );
    await page.keyboard.press('Escape');
  });

  await test.step('videos go into the current one by their buttons', async () => {
    for (const id of [first, second, third]) await playlists.save(playlists.cardOf(id));
    await popup.open();
    await popup.seeIds([first, second, third]);
  });

  const order = [first, third, second];
  const answer = await test.step('it is put in order, named, and saved', async () => {
    await popup.moveUp(2);
    await popup.seeIds(order);
    await popup.rename('Songs to sleep by');
    return saved(page, 'POST /playlist', () => press(popup.save));
  });
  const id = (await answer.json()) as number;
  await expect(popup.unsaved).toBeHidden();

  await test.step('it is there after loading again, and in a file', async () => {
    await playlists.reload();
    await popup.open();
    await popup.seeIds(order);
    await expect(popup.unsaved).toBeHidden();
    const coming = page.waitForEvent('download');
    await popup.choose('Export as CSV file');
    const file = await readFile(await (await coming).path(), 'utf8');
    expect(order.filter((one) => file.includes(one))).toEqual(order);
    await popup.choose('Open playlist page');
    await expect(page).toHaveURL(`/playlist/${id}`);
  });

  await test.step('a guest sees it', async () => {
    const guest = await browser.newContext();
    await setTime(guest);
    const reader = new PortalPage(await guest.newPage());
    await reader.open(`/playlist/${id}`);
    await expect(reader.heading).toHaveText('Songs to sleep by');
    await expect(reader.cards).toHaveCount(order.length);
    expect(await reader.videoId(reader.cards.first())).toBe(first);
    await guest.close();
  });
});

test('a saved playlist is edited step by step, reset, and deleted after a question', async ({
  page,
  complaints,
}) => {
  const { token } = await loginAs(page, 'viewer');
  const playlists = new PlaylistsPage(page);
  const popup = new PlaylistPopup(page);
  const ids = await playlists.someIds(3);
  const [one = '', , three = ''] = ids;
  const id = await playlists.saveBefore(token, 'Evening', ids);
  await playlists.open('/playlists');
  await playlists.edit('Evening');
  await popup.open();
  await popup.seeIds(ids);
  await expect(popup.undo).toBeDisabled();

  await test.step('edits are taken back one by one, done again, or reset to what was saved', async () => {
    await popup.remove(1);
    await popup.seeIds([one, three]);
    await expect(popup.unsaved).toBeVisible();
    await popup.rename('Late evening');
    await popup.undoEdit();
    await popup.undoEdit();
    await popup.seeIds(ids);
    await expect(popup.unsaved).toBeHidden();
    await popup.redoEdit();
    await popup.seeIds([one, three]);
    await popup.choose('Reset unsaved changes');
    await popup.seeIds(ids);
    await expect(popup.unsaved).toBeHidden();
    await popup.seeName('Evening');
  });

  await test.step('deleting it asks, and removes it from the server', async () => {
    await popup.choose('Delete playlist');
    await popup.deleteQuestion('Evening').answer('Cancel');
    await popup.seeName('Evening');
    await popup.choose('Delete playlist');
    await saved(page, `DELETE /playlist/${id}`, () =>
      popup.deleteQuestion('Evening').answer('Delete playlist'),
    );
    await popup.seeName('Unnamed playlist');
    await popup.close();
    await expect(playlists.named('Evening')).toHaveCount(0);
    expect((await page.request.get(`/api/v2/playlist/${id}`)).status()).toBe(404);
  });
  // The list of playlists knows ids alone; their pictures are asked for at YouTube.
  forgive(complaints, PICTURE_ELSEWHERE);
});
