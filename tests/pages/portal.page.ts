import { expect, type Locator, type Page } from '@playwright/test';
import { openMenu, press } from '../support/press';
import { hydrated } from '../support/waits';

/** The frame of every page and the cards in it: verbs for the tests to read like the specification. */
export class PortalPage {
  readonly html: Locator;
  readonly banner: Locator;
  readonly main: Locator;
  readonly heading: Locator;
  readonly cards: Locator;
  readonly search: Locator;
  /** The links of the side drawer. */
  readonly drawer: Locator;
  /** The bar at the bottom of a phone. */
  readonly bottomBar: Locator;
  readonly playlistButton: Locator;
  readonly userButton: Locator;
  readonly orgSelector: Locator;

  constructor(readonly page: Page) {
    this.html = page.locator('html');
    this.banner = page.getByRole('banner');
    this.main = page.getByRole('main');
    this.heading = page.getByRole('heading', { level: 1 });
    this.cards = page.getByTestId('video-card');
    this.search = this.banner.getByRole('combobox', { name: 'Search' });
    this.drawer = page.getByRole('navigation', { name: 'All pages' });
    this.bottomBar = page.getByRole('navigation', { name: 'Main pages' });
    this.playlistButton = page.getByRole('button', { name: /^Current playlist, / });
    this.userButton = page.getByRole('button', { name: /(’s account|^Account and login)$/ });
    this.orgSelector = page.getByTestId('org-selector');
  }

  async open(path: string) {
    await this.page.goto(path);
    await hydrated(this.page);
  }

  async reload() {
    await this.page.reload();
    await hydrated(this.page);
  }

  /** A link of the side drawer. */
  drawerLink(name: string) {
    return this.drawer.getByRole('link', { name });
  }

  /** Goes to a page by its link in the side drawer, without a load of the document. In another language the drawer has another name. */
  async go(name: string, drawer = 'All pages') {
    const pages = this.page.getByRole('navigation', { name: drawer });
    await press(pages.getByRole('link', { name, exact: true }));
  }

  /** Goes to the home page by the logo, without a load of the document. */
  async goHome() {
    await press(this.banner.getByRole('link', { name: /^Oshimado/ }));
  }

  tab(name: RegExp | string) {
    return this.page.getByRole('tab', { name });
  }

  /** A button of the page by its name. */
  button(name: RegExp | string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** A text of the page. */
  text(text: RegExp | string) {
    return this.page.getByText(text, { exact: true });
  }

  /** The cards of streams about a topic. */
  cardsAbout(topic: string) {
    return this.cards.filter({ has: this.page.getByText(new RegExp(`^${topic}$`, 'i')) });
  }

  /** Leads to a page of a list in numbered pages. */
  pageLink(number: number) {
    return this.page.getByRole('link', { name: `Page ${number}`, exact: true });
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
    await press(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }

  async openMenu(card: Locator) {
    await openMenu(card.getByRole('button', { name: /^Actions for/ }));
  }

  async choose(entry: string) {
    await press(this.page.getByRole('menuitem', { name: entry }));
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
