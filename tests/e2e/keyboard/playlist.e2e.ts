import { HomePage } from '../../pages/home.page';
import { Menu } from '../../pages/menu.page';
import { PlaylistControls } from '../../pages/playlist-controls.page';
import { expect, test } from '../../support/keys';
import { loginAs } from '../../support/viewer';
import { saved } from '../../support/waits';

test('a playlist is begun, named, filled from the menus of cards, put in order, saved, and deleted', async ({
  page,
  keys,
}) => {
  await loginAs(page, 'viewer');
  const portal = new HomePage(page);
  const popup = new PlaylistControls(page);
  const menu = new Menu(page);
  await portal.open('/#archive');
  await expect(portal.cards.nth(1)).toBeVisible();
  const [first = '', second = ''] = await Promise.all(
    [0, 1].map((index) => portal.videoId(portal.cards.nth(index))),
  );

  await keys.tabTo(portal.playlistButton, 'Enter');
  await keys.tabTo(popup.menuButton, 'Enter');
  await keys.see(menu.entry('New playlist'));
  await keys.press('Enter');
  await keys.see(popup.menuButton);
  await keys.press('Enter');
  await keys.see(menu.entry('New playlist'));
  await keys.press('ArrowDown');
  await keys.see(menu.entry('Rename playlist'));
  await keys.press('Enter');
  await keys.see(popup.nameField);
  await keys.type('Songs to wake up by');
  await keys.press('Enter');
  await keys.see(popup.renameButton);
  await popup.seeName('Songs to wake up by');
  await keys.press('Escape');
  await expect(popup.panel).toBeHidden();
  await keys.see(portal.playlistButton);

  for (const id of [first, second]) {
    const more = portal.menuButton(portal.cardOf(id));
    // oxlint-disable no-await-in-loop -- one video after the other
    await keys.tabTo(more, 'Enter');
    await keys.see(menu.entry('Open on YouTube'));
    await keys.type('p');
    await keys.see(menu.entry('Playlist'));
    await keys.press('ArrowRight');
    const entry = menu.entry(/\(current\)/);
    await keys.see(entry);
    await keys.press('Enter');
    await expect(portal.playlistButton).toHaveAccessibleName(
      id === first ? 'Current playlist, 1 video' : 'Current playlist, 2 videos',
    );
    await keys.press('Escape');
    await menu.seeClosed();
    await keys.see(more);
    // oxlint-enable no-await-in-loop
  }

  await keys.tabBackTo(portal.playlistButton, 'Enter');
  await popup.seeIds([first, second]);
  await keys.tabTo(popup.ofRow(0, 'Reorder'), 'Space');
  await popup.hear(/ picked up, position 1 of 2/);
  await keys.press('ArrowDown');
  await popup.hear(/ position 2 of 2/);
  await keys.press('Space');
  await popup.seeIds([second, first]);
  await keys.see(popup.ofRow(1, 'Reorder'));
  await keys.tabTo(popup.ofRow(1, 'Move up'), 'Enter');
  await popup.seeIds([first, second]);
  await keys.see(popup.ofRow(0, 'Move up'));
  await keys.tabTo(popup.ofRow(0, 'Remove'), 'Enter');
  await popup.seeIds([second]);
  await keys.see(popup.ofRow(0, 'Remove'));
  await keys.press('Control+z');
  await popup.seeIds([first, second]);

  const answer = await saved(page, 'POST /playlist', () => keys.tabBackTo(popup.save, 'Enter'));
  await expect(popup.unsaved).toBeHidden();
  await keys.tabTo(popup.menuButton, 'Enter');
  await keys.see(menu.entry('New playlist'));
  await keys.press('End');
  await keys.see(menu.entry('Delete playlist'));
  await keys.press('Enter');
  const question = popup.questionAbout('Songs to wake up by');
  await keys.see(question.answer('Cancel'));
  await keys.press('Enter');
  await expect(question.dialog).toBeHidden();
  await keys.see(popup.menuButton);
  await keys.press('Enter');
  await keys.see(menu.entry('New playlist'));
  await keys.press('End');
  await keys.see(menu.entry('Delete playlist'));
  await keys.press('Enter');
  const id = (await answer.text()).trim();
  await saved(page, `DELETE /playlist/${id}`, () =>
    keys.tabTo(question.answer('Delete playlist'), 'Enter'),
  );
  await popup.seeName('Unnamed playlist');
  await keys.see(popup.menuButton);
  await keys.press('Escape');
  await expect(popup.panel).toBeHidden();
  await keys.see(portal.playlistButton);
});
