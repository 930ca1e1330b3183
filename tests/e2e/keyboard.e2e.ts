import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/quiet-page';
import { PlaylistPopup } from './playlist.page';
import { PortalPage } from './portal.page';

const STOPS_MAX = 60;

/** Goes on with the Tab key, as somebody without a mouse does, until the focus is there. */
async function tabTo(target: Locator) {
  const page = target.page();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await page.keyboard.press('Tab');
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (await isThere()) return;
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await page.keyboard.press(key);
  }
}

/** The keys of the page come a moment after the page: presses them until they are heard. */
async function command(page: Page, keys: readonly string[], isHeard: () => Promise<void>) {
  await expect(async () => {
    await press(page, ...keys);
    await isHeard();
  }).toPass();
}
const SOON = { timeout: 1_500 };

test('from the skip link over tabs, a card and its menu to the playlist, by keys alone', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  const popup = new PlaylistPopup(page);
  await portal.open('/');
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await press(page, 'Enter');
  await tabTo(page.getByRole('tab', { selected: true }));
  await press(page, 'ArrowRight', 'Enter');
  await expect(page).toHaveURL('/#archive');
  await expect(portal.cards.first()).toBeVisible();

  const id = await portal.videoId(portal.cards.first());
  const card = portal.cardOf(id);
  const more = card.getByRole('button', { name: /^Actions for/ });
  await tabTo(more);
  await press(page, 'Enter');
  await expect(page.getByRole('menuitem', { name: 'Open on YouTube' })).toBeFocused();
  await page.keyboard.type('pl');
  await expect(page.getByRole('menuitem', { name: 'Playlist' })).toBeFocused();
  await press(page, 'ArrowRight');
  const entry = page.getByRole('menuitemcheckbox', { name: /\(current\)/ });
  await expect(entry).toBeFocused();
  await press(page, 'Enter');
  await expect(portal.playlistButton).toHaveAccessibleName('Current playlist, 1 video');
  if (await entry.isVisible()) await press(page, 'Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(more).toBeFocused();

  await portal.playlistButton.focus();
  await press(page, 'Enter');
  await expect(popup.panel).toBeVisible();
  await tabTo(popup.rows.first().getByRole('button', { name: /^Remove: / }));
  await press(page, 'Enter');
  await popup.seeIds([]);
  await press(page, 'Control+z');
  await popup.seeIds([id]);
  await press(page, 'Escape');
  await expect(popup.panel).toBeHidden();
  await expect(portal.playlistButton).toBeFocused();
});

test('from the search field to results and on to the settings, by keys alone; the heading has the focus', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/about');
  await command(page, ['/'], () => expect(portal.search).toBeFocused(SOON));
  await page.keyboard.type('drawing');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Shift+Enter');
  await expect(page).toHaveURL(/\/search\?/);
  await expect(portal.heading).toBeFocused();
  await tabTo(portal.videoLink(portal.cards.first()));
  await press(page, 'g', 'e');
  await expect(page).toHaveURL('/settings');
  await expect(portal.heading).toHaveText('Settings');
  await expect(portal.heading).toBeFocused();
  const dark = portal.main.getByRole('switch', { name: 'Dark mode' });
  await tabTo(dark);
  await press(page, 'Space');
  await expect(page.locator('html')).toHaveClass(/oshi-light/);
});

test('Ctrl+K finds pages and channels', async ({ page }) => {
  const portal = new PortalPage(page);
  const palette = page.getByRole('dialog', { name: 'What would you like to do?' });
  await portal.open('/');
  const field = palette.getByRole('combobox');
  await command(page, ['Control+k'], () => expect(field).toBeFocused(SOON));
  await page.keyboard.type('about');
  await expect(palette.getByRole('option', { name: /^About/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await press(page, 'Enter');
  await expect(page).toHaveURL('/about');
  await expect(portal.heading).toBeFocused();

  await press(page, 'Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('pelangi');
  const channel = palette.getByRole('option', { name: /pelangi.*Channel/i }).first();
  await expect(channel).toBeVisible();
  for (let down = 0; down < STOPS_MAX; down += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    if ((await channel.getAttribute('aria-selected')) === 'true') break;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await press(page, 'ArrowDown');
  }
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/channel\/UC/);
  await expect(portal.heading).toContainText(/Pelangi/);
});

test('? shows the keys; others can be chosen and are kept; they do nothing in text fields', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await portal.open('/about');
  await command(page, ['Shift+?'], () => expect(keys).toBeVisible(SOON));
  await keys.getByRole('button', { name: 'Change the keys of: Settings' }).press('Enter');
  await expect(keys.getByRole('textbox', { name: 'New keys for: Settings' })).toBeFocused();
  await press(page, 'g', 'h');
  await expect(keys.getByText('“Home” has these keys.')).toBeVisible();
  await press(page, 'Backspace', 'Backspace', 'x', 'Enter');
  await expect(keys.getByRole('button', { name: 'Reset the keys of: Settings' })).toBeVisible();
  await press(page, 'Escape');
  await expect(keys).toBeHidden();

  await portal.reload();
  await portal.search.focus();
  await page.keyboard.type('xo?');
  await expect(portal.search).toHaveValue('xo?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/about');
  await portal.main.focus();
  await command(page, ['x'], () => expect(page).toHaveURL('/settings', SOON));
});
