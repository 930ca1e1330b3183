import { PortalPage } from '../../pages/portal.page';
import { expect, test } from '../../support/keys';

test('Ctrl+K finds pages and channels, and gives the focus back when nothing is chosen', async ({
  page,
  keys,
}) => {
  const portal = new PortalPage(page);
  const palette = page.getByRole('dialog', { name: 'What would you like to do?' });
  const field = palette.getByRole('combobox');
  await portal.open('/');
  const tab = page.getByRole('tab', { selected: true });
  await keys.tabTo(tab);
  await keys.command('Control+k');
  await keys.see(field);
  await keys.press('Escape');
  await expect(palette).toBeHidden();
  await keys.see(tab);

  await keys.command('Control+k');
  await expect(field).toBeFocused();
  await keys.type('about');
  await expect(palette.getByRole('option', { name: /^About/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await keys.press('Enter');
  await expect(page).toHaveURL('/about');
  await expect(portal.heading).toBeFocused();

  await keys.command('Control+k');
  await expect(field).toBeFocused();
  await keys.type('pelangi');
  const channel = palette.getByRole('option', { name: /pelangi.*Channel/i }).first();
  await expect(channel).toBeVisible();
  await keys.pressUntil('ArrowDown', channel, 'aria-selected');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/channel\/UC/);
  await expect(portal.heading).toContainText(/Pelangi/);
  await expect(portal.heading).toBeFocused();
});

test('? shows the keys; others can be chosen and are kept; they do nothing in text fields', async ({
  page,
  keys,
}) => {
  const portal = new PortalPage(page);
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const change = dialog.getByRole('button', { name: 'Change shortcut: Settings' });
  const recorder = dialog.getByRole('textbox', { name: 'New shortcut: Settings' });
  await portal.open('/about');
  await keys.tabTo(portal.search);
  await keys.tabTo(portal.playlistButton);
  await keys.command('Shift+?');
  await expect(dialog).toBeVisible();
  await keys.tabTo(change, 'Enter');
  await keys.see(recorder);
  await keys.press('g', 'h');
  await expect(dialog.getByText('“Home” already uses this shortcut.')).toBeVisible();
  await keys.press('Escape');
  await keys.see(change);
  await keys.press('Enter');
  await keys.see(recorder);
  await keys.press('g', 'h', 'Backspace', 'Backspace', 'x', 'Enter');
  await keys.see(change);
  await expect(dialog.getByRole('button', { name: 'Reset shortcut: Settings' })).toBeVisible();
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await keys.see(portal.playlistButton);

  await portal.reload();
  await keys.command('/');
  await keys.see(portal.search);
  await keys.type('xo?');
  await expect(portal.search).toHaveValue('xo?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/about');
  await keys.tabTo(portal.playlistButton);
  await keys.command('x');
  await expect(page).toHaveURL('/settings');
});
