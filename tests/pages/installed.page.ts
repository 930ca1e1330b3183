import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { eventually, installed } from '../support/waits';
import { PortalPage } from './portal.page';

/** A page that a service worker looks after, of a site at its own origin. */
export class InstalledPage extends PortalPage {
  /** The error state of a list that cannot be loaded. */
  readonly offline: Locator;
  /** All that says so: in the page, and at its foot. */
  readonly offlineNotes: Locator;
  readonly updateNotice: Locator;
  readonly changes: Locator;

  constructor(
    page: Page,
    private readonly origin: string,
  ) {
    super(page);
    this.offline = page.getByText('You’re offline', { exact: true });
    this.offlineNotes = page.getByText(/^You’re offline/);
    this.updateNotice = page.getByText('A new version is available', { exact: true });
    this.changes = page.getByRole('button', { name: 'What’s new' });
  }

  /** Loads a document of the site. */
  async load(path: string) {
    await this.page.goto(this.origin + path);
  }

  /** A first visit, until the worker looks after the page. */
  async visit(path = '/') {
    await this.load(path);
    await installed(this.page);
  }

  /** Milliseconds until cards are seen again. */
  async timeOfReload(): Promise<number> {
    const start = performance.now();
    await this.page.reload();
    await expect(this.cards.first()).toBeVisible();
    return performance.now() - start;
  }

  /** The page has this heading. */
  async seePage(name: string) {
    const heading = this.page.getByRole('heading', { level: 1, name, exact: true });
    await expect(heading).toBeVisible();
  }

  /** The next check of the worker, which the page would make within 15 minutes. */
  async checkNow() {
    await this.page.evaluate(
      async () => void (await (await navigator.serviceWorker.ready).update()),
    );
  }

  async update() {
    await press(this.button('Update'));
  }

  /** How often the main document is loaded from now on. */
  countLoads(): () => number {
    let loads = 0;
    this.page.on('domcontentloaded', () => {
      loads += 1;
    });
    return () => loads;
  }

  /** Workers that are not in charge yet. */
  workersLeft(): Promise<number> {
    return this.page.evaluate(async () => {
      const { installing, waiting } = await navigator.serviceWorker.ready;
      return [installing, waiting].filter(Boolean).length;
    });
  }

  /** The worker is gone; the page loads itself once more then. */
  async seeNoWorker() {
    await eventually('no worker is left', () =>
      this.page
        .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
        .catch(() => -1),
    ).toBe(0);
  }

  /** Addresses of what the worker keeps. */
  cached(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const names = await caches.keys();
      const urls = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return urls.flat();
    });
  }

  /** All texts that the worker keeps. */
  cachedTexts(): Promise<string> {
    return this.page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => {
          const cache = await caches.open(name);
          const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
          return Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ''));
        }),
      );
      return all.flat().join('\n');
    });
  }

  /** The sentences of a language are kept a moment after its first page. */
  async seeSentencesKept(...namespaces: string[]) {
    await eventually('the sentences are kept', async () => {
      const urls = await this.cached();
      return namespaces.filter((name) => urls.some((url) => url.includes(`/locale/en/${name}-`)));
    }).toEqual(namespaces);
  }
}
