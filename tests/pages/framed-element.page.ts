import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { eventually } from '../support/waits';

/** An element in a frame of a stranger's page. */
export class FramedElement {
  readonly frame: Locator;
  readonly inside: FrameLocator;
  readonly cards: Locator;
  /** The language of a chat. */
  readonly language: Locator;
  /** Says where its links lead. */
  readonly base: Locator;

  constructor(page: Page) {
    this.frame = page.locator('iframe');
    this.inside = page.frameLocator('iframe');
    this.cards = this.inside.getByRole('article');
    this.language = this.inside.getByRole('combobox');
    this.base = this.inside.locator('base');
  }

  /** Nothing of what it shows is cut off, and nothing is left below it. */
  async seeWhole() {
    await eventually('what is cut off or left below in the frame, in px', () =>
      this.inside
        .locator('body')
        .evaluate((body) => Math.floor(innerHeight - body.getBoundingClientRect().height)),
    ).toBe(0);
  }

  async seeDrawn(tag: string) {
    await expect(this.inside.locator(tag)).toHaveAttribute('data-phase', 'shown');
  }

  async pressPlay() {
    await press(this.inside.getByRole('button', { name: /^Play/ }));
  }

  /** Waits until the element reports that its player is playing. */
  async seePlaying() {
    await eventually('the player plays', () =>
      this.inside
        .locator('oshi-player')
        .evaluate((element: HTMLElement & { readonly paused: boolean }) => element.paused),
    ).toBe(false);
  }

  async height(): Promise<number> {
    return (await this.frame.boundingBox())?.height ?? 0;
  }

  async seeText(text: string) {
    // The link that was there before it was drawn says the same.
    await expect(this.inside.getByText(text).filter({ visible: true })).toBeVisible();
  }
}
