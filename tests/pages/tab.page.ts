import type { Page } from '@playwright/test';
import { eventually, hydrated } from '../support/waits';

/** A tab of the browser: hidden, discarded, loaded again, and without an answer of the API. */
export class Tab {
  constructor(readonly page: Page) {}

  /** The API answers nothing any more. Returns how to let it go on. */
  holdAnswers() {
    return this.hold('**/api/v2/**');
  }

  /** The script of this module does not come. Returns how to let it come. */
  holdScript(name: string) {
    return this.hold(`**/assets/${name}-*.js`);
  }

  private async hold(pattern: string) {
    let release = () => undefined as void;
    const gate = new Promise<void>((open) => {
      release = open;
    });
    await this.page.route(pattern, async (route) => {
      await gate;
      await route.continue().catch(() => undefined);
    });
    return async () => {
      release();
      await this.page.unroute(pattern);
    };
  }

  /**
   * Another tab is in front. Waits until this one has kept its lists: what keeps them is loaded after the page, and who leaves
   * earlier has them loaded again.
   */
  async hide() {
    await this.page.evaluate(() => sessionStorage.removeItem('oshimado-lists'));
    await eventually('the tab has kept its lists', () =>
      this.page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        return Object.keys(sessionStorage).toSorted();
      }),
    ).toEqual(['oshimado-lists', 'oshimado-scroll']);
  }

  /** Another tab is in front for a moment: from then on this one has its lists when it is loaded again. */
  async hideOnce() {
    await this.hide();
    await this.page.evaluate(() => {
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }

  /** The browser has discarded the tab, and loads it again: it says nothing but that it is hidden. */
  async discard() {
    await this.hide();
    await this.page.evaluate(() => {
      addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
    });
    await this.page.reload();
    await hydrated(this.page);
  }

  /** It is loaded again without an answer of the server but the document. Returns how to let the others come. */
  async reloadAlone() {
    const release = await this.holdAnswers();
    await this.page.reload();
    await hydrated(this.page);
    return release;
  }

  /** From the next page on the tab has no room for lists. */
  async fillStorage() {
    await this.page.addInitScript(() => {
      const tab = sessionStorage;
      const full = new Proxy(tab, {
        get: (_, name) => {
          if (name === 'getItem') return (key: string) => tab.getItem(key);
          if (name === 'removeItem') return (key: string) => tab.removeItem(key);
          return (key: string, value: string) => {
            if (key === 'oshimado-lists') throw new DOMException('full', 'QuotaExceededError');
            tab.setItem(key, value);
          };
        },
      });
      Object.defineProperty(window, 'sessionStorage', { get: () => full });
    });
  }
}
