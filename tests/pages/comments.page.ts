import type { Locator, Page } from '@playwright/test';

/** The comments below a video. */
export class Comments {
  readonly toggle: Locator;
  /** The times in them, which move the player. */
  readonly times: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.toggle = main.getByRole('button', { name: /^Comments \(/ });
    this.times = main.getByRole('listitem').getByRole('button', { name: /^Jump to / });
  }
}
