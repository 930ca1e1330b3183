import type { Locator, Page } from '@playwright/test';

/** The organizations: the button in the bar, and the dialog with all of them. */
export class Orgs {
  readonly button: Locator;
  readonly all: Locator;
  /** Those of the dialog that make an organization a favorite. */
  readonly addButtons: Locator;

  constructor(page: Page) {
    this.button = page.getByRole('button', { name: /^Organization: / });
    this.all = page.getByRole('dialog', { name: 'Organization' });
    this.addButtons = this.all.getByRole('button', { name: /^Pin .*$/ });
  }
}
