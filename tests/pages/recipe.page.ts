import type { Locator, Page } from '@playwright/test';
import { press } from '../support/press';

/** A page with a recipe of the page that makes embeds. */
export class RecipePage {
  readonly cards: Locator;
  readonly player: Locator;
  readonly background: Locator;
  /** Of the first card. */
  readonly title: Locator;
  readonly topics: Locator;
  readonly badge: Locator;
  readonly toast: Locator;

  constructor(readonly page: Page) {
    const board = page.locator('oshi-live-feed');
    this.cards = board.getByRole('article');
    this.player = page.locator('oshi-player');
    this.background = board.locator('.box');
    this.title = board.locator('[part~="title"]').first();
    this.topics = board.locator('[part~="topic"]');
    this.badge = page.locator('oshi-live-badge');
    this.toast = page.locator('#toast');
  }

  async choose(topic: string) {
    await this.page.getByRole('combobox', { name: 'Topic' }).selectOption(topic);
  }

  /** Answers its title. */
  async chooseFirst(): Promise<string> {
    const title = await this.title.innerText();
    await press(this.title);
    return title;
  }
}
