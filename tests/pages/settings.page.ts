import { expect } from '@playwright/test';
import { press } from '../support/press';
import { eventually } from '../support/waits';
import { PortalPage } from './portal.page';
import { Question } from './question.page';

/** `/settings`, with a verb for each kind of control. */
export class SettingsPage extends PortalPage {
  /** Opens it once the device's own settings are at hand. */
  async start(path = '/settings') {
    await this.open(path);
    await expect(this.heading).toBeVisible();
  }

  /** Notifications are the last group, and are loaded when it comes near the screen. */
  async goToNotifications() {
    await this.main.getByRole('heading', { name: 'Notifications' }).scrollIntoViewIfNeeded();
  }

  /** Where the groups begin that are in columns, in the order of the document: before Notifications, which are below all of them. */
  groupPlaces() {
    const groups = this.main.locator('section:not(section section)');
    return groups.evaluateAll((sections) =>
      sections.slice(0, -1).map((section) => {
        const { x, y } = section.getBoundingClientRect();
        return { name: section.querySelector('h2')?.textContent, x, y };
      }),
    );
  }

  async seeReminders() {
    await expect(this.main.getByRole('list', { name: 'Streams with a reminder' })).toBeVisible();
  }

  flag(name: string) {
    return this.main.getByRole('switch', { name, exact: true });
  }

  choice(group: string, name: string) {
    return this.main
      .getByRole('radiogroup', { name: group })
      .or(this.main.getByRole('group', { name: group }))
      .getByRole('radio', { name, exact: true });
  }

  list(name: string) {
    return this.main.getByRole('combobox', { name, exact: true });
  }

  /** Waits until the server would draw it so. */
  async seeFirstHtml(path: string, pattern: RegExp) {
    await eventually(`the server draws ${path} so`, () => this.firstHtml(path)).toMatch(pattern);
  }

  async turnOff(flag: string) {
    await press(this.flag(flag));
    await expect(this.flag(flag)).not.toBeChecked();
  }

  async pick(group: string, name: string) {
    await press(this.choice(group, name));
    await expect(this.choice(group, name)).toBeChecked();
  }

  async select(list: string, option: string) {
    await this.list(list).selectOption(option);
  }

  /** Chooses a topic whose streams are hidden from then on. */
  async ignoreTopic(topic: string) {
    await this.list('Ignored topics').fill(topic);
    const offered = this.page.getByRole('option', { name: new RegExp(`^${topic}`, 'i') });
    await press(offered.first());
    await expect(this.removeButton(topic)).toBeVisible();
  }

  /** Blocks a channel by its name, with the keyboard alone. */
  async blockChannel(name: string) {
    const field = this.list('Blocked channels');
    await field.pressSequentially(name);
    await expect(this.page.getByRole('option').filter({ hasText: name }).first()).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(this.text(`${name} is blocked on this device`)).toBeVisible();
  }

  /** Takes a topic or a channel from its list. */
  removeButton(name: string) {
    return this.button(`Remove ${name}`);
  }

  /** Asks for all settings at their defaults, and answers the question that follows. */
  async reset(answer: 'Cancel' | 'Reset everything') {
    await press(this.button('Reset all settings'));
    await new Question(this.page, 'Reset everything?').answer(answer);
  }
}
