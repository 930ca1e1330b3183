/** The way back leads to the same place, drawn from what the page has already, however slow the line is. */
import type { Page } from '@playwright/test';
import { wordsChip, writeChips } from '@oshimado/domain';
import { expect, forgive, test } from '../support/quiet-page';
import { loginAs } from '../support/viewer';
import { PortalPage } from '../pages/portal.page';
import { hydrated } from '../support/waits';

const NEAR_PX = 2;
interface Seen {
  readonly y: number;
  /** Cards on screen: where they lead and how far from the top they are. */
  readonly cards: readonly (readonly [href: string, top: number])[];
}

declare global {
  interface Window {
    lookAtPage: () => Seen;
    firstFrame?: Seen;
  }
}

/** As far as two lines of text in a row move the page. */
const ANCHORED_PX = 60;

/** Half a row of cards at this width. */
const ROW_PX = 150;

/** In the page: what is on screen now. */
function defineLook() {
  window.lookAtPage = () => ({
    y: scrollY,
    cards: [...document.querySelectorAll('main article')].flatMap((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      const link =
        card.querySelector('a[href*="/watch/"]') ?? card.querySelector('a[href^="/channel/"]');
      const href = link?.getAttribute('href');
      return href && bottom > 0 && top < innerHeight ? [[href, top] as const] : [];
    }),
  });
}

const look = (page: Page) => page.evaluate(() => window.lookAtPage());

/** Notes the first frame of the page with this heading. */
const noteFirstFrame = (page: Page, heading: string) =>
  page.evaluate((wanted) => {
    delete window.firstFrame;
    const onFrame = () => {
      const isThere = document.querySelector('main h1')?.textContent === wanted;
      if (isThere) window.firstFrame = window.lookAtPage();
      else requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  }, heading);

function expectSame(now: Seen | undefined, before: Seen) {
  expect(Math.abs((now?.y ?? 0) - before.y), 'px beside the place').toBeLessThanOrEqual(NEAR_PX);
  expect(now?.cards.map(([href]) => href)).toEqual(before.cards.map(([href]) => href));
  for (const [index, [href, top]] of before.cards.entries()) {
    const moved = Math.abs((now?.cards[index]?.[1] ?? 0) - top);
    expect(moved, `px that ${href} has moved`).toBeLessThanOrEqual(NEAR_PX);
  }
}

/** The API answers nothing any more. Returns how to let it go on. */
async function holdAnswers(page: Page) {
  let release = () => undefined as void;
  const gate = new Promise<void>((open) => {
    release = open;
  });
  await page.route('**/api/v2/**', async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute('**/api/v2/**');
  };
}

async function goDownTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  // Cards above the screen take their real height: the browser keeps what is seen in place and moves the page by as much.
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - y))
    .toBeLessThanOrEqual(ANCHORED_PX);
  // What came on screen is drawn as cards.
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('main ul:has(article) > li:not(:has(article))')].some(
          (box) => {
            const { top, bottom } = box.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          },
        ),
      ),
    )
    .toBe(false);
  // They have taken their real height, and the list has settled.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Opens the stream in the middle of the screen and comes back without an answer of the server. */
async function thereAndBack(page: Page) {
  const portal = new PortalPage(page);
  const [href] = (await look(page)).cards.at(-2) ?? [''];
  const link = page.locator(`main article a[href="${href}"]`).first();
  // It may lie under a bar: the test's own scrolling is not what is tested.
  await link.click({ trial: true });
  const before = await look(page);
  const list = String(await portal.heading.textContent());
  await link.click();
  await expect(page).toHaveURL(new RegExp(href.replace('?', '\\?')));
  await expect(portal.heading).not.toHaveText(list);
  const release = await holdAnswers(page);
  await noteFirstFrame(page, list);
  await page.goBack();
  await page.waitForFunction(() => window.firstFrame);
  const first = await page.evaluate(() => window.firstFrame);
  expectSame(first, before);
  await expect(
    page.locator(`main a[href="${href}"]:not([data-part="player"] *)`).first(),
  ).toBeFocused();
  await release();
  return before;
}

test.beforeEach(({ page }) => page.addInitScript(defineLook));

async function readArchive(page: Page, count: number) {
  const portal = new PortalPage(page);
  await portal.open('/?org=All+Vtubers#archive');
  await expect(page.getByRole('list', { name: 'Archived streams' })).toBeVisible();
  await page.waitForFunction((wanted) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return document.querySelector(`main li[aria-posinset="${wanted}"]`) !== null;
  }, count);
}

test('an archive of 144 cards', async ({ page }) => {
  await readArchive(page, 144);
  await goDownTo(page, 8_787);
  await thereAndBack(page);
});

test('home, further down than the first cards', async ({ page }) => {
  await new PortalPage(page).open('/');
  await goDownTo(page, 1_111);
  await thereAndBack(page);
});

test('a numbered page', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/#archive');
  await page.getByRole('button', { name: /Switch to numbered pages/ }).click();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2.*#archive$/);
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await goDownTo(page, 707);
  await thereAndBack(page);
});

test('results of a search', async ({ page }) => {
  const q = writeChips([wordsChip('title & desc', 'a')]);
  await new PortalPage(page).open(`/search?${new URLSearchParams({ q }).toString()}`);
  await expect(page.locator('main article').first()).toBeVisible();
  await goDownTo(page, 606);
  await thereAndBack(page);
});

test('a tab of a channel, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const portal = new PortalPage(page);
  await portal.open('/channel');
  await portal.main.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.getByRole('tab', { name: 'Clips' }).click();
  await expect(page).toHaveURL(/\/clips/);
  await expect(portal.cards.first()).toBeVisible();
  await goDownTo(page, 303);
  await thereAndBack(page);
});

test('the list of channels', async ({ page }) => {
  await new PortalPage(page).open('/channel?org=All+Vtubers');
  await page.waitForFunction(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return document.querySelectorAll('main ul:has(article) > li').length > 48;
  });
  await goDownTo(page, 1_414);
  await thereAndBack(page);
});

/** Ids of videos, and of their channels, as a guest finds them. */
async function rowsOf(page: Page, limit: number) {
  const answer = await page.request.get(`/api/v2/videos?limit=${limit}&type=stream&status=past`);
  return (await answer.json()) as { id: string; title: string; channel: { id: string } }[];
}

test('the archive of favorites', async ({ page }) => {
  const { token } = await loginAs(page, 'viewer');
  const channels = new Set((await rowsOf(page, 100)).map(({ channel }) => channel.id));
  await page.request.patch('/api/v2/users/favorites', {
    headers: { authorization: `Bearer ${token}` },
    data: [...channels].map((channel_id) => ({ op: 'add', channel_id })),
  });
  const portal = new PortalPage(page);
  await portal.open('/favorites#archive');
  await expect(portal.cards.first()).toBeVisible();
  await page.waitForFunction(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return document.querySelector('main li[aria-posinset="48"]') !== null;
  });
  await goDownTo(page, 1_717);
  await thereAndBack(page);
});

test('a playlist', async ({ page }) => {
  const { token } = await loginAs(page, 'viewer');
  const rows = await rowsOf(page, 60);
  const made = await page.request.post('/api/v2/playlist', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Sixty', video_ids: rows.map(({ id }) => id) },
  });
  const portal = new PortalPage(page);
  await portal.open(`/playlist/${(await made.text()).trim()}`);
  await expect(portal.cards.first()).toBeVisible();
  await goDownTo(page, 808);
  await thereAndBack(page);
});

test('the library', async ({ page }) => {
  // A file of videos says nothing of their pictures: they are looked for at YouTube.
  await page.route('https://i.ytimg.com/**', (route) => route.fulfill({ status: 204 }));
  const rows = await rowsOf(page, 60);
  const portal = new PortalPage(page);
  await portal.open('/library');
  await page.locator('main input[type=file]').setInputFiles({
    name: 'library.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['id,title,channel.id', ...rows.map(({ id, channel }) => [id, id, channel.id].join())].join(
        '\n',
      ),
    ),
  });
  await expect(portal.main.getByRole('article').first()).toBeVisible();
  await goDownTo(page, 909);
  await thereAndBack(page);
});

/**
 * Another tab is in front. Waits until this one has kept its lists: what keeps them is loaded after the page, and who leaves earlier
 * has them loaded again.
 */
async function hideTab(page: Page) {
  await expect(async () => {
    const kept = await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      return Object.keys(sessionStorage).toSorted();
    });
    expect(kept).toEqual(['oshimado-lists', 'oshimado-scroll']);
  }).toPass();
}

/** Another tab is in front for a moment: from then on this one has its lists when it is loaded again. */
async function leaveTabOnce(page: Page) {
  await hideTab(page);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** The tab is loaded again without an answer of the server but the document. */
async function loadAgain(page: Page) {
  const release = await holdAnswers(page);
  await page.reload();
  await hydrated(page);
  return release;
}

test('a tab that is loaded again begins where it was', async ({ page }) => {
  await readArchive(page, 144);
  await goDownTo(page, 8_181);
  await leaveTabOnce(page);
  const before = await look(page);
  const release = await loadAgain(page);
  // The document has the first cards alone: the others are drawn from what the tab has kept, a frame or two after hydration.
  await expect(async () => expectSame(await look(page), before)).toPass();
  await release();
});

test('so does home, within a row, further down than the server has drawn', async ({ page }) => {
  await new PortalPage(page).open('/?org=All+Vtubers');
  await page.getByRole('button', { name: /^Large cards/ }).waitFor();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(3_600);
  }).toPass();
  await goDownTo(page, 2_525);
  await leaveTabOnce(page);
  const before = await look(page);
  const release = await loadAgain(page);
  // The document has the first cards alone: the others are drawn from what the tab has kept, a frame or two after hydration.
  // The two halves of the board are two lists, whose heights are not all known before they are drawn.
  await expect(async () => {
    const now = await look(page);
    expect(Math.abs(now.y - before.y)).toBeLessThanOrEqual(ROW_PX);
    const seen = new Set(now.cards.map(([href]) => href));
    expect(before.cards.filter(([href]) => seen.has(href)).length).toBeGreaterThanOrEqual(4);
  }).toPass();
  await release();
});

test('a tab that was discarded on a stream still knows the way back', async ({ page }) => {
  const portal = new PortalPage(page);
  await readArchive(page, 96);
  await goDownTo(page, 4_141);
  const before = await look(page);
  const [href] = before.cards[Math.floor(before.cards.length / 2)] ?? [''];
  await page.locator(`main article a[href="${href}"]`).first().click();
  await expect(page).toHaveURL(/\/watch\//);
  await expect(portal.heading).not.toHaveText('Home');
  // A browser that discards a tab says nothing but that it is hidden.
  await hideTab(page);
  await page.evaluate(() => {
    addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
  });
  await page.reload();
  await hydrated(portal.page);
  await expect(portal.heading).toBeVisible();
  const release = await holdAnswers(page);
  await page.goBack();
  await expect(page).toHaveURL(/#archive$/);
  // The page was loaded again with the stream: its list is drawn from what the tab has kept, a frame or two after it scrolls.
  await expect(async () => expectSame(await look(page), before)).toPass();
  await release();
});

test('a tab that may store nothing loads its list up to the place', async ({ page }) => {
  await page.addInitScript(() => {
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
  await readArchive(page, 96);
  await goDownTo(page, 4_040);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(4_040);
});

const THOUSAND = 1_000;
const NODES_MAX = 3_000;

/** An archive without an end: the first rows of the server again and again, each time as other videos. */
async function serveThousands(page: Page) {
  const rows = new Map<number, { id: string; title: string }[]>();
  await page.route('**/api/v2/videos?**', async (route) => {
    const url = new URL(route.request().url());
    const offset = Number(url.searchParams.get('offset'));
    const from = offset % 72;
    url.searchParams.set('offset', String(from));
    const known = rows.get(from) ?? ((await (await route.fetch({ url: url.href })).json()) as []);
    rows.set(from, known);
    await route.fulfill({
      json: known.map((row, at) => ({
        ...row,
        id: `v${String(offset + at).padStart(10, '0')}`,
        title: `${row.title} number ${offset + at}`,
      })),
    });
  });
}

test('of a thousand cards only some dozens are in the page, and all of them are found', async ({
  page,
}) => {
  await serveThousands(page);
  await readArchive(page, THOUSAND);
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  expect(await nodes()).toBeLessThanOrEqual(NODES_MAX);
  for (const part of [0.5, 0.25, 0]) {
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    await goDownTo(page, Math.round(length * part));
    await expect.poll(async () => (await look(page)).cards.length).toBeGreaterThanOrEqual(8);
    expect(await nodes()).toBeLessThanOrEqual(NODES_MAX);
  }

  // The card with the focus stays, however far it is, and the Tab key goes on from it.
  const focused = page.locator('main article h2 a').nth(2);
  const href = String(await focused.getAttribute('href'));
  await focused.focus();
  await goDownTo(page, 50_000);
  expect(await nodes()).toBeLessThanOrEqual(NODES_MAX);
  await expect(
    page.locator(`main a[href="${href}"]:not([data-part="player"] *)`).first(),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(
    page.locator(`main a[href="${href}"]:not([data-part="player"] *)`).first(),
  ).toBeFocused();

  // The browser finds what a box says, and where it is there is a card as soon as it is near the screen.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await goDownTo(page, 0);
  const card = page.locator('main article', { hasText: /number 777(?!\d)/ });
  await expect(card).toHaveCount(0);
  const box = page.locator('main li', { hasText: /number 777(?!\d)/ });
  await expect(box).toHaveCount(1);
  await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(card).toHaveCount(1);
  await goDownTo(page, 0);
  const isFound = await page.evaluate(() =>
    (window as unknown as { find: (text: string) => boolean }).find('number 778'),
  );
  expect(isFound).toBe(true);
});

test('a place among a thousand cards is the same after a stream', async ({ page, complaints }) => {
  await serveThousands(page);
  await readArchive(page, THOUSAND);
  await goDownTo(page, 50_505);
  await thereAndBack(page);
  forgive(complaints, /404/); // the server knows no such videos
});
