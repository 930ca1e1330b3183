import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { HostSite } from '../embeds/host-site';
import { press } from '../support/press';
import { embedOrigin } from '../support/shared-sites';
import { eventually, nextFrame } from '../support/waits';
import { ListeningPage } from './listening.page';

/** What the owner of a fan site writes around the elements. */
export interface Writing {
  readonly head?: string;
  /** Elements whose script is on the page, by the name of its file. */
  readonly scripts?: readonly string[];
  /** The attributes of their tags beside the address. Default `type="module"`. */
  readonly scriptAttributes?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Does not wait for the scripts of the page. */
  readonly isSlow?: boolean;
}

/** Requests that are not answered until they are released. */
export interface Late {
  /** Resolves when the first one was made. */
  readonly asked: Promise<void>;
  /** Lets them go; resolves when one is answered. */
  readonly release: () => Promise<void>;
}

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** A page of a fan site on an origin of its own: what its owner writes, and what happens to it. */
export class FanPage extends ListeningPage {
  /** What was thrown into the page. */
  readonly errors: string[] = [];
  readonly warnings: string[] = [];
  /** What the policy of the page has refused. */
  readonly refusals: string[] = [];
  /** Requests to the server of the elements. */
  readonly requests: URL[] = [];
  /** Paths of the documents that were loaded into frames. */
  readonly frames: string[] = [];
  readonly openSockets = new Set<unknown>();
  socketsOpened = 0;

  constructor(
    page: Page,
    readonly site: HostSite,
  ) {
    super(page);
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'warning') this.warnings.push(text);
      if (/Content Security Policy|Refused/i.test(text)) this.refusals.push(text);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin === embedOrigin()) this.requests.push(url);
      if (request.resourceType() === 'document' && request.frame() !== page.mainFrame())
        this.frames.push(url.pathname);
    });
    page.on('websocket', (socket) => {
      this.socketsOpened += 1;
      this.openSockets.add(socket);
      socket.on('close', () => this.openSockets.delete(socket));
    });
  }

  /** Puts a page up; answers its address. */
  write(path: string, body: string, writing: Writing = {}): string {
    const { head = '', scripts = [], scriptAttributes = 'type="module"', headers } = writing;
    const tags = scripts.map(
      (name) => `<script ${scriptAttributes} src="${embedOrigin()}/v1/${name}.js"></script>`,
    );
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fan site</title>${head}${tags.join('')}</head><body><main><h1>Fan site</h1>${body}</main></body></html>`;
    return this.site.put(path, { html, headers });
  }

  async open(body: string, writing: Writing = {}) {
    await this.page.goto(this.write('/', body, writing), {
      waitUntil: writing.isSlow ? 'commit' : 'load',
    });
  }

  /** Opens an example page of the package, with these ids. */
  async openExample(example: string, ids: Readonly<Record<string, string>> = {}) {
    let html = example.replaceAll('EMBED_ORIGIN', embedOrigin());
    for (const [name, id] of Object.entries(ids)) html = html.replaceAll(name, id);
    await this.page.goto(this.site.put('/', { html }));
  }

  /** Adds HTML at the end, as a script of the page does. */
  async add(html: string) {
    await this.page.evaluate(
      (added) => document.querySelector('main')?.insertAdjacentHTML('beforeend', added),
      html,
    );
  }

  /** A link of the page itself. */
  link(name: string): Locator {
    return this.page.getByRole('link', { name });
  }

  /** What the page itself says. */
  words(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }

  /** Opens a closed part of the page. */
  async unfold(summary: string) {
    await press(this.page.getByText(summary, { exact: true }));
  }

  /** The page in a frame of a page in a frame of this one. */
  get innerFrame(): FrameLocator {
    return this.page.frameLocator('iframe').frameLocator('iframe');
  }

  /** A frame of the page itself. */
  get frame(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  get filesRequested(): readonly string[] {
    return this.requests.map(({ pathname }) => pathname);
  }

  /** Waits until the last warning in the console contains this text. */
  async seeWarning(text: string) {
    await eventually('the console says what is wrong', () => this.warnings.at(-1) ?? '').toContain(
      text,
    );
  }

  /** Takes all elements of a tag away for a frame, which is for good, unless they come back then. */
  async takeAway(tag: string, { comeBack = false } = {}) {
    await this.page.evaluate(
      async ([selector, doComeBack]) => {
        const elements = document.querySelectorAll(selector);
        elements.forEach((element) => element.remove());
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (doComeBack) document.querySelector('main')?.append(...elements);
      },
      [tag, comeBack] as const,
    );
    // Preact ends the subscriptions of what is gone by a timeout after that frame.
    await nextFrame(this.page);
  }

  /** From now on the server says with no answer what time it is: that of the page passes alone. */
  async leaveServerTime() {
    await this.page.route('**/api/v2/**', async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      delete headers.date;
      await route.fulfill({ response, headers });
    });
  }

  /** Timers that are due within this time fire now. */
  async letTimePass(seconds: number) {
    await this.page.clock.fastForward(seconds * 1_000);
  }

  /** The tab goes behind another one. */
  async hide() {
    await this.page.evaluate(() => {
      const hidden = { hidden: true, visibilityState: 'hidden' };
      for (const [name, value] of Object.entries(hidden))
        Object.defineProperty(document, name, { get: () => value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }

  /** Takes an element away for a frame, which is for good, and puts it back, so many times. */
  async takeAwayOften(tag: string, times: number) {
    await this.page.evaluate(
      async ([selector, rounds]) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const element = document.querySelector(selector);
        const place = element?.parentNode;
        if (!element || !place) throw new Error(`There is no ${selector}.`);
        for (let round = 0; round < rounds; round += 1) {
          element.remove();
          // oxlint-disable-next-line no-await-in-loop -- one visit after the other
          await frame();
          place.append(element);
          // oxlint-disable-next-line no-await-in-loop -- one visit after the other
          await frame();
        }
      },
      [tag, times] as const,
    );
  }

  /** What the page keeps after the garbage of its scripts is collected: nodes, listeners, and documents of frames. */
  async kept(): Promise<Readonly<Record<'Nodes' | 'JSEventListeners' | 'Documents', number>>> {
    const devtools = await this.page.context().newCDPSession(this.page);
    await devtools.send('HeapProfiler.enable');
    await devtools.send('Performance.enable');
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const valueOf = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    await devtools.detach();
    return {
      Nodes: valueOf('Nodes'),
      JSEventListeners: valueOf('JSEventListeners'),
      Documents: valueOf('Documents'),
    };
  }

  /** The phone of a reader of a language from right to left; nothing is wider than it. */
  async narrow() {
    await this.page.setViewportSize({ width: 320, height: 640 });
    await this.page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await this.seeNoOverflow();
  }

  async seeNoOverflow() {
    // What measures itself has been drawn again by then.
    await nextFrame(this.page);
    await eventually('what is wider than the page, in px', () =>
      this.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  }

  /** How much is stored on the device for the page: cookies, storages, databases and caches. */
  async seeNothingStored() {
    expect(await this.page.context().cookies()).toEqual([]);
    const stored = await this.page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
      'caches' in window ? (await caches.keys()).length : 0,
    ]);
    expect(stored).toEqual([0, 0, 0, 0]);
  }

  /** Keeps the answers to some requests waiting. */
  async holdBack(pattern: string): Promise<Late> {
    const [asked, released] = [deferred(), deferred()];
    await this.page.route(pattern, async (route) => {
      asked.resolve();
      await released.promise;
      await route.continue();
    });
    const release = async () => {
      const answered = this.page.waitForResponse(pattern);
      released.resolve();
      await (await answered).finished();
    };
    return { asked: asked.promise, release };
  }

  /** Requests that fail from now on; answers how to end it. */
  async cutOff(pattern: string): Promise<() => Promise<void>> {
    await this.page.route(pattern, (route) => route.abort());
    return () => this.page.unroute(pattern);
  }

  /** Calls that the server refuses from now on because there were too many, for so many seconds; answers how to end it. */
  async refuseCalls(pattern: string, seconds: number): Promise<() => Promise<void>> {
    await this.page.route(pattern, (route) =>
      route.fulfill({
        status: 429,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'retry-after',
          'retry-after': String(seconds),
        },
        json: { message: 'Too many requests' },
      }),
    );
    return () => this.page.unroute(pattern);
  }
}
