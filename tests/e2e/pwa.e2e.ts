import type { BrowserContext, Page, Request } from '@playwright/test';
import { startMoodyProxy, type MoodyProxy } from '../support/moody-proxy';
import { expect, test as base } from '../support/site-test';
import { TEST_TIME } from '../support/test-time';
import { PortalPage } from '../pages/portal.page';
import { installed } from '../support/waits';

const test = base.extend<{ site: MoodyProxy }>({
  site: async ({ baseURL }, use) => {
    const site = await startMoodyProxy(String(baseURL));
    await use(site);
    await site.close();
  },
});
test.use({ knowsWorkers: true });

/** A first visit, until the worker looks after the page. */
async function visit(page: Page, site: MoodyProxy, path = '/'): Promise<void> {
  await page.goto(site.origin + path);
  await installed(page);
}

const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return urls.flat();
  });

/** How often the main document is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** The next check of the worker, which the page would make within 15 minutes. */
const checkNow = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** Milliseconds until cards are seen again. */
async function timeOfReload(page: Page): Promise<number> {
  const start = performance.now();
  await page.reload();
  await expect(page.getByTestId('video-card').first()).toBeVisible();
  return performance.now() - start;
}

test('a second visit without a connection shows the shell and the last home feed with its age', async ({
  page,
  site,
}) => {
  await visit(page, site);
  const online = await timeOfReload(page);
  site.setGone(true);
  // The worker does not wait for its network timeout of 5 s.
  expect(await timeOfReload(page)).toBeLessThan(online + 4_500);
  await expect(page.getByText('You’re offline.')).toBeVisible();
});

test('every address gives a page of its own without a connection', async ({ page, site }) => {
  await visit(page, site);
  site.setGone(true);
  const headings = { '/about': 'About Oshimado', '/settings': 'Settings', '/channel': 'Channels' };
  for (const [path, name] of Object.entries(headings)) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(site.origin + path);
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }
  for (const path of ['/playlists', '/watch/dQw4w9WgXcQ', '/no-such-page']) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(site.origin + path);
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await expect(page.getByRole('main')).not.toBeEmpty();
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await expect(page.getByTestId('video-card')).toHaveCount(0);
  }
});

/** Publishes a new version; one tab finds it and all tabs show the toast. */
async function newVersion(site: MoodyProxy, page: Page, ...others: Page[]): Promise<void> {
  site.append('/sw.js', '\n// the next version');
  await checkNow(page);
  const toasts = [page, ...others].map((tab) =>
    tab.getByText('A new version is available', { exact: true }),
  );
  await Promise.all(toasts.map((toast) => expect(toast).toBeVisible()));
}

test('accepting an update loads the page exactly once, in every tab, and offers the changes', async ({
  page,
  context,
  site,
}) => {
  await visit(page, site);
  const other = await secondTab(context, site);
  await newVersion(site, page, other);
  const loads = [countLoads(page), countLoads(other)];
  await page.getByRole('button', { name: 'Update' }).click();
  // Told once: by whichever tab is there first.
  await expect
    .poll(
      async () =>
        (await page.getByRole('button', { name: 'What’s new' }).count()) +
        (await other.getByRole('button', { name: 'What’s new' }).count()),
    )
    .toBe(1);
  // The other tab may still be on its way.
  await expect.poll(() => loads.map((count) => count())).toEqual([1, 1]);
  await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')));
  expect(loads.map((count) => count())).toEqual([1, 1]);
});

test('a version that comes while another waits is taken with it, in one load', async ({
  page,
  site,
}) => {
  await visit(page, site);
  await newVersion(site, page);
  site.append('/sw.js', '\n// and the one after it');
  await checkNow(page);
  const loads = countLoads(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('button', { name: 'What’s new' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
  const left = await page.evaluate(async () => {
    const { installing, waiting } = await navigator.serviceWorker.ready;
    return [installing, waiting].filter(Boolean).length;
  });
  expect(left).toBe(0);
});

async function secondTab(context: BrowserContext, site: MoodyProxy): Promise<Page> {
  const page = await context.newPage();
  await visit(page, site, '/about');
  return page;
}

test('the kill switch removes the worker and all it keeps within one load', async ({
  page,
  site,
}) => {
  await visit(page, site);
  expect((await cached(page)).length).toBeGreaterThan(10);
  site.answer('/kill-switch.json', { kill: true });
  const loads = countLoads(page);
  await page.reload();
  await expect
    .poll(() =>
      page
        .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
        .catch(() => -1),
    )
    .toBe(0);
  // The page loads itself once more when its worker is gone. A browser that is closed in the middle of that may never close.
  await expect.poll(loads).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(2);
  expect(await cached(page)).toEqual([]);
});

/** The device of a page that was visited is logged in, as a login of yesterday would have left it. */
async function logIn(page: Page, site: MoodyProxy): Promise<string> {
  const login = await page.request.post(`${site.origin}/api/v2/user/login`, {
    data: { token: 'viewer', service: 'demo' },
  });
  const { jwt, user } = (await login.json()) as { jwt: string; user: object };
  await page.evaluate(
    ([token, text]) => {
      localStorage.setItem('token', String(token));
      localStorage.setItem('user', String(text));
    },
    [jwt, JSON.stringify({ user, checkedAt: TEST_TIME })],
  );
  return jwt;
}

test('nothing that needs a login, and no call, is kept', async ({ page, site }) => {
  await visit(page, site);
  const jwt = await logIn(page, site);
  await page.goto(`${site.origin}/favorites`);
  await page.waitForLoadState('networkidle');
  const kept = await cached(page);
  expect(kept.filter((url) => /\/(api|auth)\//.test(url))).toEqual([]);
  const texts = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
        return Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ''));
      }),
    );
    return all.flat().join('\n');
  });
  expect(texts).not.toContain(jwt);
});

/** The sentences of a language are kept a moment after its first page. */
const sentencesKept = (page: Page, ...namespaces: string[]) =>
  expect
    .poll(async () => {
      const urls = await cached(page);
      return namespaces.filter((name) => urls.some((url) => url.includes(`/locale/en/${name}-`)));
    })
    .toEqual(namespaces);

test('a favorite starred offline is kept and sent once the line is back', async ({
  page,
  context,
  site,
}) => {
  await visit(page, site);
  await logIn(page, site);
  await page.goto(`${site.origin}/channel`);
  const hearts = page.getByRole('button', { name: /^Favorite (?!all)/ });
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false');
  const name = String(await hearts.first().getAttribute('aria-label'));
  const heart = page.getByRole('button', { name, exact: true });
  const taken: Request[] = [];
  page.on('response', (answer) => {
    if (answer.request().method() === 'PATCH' && answer.ok()) taken.push(answer.request());
  });
  await context.setOffline(true);
  await heart.click();
  await expect(
    page.getByText('Your change will be saved when you’re back online', { exact: true }),
  ).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // It is on the device, and not only in the page.
  await page.reload();
  await expect(page.getByRole('main')).not.toBeEmpty();
  const patched = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.ok(),
  );
  await context.setOffline(false);
  await patched;
  await page.goto(`${site.origin}/channel`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  // A page that is left before it heard the answer sends once more, under the same key: the server carries it out once.
  const sent = await Promise.all(taken.map((request) => request.headerValue('idempotency-key')));
  expect(sent[0]).toMatch(/\S{8,}/);
  expect(new Set(sent).size).toBe(1);
});

const LISTS = /\/api\/v2\/(videos|channels|search\/videoSearch)\b/;

test('archive, channels and search say offline at once', async ({ page, context, site }) => {
  await visit(page, site);
  await sentencesKept(page, 'channels', 'search');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await context.setOffline(true);
  const offline = page.getByText('You’re offline', { exact: true });
  for (const path of [
    '/#archive',
    '/channel',
    '/search?q=type%2Cvalue%2Ctext%0Atopic%2Csinging%2Csinging',
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(site.origin + path);
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await expect(offline).toBeVisible();
    // No list was requested twice before the message appeared.
    const lists = asked.splice(0).filter((url) => LISTS.test(url));
    expect(lists).toEqual([...new Set(lists)]);
    // Once is enough: the page says it, and the note at its foot does not.
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await expect(page.getByText(/^You’re offline/)).toHaveCount(1);
  }
  // The last one heals by itself.
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
});
