import { expect, type Locator, type Page } from '@playwright/test';

/** The frame of every page and the cards in it: verbs for the tests to read like the specification. */
export class PortalPage {
  readonly main: Locator;
  readonly heading: Locator;
  readonly cards: Locator;
  readonly search: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.heading = page.getByRole('heading', { level: 1 });
    this.cards = page.getByTestId('video-card');
    this.search = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  }

  async open(path: string) {
    await this.page.goto(path);
    await this.settle();
  }

  async reload() {
    await this.page.reload();
    await this.settle();
  }

  /** The page is taken over: what is pressed from now on counts. */
  async settle() {
    await expect(this.page.locator('[data-hydrated]')).toBeAttached();
  }

  /** Every script of the portal is on the device: from now on no part of a page needs a connection. */
  async install() {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** The link of a card that leads to its video. */
  videoLink(card: Locator) {
    return card.locator('a[href*="/watch/"]').first();
  }

  async videoId(card: Locator) {
    const href = await this.videoLink(card).getAttribute('href');
    return /\/watch\/([^?]+)/.exec(href ?? '')?.[1] ?? '';
  }

  /** What the stream of a card is about, in words. */
  async topicOf(card: Locator) {
    const answer = await this.page.request.get(`/api/v2/videos/${await this.videoId(card)}`);
    const { topic_id: topic } = (await answer.json()) as { topic_id: string };
    return topic.replaceAll('_', ' ');
  }

  /** The card of one video, wherever the list puts it. */
  cardOf(id: string) {
    return this.cards.filter({ has: this.page.locator(`a[href*="/watch/${id}"]`) });
  }

  async save(card: Locator) {
    await card.hover();
    const toggle = card.getByRole('button', { name: /^Add to playlist/ });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }

  async openMenu(card: Locator) {
    await card.getByRole('button', { name: /^Actions for/ }).click();
    await expect(this.page.getByRole('menu').first()).toBeFocused();
  }

  async choose(entry: string) {
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  get playlistButton() {
    return this.page.getByRole('button', { name: /^Current playlist, / });
  }

  get userButton() {
    return this.page.getByRole('button', { name: /(’s account|^Account and login)$/ });
  }

  /** A toast. */
  message(text: string | RegExp) {
    return this.page.getByRole('region', { name: /^Notifications/ }).getByText(text);
  }

  /** What the server draws for this device, before any script. */
  async firstHtml(path: string) {
    return (await this.page.request.get(path)).text();
  }
}
