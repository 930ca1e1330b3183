import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { EmbedElement } from './embed-element.page';

/** An element that lists videos: `<oshi-clips>`, `<oshi-schedule>` or `<oshi-search>`. */
export class ListElement extends EmbedElement {
  readonly cards: Locator;
  /** Days of a schedule. */
  readonly days: Locator;
  readonly dates: Locator;
  /** Streams of a schedule. */
  readonly streams: Locator;
  readonly times: Locator;
  /** Field of a search. */
  readonly field: Locator;
  /** How many videos a search has found, in words. */
  readonly count: Locator;

  constructor(
    readonly page: Page,
    kind: 'clips' | 'schedule' | 'search',
    nth = 0,
  ) {
    super(page, `oshi-${kind}`, kind, nth);
    this.cards = this.host.locator('article');
    this.days = this.host.locator('[data-part=day]');
    this.dates = this.days.getByRole('heading');
    this.streams = this.days.getByRole('listitem');
    this.times = this.host.locator('[data-part=time]');
    this.field = this.host.getByRole('searchbox');
    this.count = this.host.locator('[data-part=count]');
  }

  async seeCards(count: number) {
    await expect(this.cards).toHaveCount(count);
  }

  /** Nothing is found, or there is nothing, in words. */
  async seeEmpty(words: string) {
    await expect(this.host.getByRole('status').filter({ hasText: words })).toBeVisible();
    await this.seeCards(0);
  }

  async pressFirst() {
    await press(this.host.locator('li').getByRole('link').first());
  }

  /** Writes into the field of a search, by keys. */
  async type(text: string) {
    await this.field.focus();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  /** Searches for a text, by keys. */
  async search(text: string) {
    await this.type(text);
    await this.page.keyboard.press('Enter');
  }

  /** Takes it out of the page; answers what is still drawn in it. */
  leftAfterRemoval(): Promise<number | undefined> {
    return this.host.evaluate(async (element) => {
      element.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return element.shadowRoot?.querySelectorAll('[data-part]').length;
    });
  }
}
