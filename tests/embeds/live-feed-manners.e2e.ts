/** How the feed behaves as a guest: late, quiet, forgiving, and gone without a trace. */
import { expect, type Page } from '@playwright/test';
import { cards, EMBED, page, script, test, troublesOf, warningsOf } from './embed-page';

const feedOf = (view: Page) => view.locator('oshi-live-feed');

/** Keeps the answers to some requests waiting; answers how to let them go. */
async function holdBack(view: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await view.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const colourOf = (view: Page) =>
  cards(view)
    .first()
    .evaluate((card) => getComputedStyle(card).color);

test('loads only a few kilobytes until it is near the screen', async ({ page: view, site }) => {
  const asked: string[] = [];
  view.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === EMBED) asked.push(pathname);
  });
  const far = '<div style="height: 3000px"></div><oshi-live-feed max="2"></oshi-live-feed>';
  await view.goto(site.put('/', { html: page(far, script) }), { waitUntil: 'networkidle' });
  expect(asked).toEqual(['/v1/live-feed.js']);
  await feedOf(view).evaluate((element) => element.scrollIntoView());
  await expect(cards(view)).toHaveCount(2);
});

test('shows its links until the script has come', async ({ page: view, site }) => {
  const release = await holdBack(view, '**/v1/live-feed.js');
  const body = '<oshi-live-feed max="2"><a href="/schedule">Our schedule</a></oshi-live-feed>';
  await view.goto(site.put('/', { html: page(body, script) }), { waitUntil: 'commit' });
  const link = view.getByRole('link', { name: 'Our schedule' });
  await expect(link).toBeVisible();
  release();
  await expect(cards(view)).toHaveCount(2);
  await expect(link).toBeHidden();
});

test('keeps its default for what it cannot read, and names it once', async ({
  page: view,
  site,
}) => {
  const warnings = warningsOf(view);
  const body = `<oshi-live-feed max="2"></oshi-live-feed>
    <oshi-live-feed api="nowhere" max="0" theme="pink"></oshi-live-feed>`;
  await view.goto(site.put('/', { html: page(body, script) }));
  await expect.poll(() => cards(view, 1).count()).toBeGreaterThan(2);
  const second = cards(view, 1).first();
  expect(await second.evaluate((card) => getComputedStyle(card).color)).toBe(await colourOf(view));
  await feedOf(view)
    .nth(1)
    .evaluate((element) => element.setAttribute('org', 'Nijisanji'));
  expect(new Set(warnings.map((text) => /(\w+)=/.exec(text)?.[1]))).toEqual(
    new Set(['api', 'max', 'theme']),
  );
});

test('honours properties that were set before the script came', async ({ page: view, site }) => {
  await view.goto(site.put('/', { html: page('<oshi-live-feed></oshi-live-feed>') }));
  await feedOf(view).evaluate((element) => Object.assign(element, { max: 3, org: 'Hololive' }));
  await view.addScriptTag({ url: `${EMBED}/v1/live-feed.js`, type: 'module' });
  await expect(cards(view)).toHaveCount(3);
  await expect(feedOf(view)).toHaveAttribute('org', 'Hololive');
  await feedOf(view).evaluate((element) => Object.assign(element, { max: null }));
  await expect(feedOf(view)).not.toHaveAttribute('max');
});

test('draws again when it is put back long after it was removed', async ({ page: view, site }) => {
  const troubles = troublesOf(view);
  await view.goto(
    site.put('/', { html: page('<oshi-live-feed max="2"></oshi-live-feed>', script) }),
  );
  await expect(cards(view)).toHaveCount(2);
  const away = await feedOf(view).evaluateHandle(async (element) => {
    element.remove();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return element;
  });
  expect(await away.evaluate((element) => element.shadowRoot?.querySelector('article'))).toBe(null);
  await away.evaluate((element) => {
    element.setAttribute('max', '4');
    document.body.append(element);
  });
  await expect(cards(view)).toHaveCount(4);
  expect(
    await feedOf(view).evaluate((element) => element.shadowRoot?.adoptedStyleSheets.length),
  ).toBe(2);
  expect(troubles).toEqual([]);
});

test('is not confused by leaving and coming back while it is still loading', async ({
  page: view,
  site,
}) => {
  const troubles = troublesOf(view);
  const release = await holdBack(view, '**/v1/mount-live-feed.js*');
  const asked = view.waitForRequest('**/v1/mount-live-feed.js*');
  await view.goto(
    site.put('/', { html: page('<oshi-live-feed max="2"></oshi-live-feed>', script) }),
  );
  await asked;
  await feedOf(view).evaluate(async (element) => {
    element.remove();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    document.body.append(element);
  });
  release();
  await expect(cards(view)).toHaveCount(2);
  await expect(feedOf(view)).toHaveAttribute('data-phase', 'shown');
  expect(troubles).toEqual([]);
});

test('speaks the language asked for last', async ({ page: view, site }) => {
  await view.goto(
    site.put('/', { html: page('<oshi-live-feed lang="en" max="2"></oshi-live-feed>', script) }),
  );
  await expect(cards(view)).toHaveCount(2);
  const release = await holdBack(view, '**/v1/widgets-*.js');
  const asked = view.waitForRequest('**/v1/widgets-*.js');
  await feedOf(view).evaluate((element) => element.setAttribute('lang', 'ja'));
  await asked;
  await feedOf(view).evaluate((element) => element.setAttribute('lang', 'en'));
  const answered = view.waitForResponse('**/v1/widgets-*.js');
  release();
  await (await answered).finished();
  await feedOf(view).evaluate((element) => element.setAttribute('max', '3'));
  await expect(cards(view)).toHaveCount(3);
  await expect(feedOf(view).locator('[part~=feed]')).toHaveAttribute('lang', 'en');
  await feedOf(view).evaluate((element) => element.setAttribute('lang', 'ja'));
  await expect(feedOf(view).locator('[part~=feed]')).toHaveAttribute('lang', 'ja');
});

test('keeps its language when another one cannot be loaded', async ({ page: view, site }) => {
  const troubles = troublesOf(view);
  const warnings = warningsOf(view);
  await view.goto(
    site.put('/', { html: page('<oshi-live-feed lang="en" max="2"></oshi-live-feed>', script) }),
  );
  await expect(cards(view)).toHaveCount(2);
  await view.route('**/v1/widgets-*.js', (route) => route.abort());
  await feedOf(view).evaluate((element) => {
    element.setAttribute('lang', 'ja');
    element.setAttribute('max', '3');
  });
  await expect(cards(view)).toHaveCount(3);
  await expect.poll(() => warnings).toHaveLength(1);
  await expect(feedOf(view).locator('[part~=feed]')).toHaveAttribute('lang', 'en');
  expect(troubles).toEqual([]);
});

test('leaves the links and says so when the feed itself cannot be loaded', async ({
  page: view,
  site,
}) => {
  const troubles = troublesOf(view);
  await view.route('**/v1/mount-live-feed.js*', (route) => route.abort());
  const listen = `<script>
    window.codes = [];
    addEventListener('oshi-error', (event) => window.codes.push(event.detail.code));
  </script>`;
  const body = '<oshi-live-feed><a href="/schedule">Our schedule</a></oshi-live-feed>';
  await view.goto(site.put('/', { html: page(body, listen + script) }));
  await expect(feedOf(view)).toHaveAttribute('data-phase', 'failed');
  await expect(view.getByRole('link', { name: 'Our schedule' })).toBeVisible();
  expect(await view.evaluate(() => (window as unknown as { codes: string[] }).codes)).toEqual([
    'load',
  ]);
  expect(troubles).toEqual([]);
});

test('asks again for scripts that failed to load, at an address no browser has given up', async ({
  page: view,
  site,
}) => {
  const asked: string[] = [];
  await view.route('**/v1/mount-live-feed.js*', (route) => {
    asked.push(new URL(route.request().url()).search);
    return asked.length === 1 ? route.abort() : route.continue();
  });
  const body = '<oshi-live-feed max="2"><a href="/schedule">Our schedule</a></oshi-live-feed>';
  await view.goto(site.put('/', { html: page(body, script) }));
  await expect(cards(view)).toHaveCount(2);
  await expect(view.getByRole('link', { name: 'Our schedule' })).toBeHidden();
  expect(asked[0]).toBe('');
  expect(asked[1]).toMatch(/^\?again=\d+$/);
});

test('a feed kept from an older build, whose sentences are gone, is replaced by the one of today', async ({
  page: view,
  site,
}) => {
  let kept = 0;
  await view.route('**/v1/mount-live-feed.js', async (route) => {
    kept += 1;
    const answer = await route.fetch();
    const older = (await answer.text()).replaceAll(
      /(widgets-[\w-]+)-[\w-]{8}\.js/g,
      '$1-00000000.js',
    );
    await route.fulfill({ response: answer, body: older });
  });
  await view.goto(
    site.put('/', { html: page('<oshi-live-feed max="2"></oshi-live-feed>', script) }),
  );
  await expect(cards(view)).toHaveCount(2);
  expect(kept).toBe(1);
});

test('with the theme auto it wears the colour scheme of its place on the page', async ({
  page: view,
  site,
}) => {
  const feed = '<oshi-live-feed max="2" theme="auto"></oshi-live-feed>';
  const head = (scheme: string) => `<style>:root { color-scheme: ${scheme} }</style>${script}`;
  await view.emulateMedia({ colorScheme: 'light' });
  await view.goto(site.put('/dark', { html: page(feed, head('dark')) }));
  await expect(cards(view)).toHaveCount(2);
  const dark = await colourOf(view);
  await view.emulateMedia({ colorScheme: 'dark' });
  await view.goto(site.put('/light', { html: page(feed, head('light')) }));
  await expect(cards(view)).toHaveCount(2);
  const light = await colourOf(view);
  expect(light).not.toBe(dark);
  await view.goto(site.put('/both', { html: page(feed, head('light dark')) }));
  await expect(cards(view)).toHaveCount(2);
  expect(await colourOf(view)).toBe(dark);
  await view.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => colourOf(view)).toBe(light);
});

test('an organization that the server does not know is named in the console', async ({
  page: view,
  site,
}) => {
  const warnings = warningsOf(view);
  const body = `<oshi-live-feed org="Hololiev"></oshi-live-feed>
    <oshi-live-feed org="Hololive" max="2"></oshi-live-feed>`;
  await view.goto(site.put('/', { html: page(body, script) }));
  await expect(cards(view, 1)).toHaveCount(2);
  await expect.poll(() => warnings).toHaveLength(1);
  expect(warnings[0]).toContain('org="Hololiev"');
});

test('twelve cards do not fetch the whole board', async ({ page: view, site }) => {
  const answer = view.waitForResponse('**/api/v2/live?**');
  await view.goto(
    site.put('/', { html: page('<oshi-live-feed max="12"></oshi-live-feed>', script) }),
  );
  await expect(cards(view)).toHaveCount(12);
  const rows = (await (await answer).json()) as unknown[];
  expect(rows.length).toBeLessThanOrEqual(24);
});

test('keeps its place: links, skeleton and cards are about as high as each other', async ({
  page: view,
  site,
}) => {
  const heightOf = async () => (await feedOf(view).boundingBox())?.height ?? 0;
  const body =
    '<oshi-live-feed org="Hololive" max="12"><a href="/schedule">Our schedule</a></oshi-live-feed>';
  const letScriptsGo = await holdBack(view, '**/v1/mount-live-feed.js*');
  const letRowsGo = await holdBack(view, '**/api/v2/live?**');
  await view.goto(site.put('/', { html: page(body, script) }));
  await expect(feedOf(view)).toHaveAttribute('data-phase', 'waiting');
  const links = await heightOf();
  await feedOf(view).evaluate((element) => element.replaceChildren());
  letScriptsGo();
  const shapes = feedOf(view).locator('[data-part=skeleton] li');
  await expect(shapes).toHaveCount(12);
  const skeleton = await heightOf();
  letRowsGo();
  await expect(cards(view)).toHaveCount(12);
  const board = await heightOf();
  // A card with a long title is a line higher; both halves have a line between them and may each end with a short row.
  const ROW_PX = 330;
  expect(Math.abs(skeleton - links)).toBeLessThan(ROW_PX / 2);
  expect(Math.abs(board - skeleton)).toBeLessThan(ROW_PX + ROW_PX / 2);
});

test('the list for frames knows the attributes and says its language', async ({
  page: view,
  request,
}) => {
  const list = `${EMBED}/v1/live-feed.html`;
  await view.goto(`${list}?org=Hololive&max=5&theme=suisei%20light&lang=ja`);
  await expect(view.locator('li')).toHaveCount(5);
  await expect(view.locator('html')).toHaveAttribute('lang', 'ja');
  const scheme = () => view.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe('light');
  await view.goto(`${list}?theme=dark`);
  expect(await scheme()).toBe('dark');
  await expect(view.locator('li')).toHaveCount(24);
  const asked = await request.get(list, { headers: { 'accept-language': 'ko' } });
  expect(asked.headers()['content-language']).toBe('ko');
  expect(await asked.text()).toContain('<html lang="ko">');
});

test('sets no cookie and stores nothing', async ({ page: view, site }) => {
  await view.goto(
    site.put('/', { html: page('<oshi-live-feed max="2"></oshi-live-feed>', script) }),
  );
  await expect(cards(view)).toHaveCount(2);
  expect(await view.context().cookies()).toEqual([]);
  const stored = await view.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
  ]);
  expect(stored).toEqual([0, 0, 0, 0]);
});

test('stays within its place on a narrow page written from right to left', async ({
  page: view,
  site,
}) => {
  await view.setViewportSize({ width: 320, height: 640 });
  const html = page('<oshi-live-feed max="6"></oshi-live-feed>', script);
  await view.goto(site.put('/', { html: html.replace('<html', '<html dir="rtl"') }));
  await expect(cards(view)).toHaveCount(6);
  const overflow = await view.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
