import { expect, type Locator } from '@playwright/test';
import { press } from '../support/press';
import { hydrated } from '../support/waits';
import { PortalPage } from './portal.page';

/** What every page of the portal has: a heading, links, a width. */
export class AnyPage extends PortalPage {
  /** Everything of the page is there, also what is loaded late. */
  async seeWhole() {
    await hydrated(this.page);
    // By its role: one that is hidden while a part of the page is waited for does not count.
    await expect(this.main.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(this.page.getByRole('progressbar')).toHaveCount(0);
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  /** What the page is made for is drawn. The list of channels is longer than what its document carries. */
  async seeContent(kind: 'channels' | 'channel' | 'video' | 'search') {
    const row = this.main.getByRole('article').first();
    const content = {
      channels: this.main.getByRole('listitem').getByRole('heading', { level: 2 }).first(),
      channel: row,
      video: this.heading,
      search: row,
    };
    await expect(content[kind]).toBeVisible();
  }

  /** Types into a field and presses the button of its form, whose script is not there. Answers the field. */
  async submitWithoutScript(field: string, text: string, submit: string) {
    const box = this.main.getByLabel(field, { exact: true });
    await box.fill(text);
    await this.main.getByRole('button', { name: submit, exact: true }).click();
    return box;
  }

  /** Letters of twice the size, as the settings of a browser make them. */
  async enlargeLetters() {
    await this.html.evaluate((html) => (html.style.fontSize = '200%'));
  }

  /** The bar with the pages at the foot of a phone. */
  readonly bottomPages = this.page.locator('[data-part="bottom-bar"]');
  /** The links of the side drawer, beside the page or over it, in any language. */
  readonly drawerLinks = this.page
    .getByRole('navigation')
    .filter({ has: this.page.locator('a[href*="/settings"]'), visible: true });

  async openDrawer() {
    await press(this.banner.getByRole('button').first());
    await expect(this.drawerLinks).toBeInViewport();
  }

  /** Words of a part of the page that are in more than one line, each in a piece. */
  brokenWordsOf(part: Locator): Promise<string[]> {
    return part.evaluate((bar) => {
      const texts = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
            broken.push(word);
        }
      return broken;
    });
  }

  /** How wide the name of the organization in the bar is drawn, and by how many pixels it is cut. */
  orgName() {
    return this.orgSelector
      .getByRole('button')
      .locator('[translate="no"]')
      .evaluate(({ clientWidth, scrollWidth }) => ({
        isDrawn: clientWidth > 0,
        cut: scrollWidth - clientWidth,
      }));
  }

  /** Pixels by which the page can be scrolled sideways. */
  overflow(): Promise<number> {
    return this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  }

  /** One path for each kind of page that a link of this one leads to: of a thousand videos one is enough. */
  async linkedPages(): Promise<string[]> {
    const hrefs = await this.page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const byKind = new Map(hrefs.map((href) => [href.replace(/[?#].*/, '').split('/')[1], href]));
    return [...byKind.values()];
  }
}
