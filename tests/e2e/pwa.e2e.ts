/** What the service worker does: pages without a connection, updates, and what is never kept. */
import type { Page, Request } from '@playwright/test';
import { ChannelsPage } from '../pages/channels.page';
import { InstalledPage } from '../pages/installed.page';
import { startSiteProxy, type SiteProxy } from '../support/site-proxy';
import { press } from '../support/press';
import { expect, test as base } from '../support/site-test';
import { TEST_TIME } from '../support/test-time';
import { eventually, quiet, saved } from '../support/waits';

const test = base.extend<{ site: SiteProxy }>({
  site: async ({ baseURL }, use) => {
    const site = await startSiteProxy(String(baseURL));
    await use(site);
    await site.close();
  },
});
test.use({ knowsWorkers: true });

test('without a connection every address gives a page of its own, and home the last feed with its age', async ({
  page,
  site,
}) => {
  const tab = new InstalledPage(page, site.origin);
  await tab.visit();
  const online = await tab.timeOfReload();
  site.setOffline(true);
  await test.step('home has the last feed', async () => {
    // The worker does not wait for its network timeout of 5 s.
    expect(await tab.timeOfReload()).toBeLessThan(online + 4_500);
    await expect(tab.offlineNotes).toBeVisible();
  });
  const headings = { '/about': 'About Oshimado', '/settings': 'Settings', '/channel': 'Channels' };
  for (const [path, name] of Object.entries(headings))
    await test.step(path, async () => {
      await tab.load(path);
      await tab.seePage(name);
    });
  for (const path of ['/playlists', '/watch/dQw4w9WgXcQ', '/no-such-page'])
    await test.step(path, async () => {
      await tab.load(path);
      await expect(tab.main).not.toBeEmpty();
      await expect(tab.cards).toHaveCount(0);
    });
});

/** Publishes a new version; one tab finds it and all tabs say so. */
async function newVersion(site: SiteProxy, tab: InstalledPage, ...others: InstalledPage[]) {
  site.append('/sw.js', `\n// version ${Math.random()}`);
  await tab.checkNow();
  await Promise.all([tab, ...others].map(({ updateNotice }) => expect(updateNotice).toBeVisible()));
}

test('accepting an update loads the page exactly once, in every tab, and offers the changes', async ({
  page,
  context,
  site,
}) => {
  const tab = new InstalledPage(page, site.origin);
  await tab.visit();
  const other = new InstalledPage(await context.newPage(), site.origin);
  await other.visit('/about');
  await newVersion(site, tab, other);
  const loads = [tab, other].map((one) => one.countLoads());
  await tab.update();
  // Told once: by whichever tab is there first.
  await eventually(
    'the changes are offered once',
    async () => (await tab.changes.count()) + (await other.changes.count()),
  ).toBe(1);
  // The other tab may still be on its way.
  await eventually('both tabs are loaded once', () => loads.map((count) => count())).toEqual([
    1, 1,
  ]);
  await Promise.all([tab, other].map((one) => quiet(one.page)));
  expect(loads.map((count) => count())).toEqual([1, 1]);
  await other.page.close();

  await test.step('a version that comes while another waits is taken with it, in one load', async () => {
    await newVersion(site, tab);
    site.append('/sw.js', '\n// and the one after it');
    await tab.checkNow();
    const count = tab.countLoads();
    await tab.update();
    await eventually('the page is loaded', count).toBe(1);
    await expect(tab.changes).toBeVisible();
    await quiet(page);
    expect(count()).toBe(1);
    expect(await tab.workersLeft()).toBe(0);
  });
});

/** The device of a page that was visited is logged in, as a login of yesterday would have left it. */
async function logIn(page: Page, site: SiteProxy): Promise<string> {
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

test('nothing that needs a login, and no call, is kept; the kill switch removes all that is kept within one load', async ({
  page,
  site,
}) => {
  const tab = new InstalledPage(page, site.origin);
  await tab.visit();
  const jwt = await logIn(page, site);
  await tab.load('/favorites');
  await quiet(page);
  const kept = await tab.cached();
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((url) => /\/(api|auth)\//.test(url))).toEqual([]);
  expect(await tab.cachedTexts()).not.toContain(jwt);

  await test.step('the kill switch removes the worker and all it keeps within one load', async () => {
    site.answer('/kill-switch.json', { kill: true });
    const loads = tab.countLoads();
    await page.reload();
    await tab.seeNoWorker();
    // The page loads itself once more when its worker is gone. A browser that is closed in the middle of that may never close.
    await eventually('the page has loaded itself once more', loads).toBe(2);
    await quiet(page);
    expect(loads()).toBe(2);
    expect(await tab.cached()).toEqual([]);
  });
});

const LISTS = /\/api\/v2\/(videos|channels|search\/videoSearch)\b/;

test('without a connection lists say so at once, and a favorite is kept until the line is back', async ({
  page,
  context,
  site,
}) => {
  const tab = new InstalledPage(page, site.origin);
  await tab.visit();
  await tab.seeSentencesKept('channels', 'search');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await context.setOffline(true);
  for (const path of [
    '/#archive',
    '/channel',
    '/search?q=type%2Cvalue%2Ctext%0Atopic%2Csinging%2Csinging',
  ])
    await test.step(`${path} says offline at once`, async () => {
      await tab.load(path);
      await expect(tab.offline).toBeVisible();
      // No list was requested twice before the message appeared.
      const lists = asked.splice(0).filter((url) => LISTS.test(url));
      expect(lists).toEqual([...new Set(lists)]);
      // Once is enough: the page says it, and the note at its foot does not.
      await expect(tab.offlineNotes).toHaveCount(1);
    });
  // The last one heals by itself.
  await context.setOffline(false);
  await expect(tab.offline).toHaveCount(0);

  await logIn(page, site);
  await tab.load('/channel');
  const channels = new ChannelsPage(page);
  await channels.seeFavorite(0, false);
  const heart = channels.heartOf(await channels.nameOf(0));
  const taken: Request[] = [];
  page.on('response', (answer) => {
    if (answer.request().method() === 'PATCH' && answer.ok()) taken.push(answer.request());
  });
  await test.step('a favorite is kept on the device, and not only in the page', async () => {
    await context.setOffline(true);
    await press(heart);
    await expect(tab.text('Your change will be saved when you’re back online')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(tab.main).not.toBeEmpty();
  });
  await test.step('it is sent once the line is back, under one key', async () => {
    await saved(page, 'PATCH /users/favorites', () => context.setOffline(false));
    await tab.load('/channel');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await quiet(page);
    // A page that is left before it heard the answer sends once more, under the same key: the server carries it out once.
    const sent = await Promise.all(taken.map((request) => request.headerValue('idempotency-key')));
    expect(sent[0]).toMatch(/\S{8,}/);
    expect(new Set(sent).size).toBe(1);
  });
});
