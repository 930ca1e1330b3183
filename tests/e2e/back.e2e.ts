/** The way back leads to the same place, drawn from what the page has already, however slow the line is. */
import type { Page } from '@playwright/test';
import { wordsChip, writeChips } from '@oshimado/domain';
import { LongListPage } from '../pages/long-list.page';
import { Tab } from '../pages/tab.page';
import { isLong } from '../support/is-long';
import { expect, forgive, test } from '../support/quiet-page';
import { loginAs } from '../support/viewer';
import { eventually, tried } from '../support/waits';

/** Half a row of cards at this width. */
const ROW_PX = 150;
const ARCHIVE = '/?org=All+Vtubers#archive';

test('an archive is where it was left: after a stream, offline for a while, loaded again, and discarded on a stream', async ({
  page,
  context,
  complaints,
}) => {
  const list = new LongListPage(page);
  const tab = new Tab(page);
  await list.openList(ARCHIVE);
  await list.read(144);

  await test.step('after a stream', async () => {
    await list.goDownTo(8_787);
    await list.leaveAndComeBack();
  });

  await test.step('when the connection is back', async () => {
    const before = await list.place();
    await context.setOffline(true);
    await expect(list.text(/You’re offline/)).toBeVisible();
    await context.setOffline(false);
    await expect(list.text(/You’re offline/)).toBeHidden();
    await list.seePlace(before);
    forgive(complaints, /net::ERR_INTERNET_DISCONNECTED/);
  });

  await test.step('when the tab is loaded again', async () => {
    await list.goDownTo(4_181);
    await tab.hideOnce();
    const before = await list.place();
    const release = await tab.reloadAlone();
    // The document has the first cards alone.
    await list.seePlace(before);
    await release();
  });

  await test.step('when the tab was discarded on a stream', async () => {
    await list.goDownTo(4_141);
    const { place } = await list.leave();
    await tab.discard();
    await expect(list.heading).toBeVisible();
    const release = await tab.holdAnswers();
    await page.goBack();
    await expect(page).toHaveURL(/#archive$/);
    // The page was loaded again with the stream.
    await list.seePlace(place);
    await release();
  });
});

test('home is at its place after a stream, and within a row of it when it is loaded again', async ({
  page,
}) => {
  const list = new LongListPage(page);
  const tab = new Tab(page);
  await list.openList('/?org=All+Vtubers');
  await test.step('after a stream, further down than the first cards', async () => {
    await list.goDownTo(1_111);
    await list.leaveAndComeBack();
  });
  await test.step('loaded again, further down than the server has drawn', async () => {
    await list.seeHeight(3_600);
    await list.goDownTo(2_525);
    await tab.hideOnce();
    const before = await list.place();
    const release = await tab.reloadAlone();
    // The two halves of the board are two lists, whose heights are not all known before they are drawn.
    await tried('home is within a row of its place', async () => {
      const now = await list.place();
      expect(Math.abs(now.y - before.y)).toBeLessThanOrEqual(ROW_PX);
      const seen = new Set(now.cards.map(([href]) => href));
      expect(before.cards.filter(([href]) => seen.has(href)).length).toBeGreaterThanOrEqual(4);
    });
    await release();
  });
});

test('a numbered page', async ({ page }) => {
  const list = new LongListPage(page);
  await list.openList('/#archive');
  await list.turnToPage(2);
  await list.goDownTo(707);
  await list.leaveAndComeBack();
});

test('results of a search', async ({ page }) => {
  const list = new LongListPage(page);
  const q = writeChips([wordsChip('title & desc', 'a')]);
  await list.openList(`/search?${new URLSearchParams({ q }).toString()}`);
  await list.goDownTo(606);
  await list.leaveAndComeBack();
});

test('a tab of a channel, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const list = new LongListPage(page);
  const [row] = await rowsOf(page, 1);
  await list.openList(`/channel/${row?.channel.id}/clips`);
  await list.goDownTo(303);
  await list.leaveAndComeBack();
});

test('the list of channels', async ({ page }) => {
  const list = new LongListPage(page);
  await list.openList('/channel?org=All+Vtubers');
  await list.read(49);
  await list.goDownTo(1_414);
  await list.leaveAndComeBack();
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
  const list = new LongListPage(page);
  await list.openList('/favorites#archive');
  await list.read(48);
  await list.goDownTo(1_717);
  await list.leaveAndComeBack();
});

test('a playlist', async ({ page }) => {
  const { token } = await loginAs(page, 'viewer');
  const rows = await rowsOf(page, 60);
  const made = await page.request.post('/api/v2/playlist', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Sixty', video_ids: rows.map(({ id }) => id) },
  });
  const list = new LongListPage(page);
  await list.openList(`/playlist/${(await made.text()).trim()}`);
  await list.goDownTo(808);
  await list.leaveAndComeBack();
});

test('the library', async ({ page }) => {
  // A file of videos says nothing of their pictures: they are looked for at YouTube.
  await page.route('https://i.ytimg.com/**', (route) => route.fulfill({ status: 204 }));
  const rows = await rowsOf(page, 60);
  const list = new LongListPage(page);
  await list.openLibrary(
    ['id,title,channel.id', ...rows.map(({ id, channel }) => [id, id, channel.id].join())].join(
      '\n',
    ),
  );
  await list.goDownTo(909);
  await list.leaveAndComeBack();
});

test('a tab that may store nothing loads its list up to the place', async ({ page }) => {
  const list = new LongListPage(page);
  await new Tab(page).fillStorage();
  await list.openList(ARCHIVE);
  await list.read(96);
  await list.goDownTo(4_040);
  await page.reload();
  await eventually('the page is at its place', async () => (await list.place()).y).toBe(4_040);
});

/** So many that drawing all of them would be far more elements than the page may have: a card has some 40. */
const MANY = isLong ? 1_000 : 240;
const NODES_MAX = 3_000;
/** A place among them, and a card far below it. */
const [DEEP_PX, DEEP] = isLong ? [50_505, 777] : [12_121, 222];

/** An archive without an end: the first rows of the server again and again, each time as other videos. */
async function serveWithoutEnd(page: Page) {
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

test(`a list of ${MANY} cards has only some dozens in the page, and all of them are found`, async ({
  page,
  complaints,
}) => {
  const list = new LongListPage(page);
  await serveWithoutEnd(page);
  await list.openList(ARCHIVE);
  await list.read(MANY);
  await eventually('cards far away are boxes', () => list.nodes()).toBeLessThanOrEqual(NODES_MAX);
  for (const part of [0.5, 0.25, 0]) {
    await list.goDownTo(Math.round((await list.height()) * part));
    expect((await list.place()).cards.length).toBeGreaterThanOrEqual(8);
    await eventually('cards far away are boxes', () => list.nodes()).toBeLessThanOrEqual(NODES_MAX);
  }

  await test.step('the card with the focus stays, and the Tab key goes on from it', async () => {
    const focused = list.titles.nth(2);
    const href = String(await focused.getAttribute('href'));
    await focused.focus();
    await list.goDownTo(DEEP_PX);
    await eventually('cards far away are boxes', () => list.nodes()).toBeLessThanOrEqual(NODES_MAX);
    await list.seeFocusAt(href);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await list.seeFocusAt(href);
  });

  await test.step('the browser finds what an empty box says, and near the screen it is a card', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await list.goDownTo(0);
    await expect(list.cardNumber(DEEP)).toHaveCount(0);
    await expect(list.boxNumber(DEEP)).toHaveCount(1);
    await list.boxNumber(DEEP).evaluate((box) => box.scrollIntoView({ block: 'center' }));
    await expect(list.cardNumber(DEEP)).toHaveCount(1);
    await list.goDownTo(0);
    const isFound = await page.evaluate(
      (text) => (window as unknown as { find: (words: string) => boolean }).find(text),
      `number ${DEEP + 1}`,
    );
    expect(isFound).toBe(true);
  });

  await test.step('a place among them is the same after a stream', async () => {
    await list.goDownTo(DEEP_PX);
    await list.leaveAndComeBack();
    forgive(complaints, /404/); // the server knows no such videos
  });
});
