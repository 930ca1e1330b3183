import { expect } from '@playwright/test';
import { PortalPage } from './portal.page';

/** `/settings`, with a verb for each kind of control. */
export class SettingsPage extends PortalPage {
  /** Opens it once the device's own settings are at hand. */
  async start(path = '/settings') {
    await this.open(path);
    await expect(this.heading).toBeVisible();
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
    await expect.poll(() => this.firstHtml(path)).toMatch(pattern);
  }
}
