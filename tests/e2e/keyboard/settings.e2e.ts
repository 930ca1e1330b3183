import { SettingsPage } from '../../pages/settings.page';
import { expect, test } from '../../support/keys';

test('theme and mode are switched, a topic is ignored, and all of it is reset after a question', async ({
  page,
  keys,
}) => {
  const settings = new SettingsPage(page);
  await settings.open('/about');
  await keys.command('g', 'e');
  await expect(page).toHaveURL('/settings');
  await expect(settings.heading).toHaveText('Settings');
  await expect(settings.heading).toBeFocused();
  await keys.tabTo(settings.choice('Mode', 'Same as device'), 'ArrowDown');
  await expect(settings.choice('Mode', 'Dark')).toBeChecked();
  await keys.press('ArrowDown');
  await expect(page.locator('html')).toHaveClass(/oshi-light/);
  await keys.tabTo(settings.choice('Theme', 'Aqua'), 'ArrowRight');
  const chosen = settings.main
    .getByRole('group', { name: 'Theme' })
    .getByRole('radio', { checked: true });
  await keys.see(chosen);
  await expect(settings.choice('Theme', 'Aqua')).not.toBeChecked();
  await expect(page.locator('html')).toHaveClass(/oshi-theme-/);

  const topics = settings.list('Ignored topics');
  await keys.tabTo(topics);
  await keys.type('drawing');
  await expect(page.getByRole('option', { name: /^Drawing/ })).toBeVisible();
  await keys.press('ArrowDown', 'Enter');
  const ignored = page.getByRole('button', { name: 'Remove Drawing' });
  await expect(ignored).toBeVisible();
  await keys.see(topics);

  const reset = page.getByRole('button', { name: 'Reset all settings' });
  const question = page.getByRole('alertdialog', { name: 'Reset everything?' });
  await keys.press('Escape');
  await keys.tabTo(reset, 'Enter');
  await keys.see(question.getByRole('button', { name: 'Cancel' }));
  await keys.press('Enter');
  await expect(question).toBeHidden();
  await keys.see(reset);
  await expect(ignored).toBeVisible();
  await keys.press('Enter');
  await keys.tabTo(question.getByRole('button', { name: 'Reset everything' }), 'Enter');
  await expect(settings.message('Everything has been reset.')).toBeVisible();
  await expect(settings.choice('Theme', 'Aqua')).toBeChecked();
  await expect(settings.choice('Mode', 'Same as device')).toBeChecked();
  await expect(ignored).toHaveCount(0);
  await keys.see(reset);
});

test('the language is switched, and the focus stays on it', async ({ page, keys }) => {
  const settings = new SettingsPage(page);
  await settings.start();
  const language = settings.main.getByRole('combobox').first();
  await keys.tabTo(language);
  // One letter, because browsers reset the type-ahead of a select after a second.
  await keys.type('D');
  await expect(settings.heading).toHaveText('Einstellungen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await keys.see(language);
});
