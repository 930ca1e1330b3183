import type { Locator, Page } from '@playwright/test';
import { EmbedElement } from './embed-element.page';

/** `<oshi-video>`, `<oshi-channel>` or `<oshi-playlist>`. */
export class CardElement extends EmbedElement {
  readonly cards: Locator;

  /** `name`: its tag without `oshi-`, by which its part is named. */
  constructor(page: Page, name: string) {
    super(page, `oshi-${name}`, name);
    this.cards = this.host.getByRole('list').getByRole('listitem');
  }

  /** The link to the channel or playlist itself. */
  whole(name: string): Locator {
    return this.host.getByRole('link', { name, exact: true });
  }
}
