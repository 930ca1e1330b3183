import { loginAs } from '../../support/viewer';
import { PlaylistPopup } from '../../pages/playlist.page';
import { PortalPage } from '../../pages/portal.page';
import { expect, test } from '../../support/keys';

test('a playlist is begun, named, filled from the menus of cards, put in order, saved, and deleted', async ({
  page,
  keys,
}) => {
  await loginAs(page, 'viewer');
  const portal = new PortalPage(page);
  const popup = new PlaylistPopup(page);
  const menu = popup.panel.getByRole('button', { name: 'Playlist menu' });
  const pencil = popup.panel.getByRole('button', { name: 'Rename playlist' });
  const field = popup.panel.getByRole('textbox', { name: 'Playlist name' });
  await portal.open('/#archive');
  await expect(portal.cards.nth(1)).toBeVisible();
  const [first = '', second = ''] = await Promise.all(
    [0, 1].map((index) => portal.videoId(portal.cards.nth(index))),
  );

  await keys.tabTo(portal.playlistButton, 'Enter');
  await keys.tabTo(menu, 'Enter');
  await keys.see(page.getByRole('menuitem', { name: 'New playlist' }));
  await keys.press('Enter');
  await keys.see(menu);
  await keys.press('Enter');
  await keys.see(page.getByRole('menuitem', { name: 'New playlist' }));
  await keys.press('ArrowDown');
  await keys.see(page.getByRole('menuitem', { name: 'Rename playlist' }));
  await keys.press('Enter');
  await keys.see(field);
  await keys.type('Songs to wake up by');
  await keys.press('Enter');
  await keys.see(pencil);
  await expect(popup.panel.getByText('Songs to wake up by', { exact: true })).toBeVisible();
  await keys.press('Escape');
  await expect(popup.panel).toBeHidden();
  await keys.see(portal.playlistButton);

  for (const id of [first, second]) {
    const more = portal.cardOf(id).getByRole('button', { name: /^Actions for/ });
    // oxlint-disable no-await-in-loop -- one video after the other
    await keys.tabTo(more, 'Enter');
    await keys.see(page.getByRole('menuitem', { name: 'Open on YouTube' }));
    await keys.type('p');
    await keys.see(page.getByRole('menuitem', { name: 'Playlist' }));
    await keys.press('ArrowRight');
    const entry = page.getByRole('menuitemcheckbox', { name: /\(current\)/ });
    await keys.see(entry);
    await keys.press('Enter');
    await expect(portal.playlistButton).toHaveAccessibleName(
      id === first ? 'Current playlist, 1 video' : 'Current playlist, 2 videos',
    );
    await keys.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await keys.see(more);
    // oxlint-enable no-await-in-loop
  }

  await keys.tabBackTo(portal.playlistButton, 'Enter');
  await popup.seeIds([first, second]);
  await keys.tabTo(popup.rows.first().getByRole('button', { name: /^Reorder: / }), 'Space');
  await popup.hear(/ picked up, position 1 of 2/);
  await keys.press('ArrowDown');
  await popup.hear(/ position 2 of 2/);
  await keys.press('Space');
  await popup.seeIds([second, first]);
  await keys.see(popup.rows.nth(1).getByRole('button', { name: /^Reorder: / }));
  await keys.tabTo(popup.rows.nth(1).getByRole('button', { name: /^Move up: / }), 'Enter');
  await popup.seeIds([first, second]);
  await keys.see(popup.rows.first().getByRole('button', { name: /^Move up: / }));
  await keys.tabTo(popup.rows.first().getByRole('button', { name: /^Remove: / }), 'Enter');
  await popup.seeIds([second]);
  await keys.see(popup.rows.first().getByRole('button', { name: /^Remove: / }));
  await keys.press('Control+z');
  await popup.seeIds([first, second]);

  await keys.tabBackTo(popup.save, 'Enter');
  await expect(popup.unsaved).toBeHidden();
  await keys.tabTo(menu, 'Enter');
  await keys.see(page.getByRole('menuitem', { name: 'New playlist' }));
  await keys.press('End');
  await keys.see(page.getByRole('menuitem', { name: 'Delete playlist' }));
  await keys.press('Enter');
  const question = page.getByRole('alertdialog', { name: /Songs to wake up by/ });
  await keys.see(question.getByRole('button', { name: 'Cancel' }));
  await keys.press('Enter');
  await expect(question).toBeHidden();
  await keys.see(menu);
  await keys.press('Enter');
  await keys.see(page.getByRole('menuitem', { name: 'New playlist' }));
  await keys.press('End');
  await keys.see(page.getByRole('menuitem', { name: 'Delete playlist' }));
  await keys.press('Enter');
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await keys.tabTo(question.getByRole('button', { name: 'Delete playlist' }), 'Enter');
  expect((await deleted).ok()).toBe(true);
  await expect(popup.panel.getByText('Unnamed playlist')).toBeVisible();
  await keys.see(menu);
  await keys.press('Escape');
  await expect(popup.panel).toBeHidden();
  await keys.see(portal.playlistButton);
});
