/** The player of the watch page: the demo world's own, and stand-ins that speak the messages of the platforms. */
import { expect, forgive, test } from '../support/quiet-page';
import { WatchPage } from '../pages/watch.page';

test('a press on the picture plays, keys seek and pause, and nothing of a platform is loaded before', async ({
  page,
}) => {
  const watch = new WatchPage(page);
  const { id, title } = await watch.pastStream();
  await watch.open(`/watch/${id}`);
  await expect(watch.heading).toContainText(title.slice(0, 8));
  await expect(watch.frame).toHaveCount(0);
  await watch.poster.click();
  await expect(watch.screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  const position = watch.screen.getByRole('slider', { name: 'Position' });
  await watch.main.press('5');
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(60);
  await watch.main.press('Space');
  await expect(watch.screen.getByRole('button', { name: 'Play' })).toBeVisible();
  await watch.main.press('m');
  await expect(watch.screen.getByRole('button', { name: 'Unmute' })).toBeVisible();
});

test('the address names the second to start at', async ({ page }) => {
  const watch = new WatchPage(page);
  const { id } = await watch.pastStream();
  await watch.play(id, '?t=1m30s');
  const position = watch.screen.getByRole('slider', { name: 'Position' });
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThanOrEqual(90);
});

test('what plays goes on in a small window over three routes, in the same frame', async ({
  page,
}) => {
  const watch = new WatchPage(page);
  const { id } = await watch.pastStream();
  await watch.play(id);
  await expect(watch.screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  await watch.frame.evaluate((frame) => Object.assign(frame, { isFirst: true }));
  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/v1/player.html')) loads += 1;
  });
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: /^Oshimado/ }).click();
  await expect(watch.mini).toBeVisible();
  const menu = page.getByRole('navigation').first();
  await menu.getByRole('link', { name: 'Channels' }).click();
  await expect(watch.mini).toBeVisible();
  await menu.getByRole('link', { name: 'Playlists' }).click();
  await expect(watch.mini).toBeVisible();
  await watch.mini.getByRole('button', { name: 'Back to the video' }).click();
  await expect(page).toHaveURL(new RegExp(`/watch/${id}`));
  await expect(watch.mini).toHaveCount(0);
  expect(await watch.frame.evaluate((frame) => 'isFirst' in frame)).toBe(true);
  expect(loads).toBe(0);
});

test('a paused video does not go on, and the small window can be closed', async ({ page }) => {
  const watch = new WatchPage(page);
  const { id } = await watch.pastStream();
  await watch.play(id);
  await expect(watch.screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  await watch.main.press('Space');
  await expect(watch.screen.getByRole('button', { name: 'Play' })).toBeVisible();
  const home = page.getByRole('banner').getByRole('link', { name: /^Oshimado/ });
  await home.click();
  await expect(watch.frame).toHaveCount(0);
  await watch.play(id);
  await expect(watch.screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  await home.click();
  await watch.mini.getByRole('button', { name: 'Close the player' }).click();
  await expect(watch.frame).toHaveCount(0);
});

test('theater mode covers the window, also after the page is loaded again', async ({ page }) => {
  const watch = new WatchPage(page);
  const { id } = await watch.pastStream();
  await watch.open(`/watch/${id}`);
  const box = async () => (await watch.poster.boundingBox()) ?? { y: -1, height: 0 };
  expect((await box()).y).toBeGreaterThan(40);
  await page.keyboard.press('Alt+t');
  await expect.poll(async () => (await box()).y).toBe(0);
  await expect(watch.toolbar.getByRole('button', { name: /Theater/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await watch.reload();
  expect((await box()).y).toBe(0);
});

test('an id that means nothing is a page that says so', async ({ page, complaints }) => {
  const watch = new WatchPage(page);
  for (const id of ['aaaaaaaaaaa', '%3Cscript%3E', '-_-_-_-_-_-']) {
    await watch.open(`/watch/${id}`);
    await expect(watch.heading).toHaveText('Content not found');
  }
  forgive(complaints, /status of 404/);
});

test('20 quick changes of the video end on the last one', async ({ page }) => {
  const watch = new WatchPage(page);
  const rows = await watch.rows('status=past&type=stream&org=Hololive&limit=20');
  await watch.open(`/watch/${rows[0]?.id}`);
  await page.evaluate(
    (ids) => {
      for (const id of ids) {
        history.pushState(null, '', `/watch/${id}`);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }
    },
    rows.map(({ id }) => id),
  );
  const last = rows.at(-1);
  await expect(watch.heading).toContainText((last?.title ?? '?').slice(0, 8));
  await watch.poster.click();
  await expect(watch.frame).toHaveAttribute('src', new RegExp(`demo=${last?.id}`));
});

test.describe('YouTube’s player', () => {
  test('is told what the viewer does', async ({ page }) => {
    const watch = new WatchPage(page);
    await watch.useYoutube();
    const { id } = await watch.pastStream();
    await watch.play(id, '?t=42');
    const output = watch.screen.locator('#screen');
    await expect(output).toHaveText(new RegExp(`${id} playing 4\\d`));
    await watch.main.press('Space');
    await expect(output).toHaveText(/paused/);
    await watch.main.press('5');
    await expect(output).toHaveText(/300/);
  });

  for (const [fault, text] of [
    ['err100', /private or has been deleted/],
    ['err150', /doesn’t allow this video/],
    ['err153', /which site this is/],
  ] as const) {
    test(`explains ${fault} and leads to YouTube`, async ({ page }) => {
      const watch = new WatchPage(page);
      await watch.useYoutube(fault);
      const { id } = await watch.pastStream();
      await watch.play(id);
      const alert = watch.main.getByRole('alert').filter({ hasText: text });
      await expect(alert).toBeVisible();
      await expect(alert.getByRole('link', { name: 'Open on YouTube' })).toHaveAttribute(
        'href',
        new RegExp(`youtube.com/watch\\?v=${id}`),
      );
    });
  }

  test('is loaded once more after error 150', async ({ page }) => {
    const watch = new WatchPage(page);
    await watch.useYoutube('err150once');
    const { id } = await watch.pastStream();
    await watch.play(id);
    await expect(watch.screen.locator('#screen')).toHaveText(/playing/);
    await expect(watch.main.getByRole('alert')).toHaveCount(0);
  });

  test('that never answers, or does not let itself be loaded, is a sentence with a link', async ({
    page,
  }) => {
    const watch = new WatchPage(page);
    await watch.useYoutube('silent');
    const { id } = await watch.pastStream();
    await watch.play(id);
    const alert = watch.main.getByRole('alert');
    await expect(alert).toContainText('isn’t responding');
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('that must not start by itself says what to do', async ({ page }) => {
    const watch = new WatchPage(page);
    await watch.useYoutube('noautoplay');
    const { id } = await watch.pastStream();
    await watch.play(id);
    await expect(watch.main.getByText('Press play in the player')).toBeVisible();
    await watch.screen.locator('body').click();
    await expect(watch.main.getByText('Press play in the player')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('the player is as wide as the window, and there is a way back', async ({ page }) => {
    const watch = new WatchPage(page);
    const { id } = await watch.pastStream();
    await watch.open('/');
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, `/watch/${id}`);
    await watch.poster.click();
    const box = await watch.frame.boundingBox();
    expect(box?.width).toBe(390);
    await watch.toolbar.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(watch.mini).toBeVisible();
  });
});

test.describe('on a phone without a mouse', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test('the chat of an archive, which cannot be shown, leaves the page its room', async ({
    page,
  }) => {
    const watch = new WatchPage(page);
    const { id } = await watch.pastStream();
    await watch.open(`/watch/${id}`);
    await expect(watch.main.getByText('Chat replay only works on a computer')).toBeVisible();
    const chat = await watch.main.getByRole('region', { name: 'Chat' }).boundingBox();
    expect(chat?.height).toBeLessThan(780 / 4);
    await expect(watch.main.getByRole('button', { name: 'Share' })).toBeInViewport();
  });
});
