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

  async seeCards(least: number) {
    await expect(async () =>
      expect(await this.cards.count()).toBeGreaterThanOrEqual(least),
    ).toPass();
  }

  async scrollToEnd() {
    await this.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  }
}
