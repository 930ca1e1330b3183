import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';

/** The dialog that reports a video. */
export class Report {
  readonly dialog: Locator;
  readonly sendButton: Locator;
  private readonly comments: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Report' });
    this.sendButton = this.dialog.getByRole('button', { name: 'Send report' });
    this.comments = this.dialog.getByRole('textbox', { name: 'Comments' });
  }

  async fillIn(reason: string, comments: string) {
    await press(this.dialog.getByRole('checkbox', { name: reason }));
    await this.comments.fill(comments);
  }

  async send() {
    await press(this.sendButton);
    await expect(this.dialog).toBeHidden();
  }
}
