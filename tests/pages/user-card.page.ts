import type { Locator, Page } from '@playwright/test';

/** The card behind the button of the viewer. */
export class UserCard {
  readonly card: Locator;
  readonly logIn: Locator;
  readonly logOut: Locator;

  constructor(page: Page) {
    this.card = page.getByRole('dialog', { name: /account/i });
    this.logIn = this.card.getByRole('link', { name: 'Log in' });
    this.logOut = this.card.getByRole('button', { name: 'Log out' });
  }

  role(name: string) {
    return this.card.getByText(name, { exact: true });
  }
}
