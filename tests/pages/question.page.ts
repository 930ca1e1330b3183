import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';

/** What a page asks before something is lost or replaced. */
export class Question {
  readonly dialog: Locator;

  constructor(page: Page, name: RegExp | string = /./) {
    this.dialog = page.getByRole('alertdialog', { name }).or(page.getByRole('dialog', { name }));
  }

  async answer(name: string) {
    await press(this.dialog.getByRole('button', { name, exact: true }));
    await expect(this.dialog).toBeHidden();
  }
}
