/** The player of the watch page: the demo world's own, and stand-ins that speak the messages of the platforms. */
import { WatchPlayer } from '../pages/watch-player.page';
import { noteShifts, scoreOf } from '../pages/shifting.page';
import { WatchAround } from '../pages/watch-around.page';
import { press } from '../support/press';
import { expect, forgive, test } from '../support/quiet-page';
import { eventually } from '../support/waits';

test('a press on the picture plays from the second of the address, keys seek and pause, and nothing of a platform is loaded before', async ({
  page,
}) => {
  const watch = new WatchPlayer(page);
  const { id, title } = await watch.pastStream();
  await watch.open(`/watch/${id}?t=1m30s`);
  await expect(watch.heading).toContainText(title.slice(0, 8));
  await expect(watch.frame).toHaveCount(0);
  await press(watch.poster);
  await watch.seePlaying();
  await watch.seePosition(90);
  await watch.key('5');
  await eventually('the player is in the middle', () => watch.second()).toBeGreaterThan(150);
  await watch.key('Space');
  await watch.seePaused();
  await watch.key('m');
  await watch.seeMuted();
});

test('a press on the picture says that the player could not be loaded, and the next one plays', async ({
  page,
  complaints,
}) => {
  const watch = new WatchPlayer(page);
  const { id } = await watch.pastStream();
  const repair = await watch.withoutPlayerCode();
  await watch.open(`/watch/${id}`);
  await press(watch.poster);
  await expect(watch.message(/Couldn’t load this part/)).toBeVisible();
  await repair();
  await press(watch.poster);
  await watch.seePlaying();
  forgive(complaints, /ERR_FAILED|dynamically imported|PlayerHost/);
});

test('what plays goes on in a small window over three routes, in the same frame; what is paused does not', async ({
  page,
}) => {
  const watch = new WatchPlayer(page);
  const { id } = await watch.pastStream();
  await watch.play(id);
  await watch.seePlaying();
  await test.step('it goes on in the same frame', async () => {
    const expectSameFrame = await watch.watchFrame();
    await watch.goHome();
    await expect(watch.mini).toBeVisible();
    await watch.go('Channels');
    await expect(watch.mini).toBeVisible();
    await watch.go('Playlists');
    await expect(watch.mini).toBeVisible();
    await watch.enlarge();
    await expect(page).toHaveURL(new RegExp(`/watch/${id}`));
    await expect(watch.mini).toHaveCount(0);
    await expectSameFrame();
  });
  await test.step('the small window can be closed', async () => {
    await watch.goHome();
    await watch.closeMini();
  });
  await test.step('a paused video does not go on', async () => {
    await page.goBack();
    await press(watch.poster);
    await watch.seePlaying();
    await watch.key('Space');
    await watch.seePaused();
    await watch.goHome();
    await expect(watch.frame).toHaveCount(0);
  });
});

test('theater mode covers the window, also after the page is loaded again', async ({ page }) => {
  const watch = new WatchPlayer(page);
  const { id } = await watch.pastStream();
  await watch.open(`/watch/${id}`);
  expect(await watch.pictureTop()).toBeGreaterThan(40);
  await page.keyboard.press('Alt+t');
  await watch.seePictureAtTop();
  await expect(watch.theaterButton).toHaveAttribute('aria-pressed', 'true');
  await watch.reload();
  expect(await watch.pictureTop()).toBe(0);
});

test('an id that means nothing is a page that says so', async ({ page, complaints }) => {
  const watch = new WatchPlayer(page);
  for (const id of ['%3Cscript%3E', '-_-_-_-_-_-']) {
    await watch.open(`/watch/${id}`);
    await expect(watch.heading).toHaveText('Content not found');
  }
  forgive(complaints, /status of 404/);
});

test('20 quick changes of the video end on the last one', async ({ page }) => {
  const watch = new WatchPlayer(page);
  const rows = await watch.rows('status=past&type=stream&org=Hololive&limit=20');
  await watch.open(`/watch/${rows[0]?.id}`);
  await watch.visit(...rows.map(({ id }) => `/watch/${id}`));
  const last = rows.at(-1);
  await expect(watch.heading).toContainText((last?.title ?? '?').slice(0, 8));
  await press(watch.poster);
  await expect(watch.frame).toHaveAttribute('src', new RegExp(`demo=${last?.id}`));
});

test.describe('YouTube’s player', () => {
  test('YouTube’s player gets the commands of the viewer', async ({ page }) => {
    const watch = new WatchPlayer(page);
    await watch.useYoutube();
    const { id } = await watch.pastStream();
    await watch.playFromHome(id, '?t=42');
    await expect(watch.report).toHaveText(new RegExp(`${id} playing 4\\d`));
    await watch.key('Space');
    await expect(watch.report).toHaveText(/paused/);
    await watch.key('5');
    await expect(watch.report).toHaveText(/300/);
  });

  test('that refuses the video is loaded once more, then a sentence leads to YouTube', async ({
    page,
  }) => {
    const watch = new WatchPlayer(page);
    await watch.useYoutube('err150');
    const { id } = await watch.pastStream();
    await watch.playFromHome(id);
    await watch.seeFault(/doesn’t allow this video/, new RegExp(`youtube.com/watch\\?v=${id}`));
  });

  test('that refuses the video only once plays it', async ({ page }) => {
    const watch = new WatchPlayer(page);
    await watch.useYoutube('err150once');
    const { id } = await watch.pastStream();
    await watch.playFromHome(id);
    await expect(watch.report).toHaveText(/playing/);
    await expect(watch.fault).toHaveCount(0);
  });

  test('that never answers is a sentence, and can be tried again', async ({ page }) => {
    const watch = new WatchPlayer(page);
    await watch.useYoutube('silent');
    const { id } = await watch.pastStream();
    await watch.playFromHome(id);
    await page.clock.runFor('00:10');
    await expect(watch.fault).toContainText('isn’t responding');
    await expect(watch.button('Try again')).toBeVisible();
  });

  test('that must not start by itself says what to do', async ({ page }) => {
    const watch = new WatchPlayer(page);
    await watch.useYoutube('noautoplay');
    const { id } = await watch.pastStream();
    await watch.playFromHome(id);
    await expect(watch.pressPlayHint).toBeVisible();
    await watch.pressScreen();
    await expect(watch.pressPlayHint).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('the player is as wide as the window, and there is a way back', async ({ page }) => {
    const watch = new WatchPlayer(page);
    const { id } = await watch.pastStream();
    await watch.open('/');
    await watch.visit(`/watch/${id}`);
    await press(watch.poster);
    expect((await watch.frame.boundingBox())?.width).toBe(390);
    await watch.back();
    await expect(page).toHaveURL(/\/$/);
    await expect(watch.mini).toBeVisible();
  });
});

test.describe('on a phone without a mouse', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test('the page of an archive stays in place while its moments and comments arrive, and its chat, which cannot be shown, leaves it room', async ({
    page,
  }) => {
    const watch = new WatchPlayer(page);
    const around = new WatchAround(page);
    const { id } = await watch.pastStream();
    const shifts = await noteShifts(page);
    await watch.open(`/watch/${id}`);
    await expect(around.highlights.first()).toBeVisible();
    const moved = await shifts();
    expect(scoreOf(moved), JSON.stringify(moved)).toBeLessThan(0.005);

    await expect(watch.text('Chat replay only works on a computer')).toBeVisible();
    // Drawn once more when the page knows that this is a phone.
    await eventually('the chat is a line, not a part of the window', async () => {
      const box = await watch.chat.boundingBox();
      return box?.height ?? Infinity;
    }).toBeLessThan(60);
    await expect(watch.shareButton).toBeInViewport();
  });
});
