import { expect, type Locator, type Page } from '@playwright/test';
import { eventually } from '../support/waits';

/** The menu that is open. */
export class Menu {
  readonly entries: Locator;
  private readonly menus: Locator;

  constructor(page: Page) {
    this.menus = page.getByRole('menu');
    this.entries = page.locator('[role^="menuitem"]');
  }

  entry(name: string | RegExp) {
    const page = this.entries.page();
    return page
      .getByRole('menuitem', { name })
      .or(page.getByRole('menuitemradio', { name }))
      .or(page.getByRole('menuitemcheckbox', { name }));
  }

  /** Closes it by key. The library listens for Escape one rendering after the menu has the focus, and loses a key before that. */
  async escape() {
    await eventually('Escape closes the menu', async () => {
      await this.menus.page().keyboard.press('Escape');
      return this.menus.count();
    }).toBe(0);
  }

  async seeClosed() {
    await expect(this.menus).toHaveCount(0);
  }
}
