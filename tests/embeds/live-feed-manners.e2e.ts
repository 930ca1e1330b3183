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

test('asks for nothing but its few kilobytes until it comes near the screen', async ({
  page: view,
  site,
}) => {
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
  const release = await holdBack(view, '**/v1/mount-live-feed-*.js');
  const asked = view.waitForRequest('**/v1/mount-live-feed-*.js');
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

test('keeps its language when another one cannot be had', async ({ page: view, site }) => {
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

test('leaves the links and says so when the feed itself cannot be had', async ({
  page: view,
  site,
}) => {
  const troubles = troublesOf(view);
  await view.route('**/v1/mount-live-feed-*.js', (route) => route.abort());
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

test('wears the colours the visitor prefers when its theme is auto', async ({
  page: view,
  site,
}) => {
  await view.goto(
    site.put('/', { html: page('<oshi-live-feed max="2" theme="auto"></oshi-live-feed>', script) }),
  );
  await expect(cards(view)).toHaveCount(2);
  const dark = await colourOf(view);
  await view.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => colourOf(view)).not.toBe(dark);
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
