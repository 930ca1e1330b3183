import { expect, type Locator } from '@playwright/test';
import { press } from '../support/press';
import { PortalPage } from './portal.page';

/** The schedule, as a list of days or as a grid of a week. */
export class SchedulePage extends PortalPage {
  private readonly grid = this.page.getByRole('grid');

  /** Sees so many days, today first. */
  async seeDays(count: number) {
    const days = this.main.getByRole('region');
    await expect(days.first()).toHaveAccessibleName(/^today/i);
    await expect(days.nth(count - 1)).toBeVisible();
  }

  /** How high each stream of the first screens is drawn, by its address. Rows further down are not drawn yet. */
  async rowHeights(): Promise<ReadonlyMap<string, number>> {
    const rows = this.main.locator('[data-part="stream"]');
    await expect(rows.first()).toBeVisible();
    const heights = await rows.evaluateAll((all) =>
      all
        .filter((row) => row.getBoundingClientRect().top < innerHeight)
        .map((row): [string, number] => [
          row.querySelector('a')?.getAttribute('href') ?? '',
          Math.round(row.getBoundingClientRect().height),
        ]),
    );
    return new Map(heights);
  }

  /** The time zone of the browser is known, and it is not that of Tokyo. */
  async seeTimesOfTokyo() {
    await expect(this.main.getByText(/JST$/).first()).toBeVisible();
  }

  async goToEnd() {
    await this.main.getByRole('button', { name: 'Show later days' }).scrollIntoViewIfNeeded();
  }

  /** Opens the week, and puts the focus on the one stop of its grid. */
  async openWeek() {
    await press(this.page.getByRole('tab', { name: 'Week' }));
    await expect(this.grid).toHaveAttribute('aria-busy', 'false');
    await expect(this.grid.getByRole('link').first()).toBeVisible();
    await this.seeOneStop();
    await this.grid.locator('[tabindex="0"]').focus();
  }

  /** With a finger, the first stream of the week that is ahead: what is behind its block. */
  async tapUpcoming(): Promise<Locator> {
    await this.grid
      .locator('a[aria-haspopup="dialog"][data-state="upcoming"]:not([data-placeholder])')
      .first()
      .tap();
    const details = this.page.getByRole('dialog');
    await expect(details.getByRole('link', { name: 'Watch', exact: true })).toBeVisible();
    return details;
  }

  /** With a finger, from what is behind a block: its reminder, and away from it. */
  async tapReminder(details: Locator) {
    await details.getByRole('button', { name: 'Remind me' }).tap();
    const reminder = this.page.getByRole('dialog', { name: 'Remind me' });
    await reminder.getByRole('button', { name: 'Close' }).last().tap();
    await expect(reminder).toBeHidden();
  }

  async tapNextWeek() {
    await this.main.getByRole('button', { name: 'Next week' }).tap();
  }

  async seeOneStop() {
    await expect(this.grid.locator('[tabindex="0"]')).toHaveCount(1);
  }

  /** Presses a key and sees the focus in the grid after it. */
  async pressKey(key: string) {
    await this.page.keyboard.press(key);
    await expect(this.grid.locator(':focus')).toHaveCount(1);
  }

  /** What has the focus, in words. */
  focused(): Promise<string> {
    return this.grid.locator(':focus').innerText();
  }

  /** With the keyboard, of the first stream that is ahead. */
  async openMenuOfUpcoming() {
    const row = this.main.locator(
      '[data-part="stream"][data-state="upcoming"]:not([data-placeholder])',
    );
    await row.first().getByRole('button').focus();
    await this.page.keyboard.press('Enter');
  }

  /** From the open menu: chooses a reminder, turns notifications on, and closes the dialog. */
  async remindWithKeys() {
    await this.page.getByRole('menuitem', { name: 'Remind me' }).focus();
    await this.page.keyboard.press('Enter');
    const dialog = this.page.getByRole('dialog', { name: 'Remind me' });
    await dialog.getByRole('button', { name: 'Turn on notifications' }).focus();
    await this.page.keyboard.press('Enter');
    await expect(dialog.getByRole('switch', { name: 'Goes live' })).toBeChecked();
    await this.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}
