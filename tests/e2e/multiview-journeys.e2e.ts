/** What several people do with a multiview: share it, open it on a phone, and drop streams into it. */
import { expect, test } from '../support/quiet-page';
import { setTime } from '../support/site-test';
import { eventually, nextFrame, quiet } from '../support/waits';
import { FoldedScreen, type Fold } from '../pages/folded-screen';
import { MultiviewPhonePage } from '../pages/multiview-phone.page';
import { MultiviewPage } from '../pages/multiview.page';

test('a copied link opens the same layout for somebody else, and asks before it replaces another one', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const multiview = new MultiviewPage(page);
  await multiview.openOne();
  await multiview.narrow(0);
  const places = await multiview.places();
  const address = await multiview.copyLink();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const elsewhere = await browser.newContext();
  await setTime(elsewhere);
  const other = new MultiviewPage(await elsewhere.newPage());
  await other.open(address);
  await other.ready(1);
  expect([...(await other.places())].sort()).toEqual([...places].sort());
  // A layout of one's own is not lost to a link.
  await other.open('/multiview/AAYY');
  await other.linkQuestion.answer('Replace layout');
  await expect(other.cells).toHaveCount(1);
  await other.press('Control+z');
  await expect(other.cells).toHaveCount(4);
  await elsewhere.close();
  // What the page says of one that is too long: `use-multiview-link.test.tsx`.
  const long = await page.request.get(`/multiview/${'AAMM,'.repeat(2_000)}`);
  expect(long.status()).toBe(200);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a layout of wide screens is seen one cell at a time, a swipe leads to the next, and the sound follows', async ({
    page,
  }) => {
    const multiview = new MultiviewPhonePage(page);
    await multiview.openThree();
    await expect(multiview.pager).toContainText('1 of 4');
    await multiview.fillsScreen(0);
    const frames = await multiview.watchFrames();
    await multiview.swipe();
    await expect(multiview.pager).toContainText('2 of 4');
    await multiview.fillsScreen(1);
    await expect(multiview.unmute(0)).toBeVisible();
    await multiview.turnPage();
    await expect(multiview.pager).toContainText('3 of 4');
    await multiview.showAllCells();
    await expect(multiview.pager).toHaveCount(0);
    await expect(multiview.cells.last()).toBeInViewport();
    expect(await frames()).toBe(0);
  });
});

test('a stream is dragged from the strip into a cell, and what is no video is refused in words', async ({
  page,
}) => {
  const multiview = new MultiviewPage(page);
  await multiview.open('/multiview/AAMY,MAMY');
  await expect(multiview.cells).toHaveCount(2);
  await multiview.dragStream(1);
  await expect(multiview.frame(1)).toHaveCount(1);
  await expect(multiview.frame(0)).toHaveCount(0);
  await multiview.drop({ 'application/json': '{"id":{"$ne":null},"channel":[' });
  await expect(
    multiview.message('That isn’t a link to a video. Copy the link again.'),
  ).toBeVisible();
  await multiview.drop({ 'text/plain': 'https://example.com/watch?v=aaaaaaaaaaa' });
  await expect(multiview.message('Videos from that site can’t be shown here.')).toBeVisible();
  await page.route('https://media.example/**', (route) =>
    route.fulfill({ contentType: 'video/mp4', body: '' }),
  );
  await multiview.drop({ 'text/plain': 'https://media.example/talk.mp4' });
  await expect(multiview.frame(0)).toHaveAttribute('src', /talk\.mp4/);
  const [id = ''] = await multiview.ids(1);
  await multiview.drop({ 'text/uri-list': `https://www.youtube.com/watch?v=${id}` });
  await expect(multiview.frame(0)).toHaveAttribute('src', new RegExp(id));
  await expect(multiview.cells).toHaveCount(2);
});

test('with the mouse a stream is dropped on a cell whose player is loaded, cells are swapped, and no other frame loads again', async ({
  page,
}) => {
  const multiview = new MultiviewPage(page);
  await multiview.openOne();
  const before = await multiview.frame(0).getAttribute('src');
  await multiview.dragStream(0);
  await expect(multiview.frame(0)).not.toHaveAttribute('src', before ?? '');
  await expect(multiview.cells).toHaveCount(4);
  const places = await multiview.places();
  const changed = await multiview.watchFrames();
  // One that plays has no bar to drag it by.
  await multiview.dragCell(3, 0);
  expect(await multiview.places()).toEqual([places[3], places[1], places[2], places[0]]);
  expect(await changed()).toBe(0);
});

test('a video more takes no chat away, and one is made large and put back without a frame that loads again', async ({
  page,
}) => {
  const multiview = new MultiviewPage(page);
  const [one] = await multiview.ids(1);
  await multiview.open(`/multiview/AAUY${one},UAEYchat0`);
  await multiview.ready(1);
  await multiview.pickStream();
  await multiview.ready(2);
  await expect(multiview.chats).toHaveCount(1);
  // It loads after the players.
  await expect(multiview.shownChats).toBeVisible();
  await quiet(page);
  await nextFrame(page);
  const places = await multiview.places();
  const changed = await multiview.watchFrames();
  await multiview.enlarge(0, 'Make this one big');
  await eventually('one cell is large', () => multiview.places()).not.toEqual(places);
  await multiview.press('Shift+Digit1');
  await eventually('all cells are where they were', () => multiview.places()).toEqual(places);
  expect(await changed()).toBe(0);
});

test('a recording goes on where it was after a reload', async ({ page }) => {
  const multiview = new MultiviewPage(page);
  await multiview.openOne();
  const [id = ''] = await multiview.ids(1);
  await multiview.playTo(0, 0.5);
  await multiview.open('/multiview');
  await multiview.ready(1);
  expect((await multiview.frame(0).getAttribute('src')) ?? '').toContain(id);
  expect(await multiview.startOf(0)).toBeGreaterThan(60);
});

test('on a folded screen, cells that end in the middle end at the fold', async ({ page }) => {
  const multiview = new MultiviewPage(page);
  const screen = new FoldedScreen(page);
  const folds: readonly Fold[] = [
    { orientation: 'vertical', offset: 530 },
    { orientation: 'horizontal', offset: 420 },
  ];
  await multiview.open('/multiview/AAMM,MAMM,AMMM,MMMM');
  await expect(multiview.cells).toHaveCount(4);
  for (const fold of folds) {
    await test.step(`a ${fold.orientation} fold`, async () => {
      await screen.fold(fold);
      await eventually('no cell lies over the fold', async () => {
        const { overFold, last } = await screen.edges('[data-cell]', fold);
        return { overFold, fillsScreen: last > 780 };
      }).toEqual({ overFold: [], fillsScreen: true });
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
    });
  }
});
