import { CommandPalette, ShortcutsDialog } from '../../pages/commands.page';
import { HomePage } from '../../pages/home.page';
import { expect, test } from '../../support/keys';

test('Ctrl+K finds channels and pages; ? shows the keys, others can be chosen, are kept, and do nothing in text fields', async ({
  page,
  keys,
}) => {
  const home = new HomePage(page);
  const palette = new CommandPalette(page);
  const shortcuts = new ShortcutsDialog(page, 'Settings');
  await home.open();

  await test.step('the focus comes back when nothing is chosen', async () => {
    await keys.tabTo(home.selectedTab);
    await keys.command('Control+k');
    await keys.see(palette.field);
    await keys.press('Escape');
    await expect(palette.dialog).toBeHidden();
    await keys.see(home.selectedTab);
  });

  await test.step('a channel is found and opened', async () => {
    await keys.command('Control+k');
    await expect(palette.field).toBeFocused();
    await keys.type('pelangi');
    const channel = palette.option(/pelangi.*Channel/i);
    await expect(channel).toBeVisible();
    await keys.pressUntil('ArrowDown', channel, 'aria-selected');
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/channel\/UC/);
    await expect(home.heading).toContainText(/Pelangi/);
    await expect(home.heading).toBeFocused();
  });

  await test.step('a page is found and opened', async () => {
    await keys.command('Control+k');
    await expect(palette.field).toBeFocused();
    await keys.type('about');
    await expect(palette.option(/^About/)).toHaveAttribute('aria-selected', 'true');
    await keys.press('Enter');
    await expect(page).toHaveURL('/about');
    await expect(home.heading).toBeFocused();
  });

  await test.step('other keys are chosen, and not those of another command', async () => {
    await keys.tabBackTo(home.playlistButton);
    await keys.command('Shift+?');
    await expect(shortcuts.dialog).toBeVisible();
    await keys.tabTo(shortcuts.changeButton, 'Enter');
    await keys.see(shortcuts.recorder);
    await keys.press('g', 'h');
    await expect(shortcuts.conflictWith('Home')).toBeVisible();
    await keys.press('Escape');
    await keys.see(shortcuts.changeButton);
    await keys.press('Enter');
    await keys.see(shortcuts.recorder);
    await keys.press('g', 'h', 'Backspace', 'Backspace', 'x', 'Enter');
    await keys.see(shortcuts.changeButton);
    await expect(shortcuts.resetButton).toBeVisible();
    await keys.press('Escape');
    await expect(shortcuts.dialog).toBeHidden();
    await keys.see(home.playlistButton);
  });

  await test.step('they are kept, and do nothing in the search field', async () => {
    await home.reload();
    await keys.command('/');
    await keys.see(home.search);
    await keys.type('xo?');
    await expect(home.search).toHaveValue('xo?');
    await expect(shortcuts.dialog).toHaveCount(0);
    await expect(page).toHaveURL('/about');
    await keys.tabTo(home.playlistButton);
    await keys.command('x');
    await expect(page).toHaveURL('/settings');
  });
});
