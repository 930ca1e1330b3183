/** What several people do with a multiview: share it, open it on a phone, and drop streams into it. */
import { expect, test } from '../support/quiet-page';
import { setTime } from '../support/site-test';
import { MultiviewPage } from '../pages/multiview.page';

test('a copied link opens the same layout for somebody else, and asks before it replaces another one', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const multiview = new MultiviewPage(page);
  await multiview.openThree();
  await multiview.handle(0).focus();
  await multiview.press('Space', 'Shift+ArrowLeft', 'Space');
  const places = await multiview.places();
  await multiview.tool('Share').click();
  const menu = page.getByRole('dialog', { name: 'Share this layout' });
  const address = await menu.getByRole('textbox', { name: 'Link' }).inputValue();
  await menu.getByRole('button', { name: 'Copy' }).click();
  await expect(menu).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const elsewhere = await browser.newContext();
  await setTime(elsewhere);
  const other = new MultiviewPage(await elsewhere.newPage());
  await other.open(address);
  await other.ready(3);
  expect([...(await other.places())].sort()).toEqual([...places].sort());
  // A layout of one's own is not lost to a link.
  await other.open('/multiview/AAYY');
  const question = other.page.getByRole('dialog', { name: 'Open the shared layout?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(other.cells).toHaveCount(4);
  await other.open('/multiview/AAYY');
  await question.getByRole('button', { name: 'Replace layout' }).click();
  await expect(other.cells).toHaveCount(1);
  await other.press('Control+z');
  await expect(other.cells).toHaveCount(4);
  await elsewhere.close();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a layout of wide screens is seen one cell at a time, a swipe leads to the next, and the sound follows', async ({
    page,
  }) => {
    const multiview = new MultiviewPage(page);
    await multiview.openThree();
    const pager = page.getByRole('group', { name: 'Cells' });
    await expect(pager).toContainText('1 of 4');
    await expect(multiview.cells.first()).toBeInViewport({ ratio: 0.9 });
    const frames = await multiview.watchFrames();
    // On the player itself, which fills the screen.
    const screen = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      screen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 300 }],
      });
    await touch('touchStart', 320);
    for (let x = 300; x > 40; x -= 20) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(pager).toContainText('2 of 4');
    await expect(multiview.cells.nth(1)).toBeInViewport({ ratio: 0.9 });
    // At rest: while the swipe still snaps to its cell, a press is overruled by it.
    const beside = async () => {
      const [cell, grid] = await Promise.all(
        [multiview.cells.nth(1), page.locator('[data-part="grid"]')].map((part) =>
          part.boundingBox(),
        ),
      );
      return Math.abs((cell?.x ?? Infinity) - (grid?.x ?? 0));
    };
    let before: number | undefined;
    await expect
      .poll(async () => {
        const now = await beside();
        const isAtRest = now < 1 && now === before;
        before = now;
        return isAtRest;
      })
      .toBe(true);
    const isMuted = (cell: number) =>
      multiview.cells
        .nth(cell)
        .locator('iframe')
        .contentFrame()
        .getByRole('button', { name: 'Unmute' });
    await expect(isMuted(0)).toBeVisible();
    await pager.getByRole('button', { name: 'Next cell' }).click();
    await expect(pager).toContainText('3 of 4');
    // All cells at once, as they are arranged.
    await multiview.tool('More').click();
    await page.getByRole('menuitem', { name: 'Show all cells' }).click();
    await expect(pager).toHaveCount(0);
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
  const stream = multiview.tools.getByRole('toolbar').getByRole('button').first();
  await stream.dragTo(multiview.cells.nth(1));
  await expect(multiview.cells.nth(1).locator('iframe')).toHaveCount(1);
  await expect(multiview.cells.nth(0).locator('iframe')).toHaveCount(0);
  const drop = async (texts: Readonly<Record<string, string>>) => {
    const dataTransfer = await page.evaluateHandle((all) => {
      const transfer = new DataTransfer();
      for (const [type, text] of Object.entries(all)) transfer.setData(type, text);
      return transfer;
    }, texts);
    await multiview.cells.nth(0).dispatchEvent('drop', { dataTransfer });
  };
  await drop({ 'application/json': '{"id":{"$ne":null},"channel":[' });
  await expect(
    multiview.message('That isn’t a link to a video. Copy the link again.'),
  ).toBeVisible();
  await drop({ 'text/plain': 'https://example.com/watch?v=aaaaaaaaaaa' });
  await expect(multiview.message('Videos from this site can’t be shown.')).toBeVisible();
  await page.route('https://media.example/**', (route) =>
    route.fulfill({ contentType: 'video/mp4', body: '' }),
  );
  await drop({ 'text/plain': 'https://media.example/talk.mp4' });
  await expect(multiview.cells.nth(0).locator('iframe[src*="talk.mp4"]')).toHaveCount(1);
  const [id = ''] = await multiview.ids(1);
  await drop({ 'text/uri-list': `https://www.youtube.com/watch?v=${id}` });
  await expect(multiview.cells.nth(0).locator(`iframe[src*="${id}"]`)).toHaveCount(1);
  await expect(multiview.cells).toHaveCount(2);
});

for (const [orientation, offset] of [
  ['vertical', 530],
  ['horizontal', 420],
] as const) {
  test(`on a screen with a ${orientation} fold, cells that end in the middle end at the fold`, async ({
    page,
  }) => {
    const MASK = 40;
    const screen = await page.context().newCDPSession(page);
    await screen.send('Emulation.setDeviceMetricsOverride', {
      width: 1100,
      height: 800,
      deviceScaleFactor: 1,
      mobile: false,
      displayFeature: { orientation, offset, maskLength: MASK },
    });
    const multiview = new MultiviewPage(page);
    await multiview.open('/multiview/AAMM,MAMM,AMMM,MMMM');
    await expect(multiview.cells).toHaveCount(4);
    const edges = await multiview.cells.evaluateAll(
      (cells, isVertical) =>
        cells.map((cell) => {
          const { left, right, top, bottom } = cell.getBoundingClientRect();
          return isVertical ? [left, right] : [top, bottom];
        }),
      orientation === 'vertical',
    );
    for (const [start = 0, end = 0] of edges)
      expect(end <= offset || start >= offset + MASK, `${start} to ${end}`).toBe(true);
    expect(Math.max(...edges.flat())).toBeGreaterThan(780);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
  });
}
