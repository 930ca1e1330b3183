import { expect, type Locator, type Page } from '@playwright/test';
import { openMenu, press } from '../support/press';
import { eventually, hydrated, tried } from '../support/waits';
import { PortalPage } from './portal.page';

export type HomeTab = 'Live' | 'Archive' | 'Clips';

/** How many cards the server draws, and how many a list asks for at once. */
export const PAGE_SIZE = 24;

/** Home as a viewer sees it. */
export class HomePage extends PortalPage {
  readonly liveCards: Locator;
  readonly pastCards: Locator;
  /** A card that leads nowhere: each has to lead to its video, or for an event elsewhere to where that takes place. */
  readonly deadCards: Locator;
  /** The pictures of the cards. */
  readonly pictures: Locator;
  private readonly themeColors: Locator;
  /** Switches to the next display; its name is the one that is shown. */
  readonly displayButton: Locator;
  readonly selectedTab: Locator;
  readonly skipLink: Locator;
  readonly failure: Locator;
  private readonly program: Locator;

  constructor(page: Page) {
    super(page);
    this.liveCards = page.locator('article[data-state="live"]');
    this.pastCards = page.locator('article[data-state="past"]');
    this.deadCards = this.cards.filter({ hasNot: page.locator('a[href]') });
    this.pictures = this.cards.locator('[data-part="thumbnail"] img');
    this.themeColors = page.locator('meta[name="theme-color"]');
    this.displayButton = page.getByRole('button', {
      name: /^View: (large cards|medium cards|small cards|dense list|list)/,
    });
    this.selectedTab = page.getByRole('tab', { selected: true });
    this.skipLink = page.getByRole('link', { name: 'Skip to content' });
    this.failure = page.getByRole('heading', { name: 'Gomenasorry!' });
    this.program = page.locator('script[data-entry]');
  }

  override async open(path = '/') {
    await super.open(path);
  }

  /** Asks for the document alone: nothing of it has to run. */
  async openDocument(path = '/') {
    await this.page.goto(path, { waitUntil: 'commit' });
  }

  /** Opens the menu of a card. */
  menuButton(card: Locator) {
    return card.getByRole('button', { name: /^Actions for/ });
  }

  /** Goes to a tab and waits for the cards of its list. */
  async goToTab(tab: HomeTab) {
    await press(this.tab(new RegExp(`^${tab}`)));
    await this.seeTab(tab);
  }

  async seeTab(tab: HomeTab) {
    await expect(this.tab(new RegExp(`^${tab}`))).toHaveAttribute('aria-selected', 'true');
    const hash = { Live: '', Archive: '#archive', Clips: '#clips' }[tab];
    await eventually('the hash of the address', () => new URL(this.page.url()).hash).toBe(hash);
    await this.seeCards(PAGE_SIZE);
  }

  /** The server draws the first tab as the chosen one; another one looks chosen by its address, with shapes of cards below it. */
  async seeAwaited(tab: HomeTab) {
    const panel = this.page.locator('[role="tabpanel"]');
    await expect(panel).toBeHidden();
    const shapes = await panel.evaluate(
      ({ parentElement }) => parentElement && getComputedStyle(parentElement, '::before').blockSize,
    );
    expect(Number.parseFloat(String(shapes))).toBeGreaterThan(100);
    const border = (target: Locator) =>
      target.evaluate((element) => getComputedStyle(element).borderBlockEndColor);
    const named = await border(this.tab(new RegExp(`^${tab}`)));
    expect(named).not.toBe(await border(this.selectedTab));
    expect(await border(this.tab(/^Clips/))).toBe(await border(this.selectedTab));
  }

  /** By the menu of favorites. */
  async chooseOrg(name: string) {
    await openMenu(this.orgSelector.getByRole('button').first());
    await press(
      this.page.getByRole('menuitem', { name }).or(this.page.getByRole('menuitemradio', { name })),
    );
  }

  async seeCards(least: number) {
    await tried(`there are ${least} cards`, async () =>
      expect(await this.cards.count()).toBeGreaterThanOrEqual(least),
    );
  }

  async scrollToEnd() {
    await this.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  }

  /** Instead of an endless list. */
  async showNumberedPages() {
    await press(this.page.getByRole('button', { name: /View: infinite scroll/ }));
  }

  /** Opens the side drawer, or closes it. */
  async toggleDrawer() {
    await press(this.banner.getByRole('button').first());
  }

  async goToPage(page: number) {
    await press(this.pageLink(page));
    await expect(this.pageLink(page)).toHaveAttribute('aria-current', 'page');
  }

  /** Asks again for a list that failed. */
  async retry() {
    await press(this.button('Try again'));
  }

  async switchTheme() {
    await press(this.button('Switch between dark and light mode'));
  }

  /** The browser around the page has the color of the chosen mode, whatever the system's is. */
  async seeOneThemeColor() {
    await eventually('colors of the browser around the page', () =>
      this.themeColors.evaluateAll(
        (tags) => new Set(tags.map((tag) => tag.getAttribute('content'))).size,
      ),
    ).toBe(1);
  }

  background() {
    return this.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  }

  /** Ids of the videos in the list of what is live. */
  async liveIds(): Promise<string[]> {
    const links = this.page.getByRole('list', { name: 'Live' }).locator('a[href*="/watch/"]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    return hrefs.map((href) => /\/watch\/([^?]+)/.exec(href ?? '')?.[1] ?? '');
  }

  /** Columns of the list of cards, as they are drawn. */
  columns(): Promise<number> {
    return this.page
      .locator('ul:has(> li > article)')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  }

  /** What the first live cards with viewers say below their channel. */
  async factsOfLiveCards(count: number) {
    const live = this.liveCards.filter({ hasText: /viewers/ });
    await expect(live.nth(count - 1)).toBeVisible();
    return live.evaluateAll(
      (cards, most) =>
        cards.slice(0, most).map((card) => {
          const line = card.querySelector('p')!;
          const tops = [...line.children].map((part) => part.getBoundingClientRect().top);
          return {
            parts: line.childElementCount,
            isOneLine: new Set(tops).size === 1,
            times: card.querySelectorAll('p time').length,
          };
        }),
      count,
    );
  }

  /** Where each card is. */
  boxes(): Promise<string[]> {
    return this.cards.evaluateAll((cards) =>
      cards.map((card) => JSON.stringify(card.getBoundingClientRect())),
    );
  }

  /** Scrolls to the end of each title, also to lines that are cut off. Answers how many titles no longer begin with their first line. */
  titlesMovedByScrolling(): Promise<number> {
    return this.cards.getByRole('heading').evaluateAll((titles) => {
      for (const title of titles) title.querySelector('a')?.scrollIntoView({ block: 'end' });
      return titles.filter(({ scrollTop }) => scrollTop !== 0).length;
    });
  }

  async pictureAddress(index: number) {
    return (await this.pictures.nth(index).getAttribute('src')) ?? '';
  }

  /** A pointer can reach it, also before the page is hydrated. */
  async seeReachable(link: Locator) {
    await link.click({ trial: true });
  }

  /** Path of the one script that hydrates the page. */
  async programAddress() {
    await expect(this.program).toHaveCount(1);
    return (await this.program.getAttribute('data-entry')) ?? '';
  }

  /** What only the browser knows is there: the time of day in the zone of the viewer. */
  async seeLocalTimes() {
    await hydrated(this.page);
    const upcoming = this.page.locator('[data-testid="video-card"][data-state="upcoming"]').first();
    await expect(upcoming.getByText(/in \d+ \w+ \(\d+:\d+/)).toBeVisible();
  }
}
