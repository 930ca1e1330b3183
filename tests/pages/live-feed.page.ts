import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { eventually } from '../support/waits';
import { EmbedElement } from './embed-element.page';
import type { FanPage } from './fan.page';

/** A theme by its name, and the colours it is drawn in. */
interface Look {
  readonly name: string;
  readonly background: string;
  readonly primary: string;
}

/** `<oshi-live-feed>`. */
export class LiveFeed extends EmbedElement {
  readonly cards: Locator;
  /** Shapes of cards, until there are cards. */
  readonly skeleton: Locator;
  readonly headings: Locator;
  /** What scrolls sideways. */
  readonly strip: Locator;

  constructor(
    readonly fan: FanPage,
    nth = 0,
  ) {
    super(fan.page, 'oshi-live-feed', 'feed', nth);
    this.cards = this.host.locator('article');
    this.skeleton = this.host.locator('[data-part=skeleton] li');
    this.headings = this.host.locator('h2');
    this.strip = this.host.locator('[data-part=strip] > [data-part=feed]');
  }

  /** From now on each stream that is live has as many viewers. */
  async useViewers(count: number) {
    await this.fan.page.route('**/api/v2/live?**', async (route) => {
      const response = await route.fetch();
      const rows = (await response.json()) as Record<string, unknown>[];
      const json = rows.map((row) =>
        row.status === 'live' ? { ...row, live_viewers: count } : row,
      );
      await route.fulfill({ response, json });
    });
  }

  async seeViewers(text: string) {
    await expect(this.cards.getByText(text).first()).toBeVisible();
  }

  async seeCards(count: number) {
    await expect(this.cards).toHaveCount(count);
  }

  /** For how many hours each live stream is said to have run. */
  async hoursRun(): Promise<readonly number[]> {
    const clocks = await this.host.locator('[part~=duration]').allInnerTexts();
    return clocks.map((clock) => Number(clock.split(':').at(-3) ?? 0));
  }

  /** There are more cards than this. */
  async seeMoreCardsThan(count: number) {
    await eventually(`there are more than ${count} cards`, () =>
      this.cards.count(),
    ).toBeGreaterThan(count);
  }

  /** The first card has a picture that is loaded. */
  async seePicture() {
    const picture = this.cards.first().locator('img').first();
    await eventually('the picture of the first card is loaded', () =>
      picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
  }

  /** Which states the cards have, each once. */
  async seeStates(states: readonly string[]) {
    await eventually('the states of the cards', async () => {
      const all = await this.cards.evaluateAll((cards) =>
        cards.map((card) => card.getAttribute('data-state') ?? ''),
      );
      return [...new Set(all)].toSorted();
    }).toEqual(states);
  }

  /** The last card of the strip is scrolled to once its title has the focus. */
  async seeLastCardWithKeyboard() {
    const title = this.cards.last().getByRole('link').first();
    await title.focus();
    await eventually('the strip is scrolled', () =>
      this.strip.evaluate((strip) => strip.scrollLeft),
    ).toBeGreaterThan(0);
    await expect(title).toBeInViewport();
  }

  textColour(): Promise<string> {
    return this.cards.first().evaluate((card) => getComputedStyle(card).color);
  }

  async seeTextColour(colour: string) {
    await expect(this.cards.first()).toHaveCSS('color', colour);
  }

  /** Every card is of this channel. */
  async seeOnlyChannel(address: string) {
    const links = this.host.locator('a[href*="/channel/"]');
    await eventually('the cards are of one channel', async () => [
      ...new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))),
    ]).toEqual([address]);
  }

  /** A title of several scripts has its own order, whatever the direction of the page and of what is beside it. */
  async seeIsolatedTitles() {
    const title = this.cards.first().getByRole('heading').locator('[translate=no]');
    await expect(title).toHaveCSS('direction', 'ltr');
    await expect(title).toHaveCSS('unicode-bidi', 'plaintext');
  }

  async pressFirstVideo() {
    await press(this.cards.first().getByRole('link').first());
  }

  /** Takes out the links that its place is made for until it is drawn. */
  async takeLinks() {
    await this.host.evaluate((element) => element.replaceChildren());
  }

  async remove() {
    await this.host.evaluate((element) => element.remove());
  }

  /** Puts a new one into a place of the page, with room for two cards. */
  async insertInto(place: string) {
    await this.fan.page.locator(place).evaluate((element) => {
      const feed = document.createElement('oshi-live-feed');
      feed.setAttribute('max', '2');
      element.append(feed);
    });
  }

  /** Moves it to another place of the page in one task. */
  async moveTo(place: string) {
    await this.host.evaluate(
      (element, selector) => document.querySelector(selector)?.append(element),
      place,
    );
  }

  /** Removes it for a frame, changes it meanwhile and puts it back; answers what was drawn in it while it was away. */
  returnChanged(attributes: Readonly<Record<string, string>>): Promise<number | undefined> {
    return this.host.evaluate(async (element, given) => {
      element.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const drawn = element.shadowRoot?.querySelectorAll('article').length;
      for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
      document.body.append(element);
      return drawn;
    }, attributes);
  }

  /** Marks the first card; answers whether it is still the same element. */
  async markFirstCard() {
    await this.cards.first().evaluate((card) => card.setAttribute('data-kept', ''));
    return () => this.cards.first().evaluate((card) => card.hasAttribute('data-kept'));
  }

  /** Sets one theme after the other, and reads the colours drawn in each. */
  coloursIn(themes: readonly string[]): Promise<readonly Look[]> {
    return this.host.evaluate((element, names) => {
      const box = element.shadowRoot?.querySelector('[part~="feed"]');
      if (!box) throw new Error('The feed has no part named feed.');
      const probe = document.createElement('i');
      probe.style.color = 'var(--oshi-color-primary)';
      box.append(probe);
      const looks = names.map((name) => {
        element.setAttribute('theme', name);
        const { backgroundColor: background } = getComputedStyle(box);
        return { name, background, primary: getComputedStyle(probe).color };
      });
      probe.remove();
      return looks;
    }, themes);
  }
}

/** The plain list of links for frames, which runs no script. */
export class FramedList {
  readonly html: Locator;
  readonly rows: Locator;
  readonly links: Locator;

  constructor(readonly around: Page | FrameLocator) {
    this.html = around.locator('html');
    this.rows = around.getByRole('listitem');
    this.links = around.getByRole('link');
  }

  /** The one in the only frame of a page. */
  static in(page: Page): FramedList {
    return new FramedList(page.frameLocator('iframe'));
  }
}
