import type { Locator, Page } from '@playwright/test';
import type { EmbedTag } from '@oshimado/contract';
import { press } from '../support/press';

/** An element that came as HTML. */
export class StaticElement {
  readonly host: Locator;
  readonly cards: Locator;
  readonly field: Locator;

  constructor(page: Page, tag: EmbedTag) {
    this.host = page.locator(tag);
    this.cards = this.host.getByRole('article');
    this.field = this.host.getByRole('searchbox');
  }

  text(text: string | RegExp): Locator {
    // The link for readers without shadow roots says the same.
    return this.host.getByText(text).filter({ visible: true });
  }

  parts(name: string): Locator {
    return this.host.locator(`[part~="${name}"]`);
  }

  async search(text: string) {
    await this.field.fill(text);
    await press(this.host.getByRole('button'));
  }
}
