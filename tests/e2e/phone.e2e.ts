/** What a phone shows of a page, and what it loads: each script file is a request, and a task of its own on a slow phone. */
import type { Locator } from '@playwright/test';
import { cameBefore } from '../support/choices';
import { Requests } from '../support/requests';
import { expect, test } from '../support/site-test';
import { eventually, quiet } from '../support/waits';
import { PhonePage } from '../pages/phone.page';
import { SearchForm } from '../pages/search-form.page';
import { WatchPage } from '../pages/watch.page';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });
test.beforeEach(({ context }) => cameBefore(context));

const CONTROLS_MAX_PX = 110;
/** Two thirds of the 245 px that a row once took. */
const ROW_PX = 164;

const SEARCH = `/search?q=${encodeURIComponent('type,value,text\ntopic,Drawing,Drawing')}`;

async function seeFewScripts(requests: Requests, most: number) {
  const scripts = requests.scripts();
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(most);
}

async function seeDense(phone: PhonePage, cards: Locator) {
  expect(await phone.controlsAbove(cards)).toBeLessThanOrEqual(CONTROLS_MAX_PX);
}

test('the tabs of home begin high, are easy to hit, and a pull asks once for their list', async ({
  page,
}) => {
  const phone = new PhonePage(page);
  await phone.open();
  await test.step('live', async () => {
    await seeDense(phone, phone.liveCards);
    await phone.seeTargets();
    expect(await phone.pull()).toEqual(['/api/v2/live']);
  });
  await phone.chooseOrg('All Vtubers');
  for (const tab of ['Archive', 'Clips'] as const)
    await test.step(tab, async () => {
      await phone.goToTab(tab);
      await seeDense(phone, phone.pastCards);
      await phone.seeTargets();
      expect(await phone.pull()).toEqual(['/api/v2/videos']);
    });
  await test.step('a small card has its length alone on its picture, and cards of a row are even', async () => {
    await phone.goToTab('Live');
    await phone.showAs('small cards');
    const cards = await phone.arrangementOf(6);
    expect(cards.map(({ isSaveBelowPicture }) => isSaveBelowPicture)).not.toContain(false);
    expect(cards.map(({ labels }) => labels)).toEqual(Array(6).fill(1));
    for (const row of [cards.slice(0, 3), cards.slice(3)]) {
      const bottoms = row.flatMap(({ saveBottom, menuBottom }) => [saveBottom, menuBottom]);
      expect(new Set(bottoms).size).toBe(1);
    }
  });
});

test('the channels begin high, in low rows that are easy to hit, with few scripts, and a pull asks once for them', async ({
  page,
}) => {
  const phone = new PhonePage(page);
  const requests = new Requests(page);
  await phone.open('/channel');
  await seeDense(phone, phone.anyCards);
  await quiet(page);
  await seeFewScripts(requests, 12);
  await phone.seeTargets();
  await test.step('half of the rows are at most 164 px high', async () => {
    const heights = await phone.heightsOf(phone.anyCards, 10);
    expect(heights.sort((a, b) => a - b)[4]).toBeLessThanOrEqual(ROW_PX);
  });
  expect(await phone.pull()).toEqual(['/api/v2/channels']);
});

test('the results of a search begin high, and their form is easy to hit', async ({ page }) => {
  const phone = new PhonePage(page);
  await phone.open(SEARCH);
  await seeDense(phone, phone.anyCards);
  await phone.seeTargets();
  await new SearchForm(page).show();
  await phone.seeTargets();
});

test('pages load few scripts for a guest, and the settings and about are easy to hit', async ({
  page,
}) => {
  const phone = new PhonePage(page);
  const requests = new Requests(page);
  // The starter is one of them (decision 8), and the library of machines (decision 95).
  const most = {
    // With an event on it.
    '/': 12,
    '/settings': 15,
    '/about': 16,
    '/schedule': 22,
    '/library': 18,
    '/favorites': 18,
    '/playlists': 18,
    // What is behind their login is not loaded.
    '/admin': 16,
    '/scriptmanager': 13,
    '/scripteditor': 14,
    '/tlclient': 13,
  };
  for (const [address, files] of Object.entries(most))
    await test.step(address, async () => {
      // What the page before loads late, when it is idle, is not of this one.
      await page.goto('about:blank');
      requests.forget();
      await phone.open(address);
      await quiet(page);
      await seeFewScripts(requests, files);
      if (address === '/settings' || address === '/about') await phone.seeTargets();
    });
});

test('the page of a channel loads few scripts, none of what its buttons open', async ({ page }) => {
  const answer = await page.request.get('/api/v2/live');
  const [row] = (await answer.json()) as readonly { readonly channel: { readonly id: string } }[];
  const requests = new Requests(page);
  await new PhonePage(page).open(`/channel/${row!.channel.id}`);
  await quiet(page);
  await seeFewScripts(requests, 16);
  expect(requests.scripts().filter((path) => path.includes('/parts-'))).toEqual([]);
});

test('the page of a video loads few scripts, its starter first', async ({ page }) => {
  const watch = new WatchPage(page);
  const { id } = await watch.pastStream();
  const requests = new Requests(page);
  await watch.open(`/watch/${id}`);
  await quiet(page);
  await seeFewScripts(requests, 18);
  // Parts are named for the program to load; only its starter is in the document.
  expect(requests.scripts()[0]).toMatch(/\/start-/);
});

test('the menu of a card is at the foot of what is seen, also while the page is pinched larger', async ({
  page,
}) => {
  const phone = new PhonePage(page);
  await phone.open();
  await expect(phone.liveCards.first()).toBeVisible();
  const button = phone.menuButton(phone.liveCards.first());
  await phone.pinch(button);
  // Playwright's pointer misses what it presses on a page that is pinched.
  await button.press('Enter');
  await eventually('outside', () => phone.outside(phone.menu)).toBe(0);
});
