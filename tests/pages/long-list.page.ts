import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { atRest, eventually, tried } from '../support/waits';
import { PortalPage } from './portal.page';
import { Tab } from './tab.page';

const NEAR_PX = 2;

/** As far as two lines of text in a row move the page. */
const ANCHORED_PX = 60;

/** Where a page is. */
export interface Place {
  readonly y: number;
  /** Height of the window. */
  readonly height: number;
  /** Cards on screen: where they lead and how far from the top they are. */
  readonly cards: readonly (readonly [href: string, top: number])[];
}

declare global {
  interface Window {
    lookAtPage: () => Place;
    /** Where the page was in its last frame after the last click on it. */
    lastPlace: Place;
    firstFrame: Promise<Place>;
  }
}

/** In the page: what is on screen now. */
function defineLook() {
  window.lookAtPage = () => ({
    y: scrollY,
    height: innerHeight,
    cards: [...document.querySelectorAll('main article')].flatMap((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      const link =
        card.querySelector('a[href*="/watch/"]') ?? card.querySelector('a[href^="/channel/"]');
      const href = link?.getAttribute('href');
      return href && bottom > 0 && top < innerHeight ? [[href, top] as const] : [];
    }),
  });
  const heading = () => document.querySelector('main h1')?.textContent;
  let clicks = 0;
  // Rows above may get their final height after the press: a viewer leaves the last frame before the next page.
  const follow = (click: number, left: string | null | undefined) => {
    if (click !== clicks || heading() !== left) return;
    window.lastPlace = window.lookAtPage();
    requestAnimationFrame(() => follow(click, left));
  };
  addEventListener('click', () => follow(++clicks, heading()), true);
}

function expectSame(now: Place, before: Place) {
  expect(Math.abs(now.y - before.y), 'px beside the place').toBeLessThanOrEqual(NEAR_PX);
  // A row at the end of the screen may have come onto it, or left it, by as much as the page may be off.
  const shown = ({ cards, height }: Place) => cards.filter(([, top]) => top < height - 2 * NEAR_PX);
  const tops = new Map(now.cards);
  const former = new Set(before.cards.map(([href]) => href));
  for (const [href, top] of shown(before)) {
    const moved = Math.abs((tops.get(href) ?? Number.NaN) - top);
    expect(moved, `px that ${href} has moved`).toBeLessThanOrEqual(NEAR_PX);
  }
  for (const [href] of shown(now)) expect(former, `${href} was there`).toContain(href);
}

/** A page with a list longer than the screen, of cards of videos or of channels. */
export class LongListPage extends PortalPage {
  /** The cards that are drawn: those near the screen. */
  readonly drawn: Locator;
  /** The links of their titles. */
  readonly titles: Locator;

  constructor(page: Page) {
    super(page);
    this.drawn = this.main.getByRole('article');
    this.titles = this.drawn.getByRole('heading').getByRole('link');
  }

  /** Opens its page, where it can say its place, once cards are drawn. */
  async openList(path: string) {
    await this.page.addInitScript(defineLook);
    await this.open(path);
    await expect(this.drawn.first()).toBeVisible();
  }

  /** The library of this device, filled from such a file. */
  async openLibrary(csv: string) {
    await this.page.addInitScript(defineLook);
    await this.open('/library');
    await this.main.locator('input[type=file]').setInputFiles({
      name: 'library.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
    await expect(this.drawn.first()).toBeVisible();
  }

  /** From endless scrolling to numbered pages. */
  async turnToPage(number: number) {
    const link = this.pageLink(number);
    await press(this.page.getByRole('button', { name: /View: infinite scroll/ }));
    await press(link);
    await expect(this.page).toHaveURL(new RegExp(`page=${number}.*#archive$`));
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0);
  }

  place(): Promise<Place> {
    return this.page.evaluate(() => window.lookAtPage());
  }

  /** The page is at this place, or soon: it is drawn from what the tab has kept, a frame or two after it scrolls. */
  async seePlace(before: Place) {
    await tried('the page is at the same place', async () =>
      expectSame(await this.place(), before),
    );
  }

  /** Goes to the end of the list again and again, until it has this many entries. */
  async read(count: number) {
    await this.page.evaluate(
      (wanted) =>
        new Promise<void>((resolve) => {
          const look = () => {
            window.scrollTo(0, document.documentElement.scrollHeight);
            // A list that draws only a part of its entries says which ones these are.
            const isRead = document.querySelector('main li[aria-posinset]')
              ? document.querySelector(`main li[aria-posinset="${wanted}"]`) !== null
              : document.querySelectorAll('main ul:has(article) > li').length >= wanted;
            if (isRead) resolve();
            else requestAnimationFrame(look);
          };
          look();
        }),
      count,
    );
  }

  /** How long the page is, in pixels. */
  height(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollHeight);
  }

  /** How many elements the page has. */
  nodes(): Promise<number> {
    return this.page.evaluate(() => document.querySelectorAll('*').length);
  }

  /** Goes to the end of the page, until it is longer than this. */
  async seeHeight(least: number) {
    await tried(`the page is longer than ${least} px`, async () => {
      await this.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await this.height()).toBeGreaterThan(least);
    });
  }

  /** The card whose title has this number. */
  cardNumber(number: number) {
    return this.main.locator('article', { hasText: new RegExp(`number ${number}(?!\\d)`) });
  }

  /** The entry of the list whose title has this number; far from the screen it is an empty box that can be found. */
  boxNumber(number: number) {
    return this.main.locator('li', { hasText: new RegExp(`number ${number}(?!\\d)`) });
  }

  /** Goes this many pixels down; what comes on screen is drawn as cards. */
  async goDownTo(y: number) {
    await this.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    // Cards above the screen take their real height: the browser keeps what is seen in place and moves the page by as much.
    await eventually(`the page is at about ${y} px`, async () =>
      Math.abs((await this.page.evaluate(() => scrollY)) - y),
    ).toBeLessThanOrEqual(ANCHORED_PX);
    await this.settle();
  }

  /** What is on screen is drawn as cards, and stays where it is. */
  private async settle() {
    await eventually('no box on screen is empty', () =>
      this.page.evaluate(() =>
        [...document.querySelectorAll('main ul:has(article) > li:not(:has(article))')].some(
          (box) => {
            const { top, bottom } = box.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          },
        ),
      ),
    ).toBe(false);
    await atRest(this.main);
  }

  /** The title or the picture of a card. */
  linkTo(href: string) {
    return this.main.locator(`article a[href="${href}"]`).first();
  }

  /** The keyboard is at the card that leads there, and not at the small player. */
  async seeFocusAt(href: string) {
    await expect(
      this.main.locator(`a[href="${href}"]:not([data-part="player"] *)`).first(),
    ).toBeFocused();
  }

  /**
   * Opens what the card in the middle of the screen leads to, without a load of the document. Answers where the list was when it was
   * left: a click may have scrolled to its link first.
   */
  async leave() {
    const { cards } = await this.place();
    const [href] = cards[Math.floor(cards.length / 2)] ?? [''];
    // It may lie under a bar: what comes on screen by the scrolling of this click is drawn before the click that counts.
    await this.linkTo(href).click({ trial: true });
    await this.settle();
    const list = String(await this.heading.textContent());
    await press(this.linkTo(href));
    await expect(this.page).toHaveURL(new RegExp(href.replace('?', String.raw`\?`)));
    await expect(this.heading).not.toHaveText(list);
    return { href, list, place: await this.page.evaluate(() => window.lastPlace) };
  }

  /** Opens what is in the middle of the screen and comes back without an answer of the server, to the same place. */
  async leaveAndComeBack() {
    const { href, list, place } = await this.leave();
    const release = await new Tab(this.page).holdAnswers();
    await this.noteFirstFrame(list);
    await this.page.goBack();
    expectSame(await this.page.evaluate(() => window.firstFrame), place);
    await this.seeFocusAt(href);
    await release();
  }

  /** Notes the first frame of the page with this heading. */
  private noteFirstFrame(heading: string) {
    return this.page.evaluate((wanted) => {
      window.firstFrame = new Promise((resolve) => {
        const onFrame = () => {
          const isThere = document.querySelector('main h1')?.textContent === wanted;
          if (isThere) resolve(window.lookAtPage());
          else requestAnimationFrame(onFrame);
        };
        requestAnimationFrame(onFrame);
      });
    }, heading);
  }
}
