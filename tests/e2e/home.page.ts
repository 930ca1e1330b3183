import { expect, type Locator, type Page } from '@playwright/test';

/** Home as a viewer sees it: verbs for the tests to read like the specification. */
export class HomePage {
  readonly cards: Locator;

  constructor(readonly page: Page) {
    this.cards = page.getByTestId('video-card');
  }

  async open(path = '/') {
    await this.page.goto(path);
    await expect(this.page.locator('[data-hydrated]')).toBeAttached();
  }

  tab(name: RegExp) {
    return this.page.getByRole('tab', { name });
  }

  get orgSelector() {
    return this.page.getByTestId('org-selector');
  }

  /** By the menu of favourites. */
  async chooseOrg(name: string) {
    await this.orgSelector.getByRole('button').first().click();
    await this.page
      .getByRole('menuitem', { name })
      .or(this.page.getByRole('menuitemradio', { name }))
      .click();
  }

  async seeCards(least: number) {
    await expect(async () =>
      expect(await this.cards.count()).toBeGreaterThanOrEqual(least),
    ).toPass();
  }

  async scrollToEnd() {
    await this.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  }
}
