/** What a phone shows of a page, and what it loads: each script file is a request, and a task of its own on a slow phone. */
import type { Locator } from '@playwright/test';
import { cameBefore } from '../support/choices';
import { Requests } from '../support/requests';
import { expect, test } from '../support/site-test';
import { quiet } from '../support/waits';
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

test('the settings and about load few scripts, and the settings are easy to hit', async ({
  page,
}) => {
  const phone = new PhonePage(page);
  const requests = new Requests(page);
  // The starter is one of them (decision 8), and the library of machines (decision 95).
  const most = { '/settings': 18, '/about': 17 };
  for (const [address, files] of Object.entries(most))
    await test.step(address, async () => {
      requests.forget();
      await phone.open(address);
      await quiet(page);
      await seeFewScripts(requests, files);
      await phone.seeTargets();
    });
});

test('the page of a video loads few scripts, its starter first', async ({ page }) => {
  const watch = new WatchPage(page);
  const { id } = await watch.pastStream();
  const requests = new Requests(page);
  await watch.open(`/watch/${id}`);
  await quiet(page);
  await seeFewScripts(requests, 19);
  // Parts are named for the program to load; only its starter is in the document.
  expect(requests.scripts()[0]).toMatch(/\/start-/);
});
