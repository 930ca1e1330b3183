import { SettingsControls } from '../../pages/settings-controls.page';
import { expect, test } from '../../support/keys';

test('language, mode and theme are switched, a topic is ignored, and all of it is reset after a question', async ({
  page,
  keys,
}) => {
  const settings = new SettingsControls(page);
  await settings.open('/about');
  await keys.command('g', 'e');
  await expect(page).toHaveURL('/settings');
  await expect(settings.heading).toHaveText('Settings');
  await expect(settings.heading).toBeFocused();

  await test.step('the language is switched, and the focus stays on it', async () => {
    await keys.tabTo(settings.language);
    // One letter, because browsers reset the type-ahead of a select after a second.
    await keys.type('D');
    await expect(settings.heading).toHaveText('Einstellungen');
    await expect(settings.html).toHaveAttribute('lang', 'de');
    await keys.see(settings.language);
    await settings.language.selectOption('en');
    await expect(settings.heading).toHaveText('Settings');
  });

  await keys.tabTo(settings.choice('Mode', 'Same as device'), 'ArrowDown');
  await expect(settings.choice('Mode', 'Dark')).toBeChecked();
  await keys.press('ArrowDown');
  await expect(settings.html).toHaveClass(/oshi-light/);
  await keys.tabTo(settings.choice('Theme', 'Aqua'), 'ArrowRight');
  await keys.see(settings.chosen('Theme'));
  await expect(settings.choice('Theme', 'Aqua')).not.toBeChecked();
  await expect(settings.html).toHaveClass(/oshi-theme-/);

  const topics = settings.list('Ignored topics');
  await keys.tabTo(topics);
  await keys.type('drawing');
  await expect(settings.offered('Drawing')).toBeVisible();
  await keys.press('ArrowDown', 'Enter');
  await expect(settings.removeButton('Drawing')).toBeVisible();
  await keys.see(topics);

  const reset = settings.button('Reset all settings');
  await keys.press('Escape');
  await keys.tabTo(reset, 'Enter');
  await keys.see(settings.answer('Cancel'));
  await keys.press('Enter');
  await expect(settings.question).toBeHidden();
  await keys.see(reset);
  await expect(settings.removeButton('Drawing')).toBeVisible();
  await keys.press('Enter');
  await keys.tabTo(settings.answer('Reset everything'), 'Enter');
  await expect(settings.message('Everything has been reset.')).toBeVisible();
  await expect(settings.choice('Theme', 'Aqua')).toBeChecked();
  await expect(settings.choice('Mode', 'Same as device')).toBeChecked();
  await expect(settings.removeButton('Drawing')).toHaveCount(0);
  await keys.see(reset);
});
