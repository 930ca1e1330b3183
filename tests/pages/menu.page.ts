import { expect, type Locator, type Page } from '@playwright/test';

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

  async seeClosed() {
    await expect(this.menus).toHaveCount(0);
  }
}
