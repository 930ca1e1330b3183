/** What is around the player of the watch page: playlist, comments, highlights, live translations, the tools of editors. */
import { attempt } from '../support/attempt';
import { commentedStream } from '../support/commented-stream';
import { startSiteProxy } from '../support/site-proxy';
import { expect, forgive, PICTURE_ELSEWHERE, test } from '../support/quiet-page';
import { pauseClock } from '../support/site-test';
import { TEST_TIME } from '../support/test-time';
import { loginAs } from '../support/viewer';
import { press } from '../support/press';
import { eventually, installed } from '../support/waits';
import { WatchAround } from '../pages/watch-around.page';

const PAST = 'status=past&type=stream&org=Hololive';

test('a playlist goes on at the end of a video, on its page and in the small window', async ({
  page,
}) => {
  const watch = new WatchAround(page);
  const { token } = await loginAs(page, 'viewer');
  const ids = (await watch.rows(`${PAST}&limit=3`)).map(({ id }) => id);
  const made = await page.request.post('/api/v2/playlist', {
    data: { name: 'One after the other', video_ids: ids },
    headers: { authorization: `BEARER ${token}` },
  });
  const playlist = (await made.json()) as number;
  await watch.open(`/watch/${ids[0]}?playlist=${playlist}`);
  await watch.seeVideo(ids[0]);
  await watch.seePlaceInPlaylist('Video 1 of 3');
  await watch.finish();
  await expect(page).toHaveURL(`/watch/${ids[1]}?playlist=${playlist}`);
  await watch.seeVideo(ids[1]);
  await watch.goHome();
  await expect(watch.mini).toBeVisible();
  await watch.finish();
  await watch.seeVideo(ids[2]);
  await expect(page).toHaveURL('/');
  await watch.enlarge();
  await expect(page).toHaveURL(`/watch/${ids[2]}?playlist=${playlist}`);
  await watch.seePlaceInPlaylist('Video 3 of 3');
});

test.describe('with all files on the device', () => {
  test.use({ knowsWorkers: true });

  test('times in comments and marks of the highlights start and move the player, also offline', async ({
    page,
    context,
    complaints,
  }) => {
    const watch = new WatchAround(page);
    const { id } = await commentedStream(page.request);
    await watch.open(`/watch/${id}`);
    await watch.openComments();
    await watch.jump();
    await watch.seePlaying();

    await installed(watch.page);
    await context.setOffline(true);
    await expect(watch.offlineNote).toBeVisible();
    await watch.jumpToHighlight();
    await expect(watch.jumps.first()).toBeVisible();
    await expect(watch.alert).toHaveCount(0);
    await context.setOffline(false);
    await expect(watch.offlineNote).toHaveCount(0);
    forgive(complaints, PICTURE_ELSEWHERE);
  });
});

test('comments and related videos that do not come are a sentence, until they come', async ({
  page,
  complaints,
}) => {
  const watch = new WatchAround(page);
  const { id } = await commentedStream(page.request);
  const isSecond = (url: URL) =>
    url.pathname === `/api/v2/videos/${id}` && url.searchParams.has('c');
  await page.route(isSecond, (route) => route.fulfill({ status: 400, json: {} }));
  await watch.open(`/watch/${id}`);
  await expect(watch.alert).toContainText('Couldn’t load the comments and related videos.');
  await page.unroute(isSecond);
  await watch.retry();
  await expect(watch.comments).toBeVisible();
  await expect(watch.alert).toHaveCount(0);
  forgive(complaints, /status of 400/);
});

test('an editor adds a channel that takes part, and takes it back', async ({ page }) => {
  const watch = new WatchAround(page);
  await loginAs(page, 'editor');
  const row = (await watch.rows(`${PAST}&limit=4`)).at(-1);
  await watch.open(`/watch/${row?.id}`);
  const option = await watch.offerMention('a');
  const before = await watch.mentions.count();
  await press(option);
  await expect(watch.message(/^Added /)).toBeVisible();
  // A toast is there for four seconds.
  await pauseClock(page);
  await expect(watch.mentions).toHaveCount(before + 1);
  await press(watch.button('Undo'));
  await page.clock.resume();
  await expect(watch.message('Change undone')).toBeVisible();
  await expect(watch.mentions).toHaveCount(before);
});

test('a placeholder on Twitch plays here', async ({ page }) => {
  const watch = new WatchAround(page);
  await watch.useTwitch();
  const rows = await watch.rows('type=placeholder&limit=50');
  // Names of Twitch have at most 25 letters; some of the demo world are longer.
  const row = rows.find(({ link }) => /twitch\.tv\/\w{4,25}$/.test(link ?? ''));
  await watch.play(String(row?.id));
  await expect(watch.report).toHaveText(/^oshimado_\w+ Playing/);
  await watch.main.press('Space');
  await expect(watch.report).toHaveText(/Idle/);
});

test('live translations survive a lost socket: each line is there once, in order', async ({
  page,
  complaints,
  baseURL,
}) => {
  const watch = new WatchAround(page);
  const { token } = await loginAs(page, 'translator');
  const server = await startSiteProxy(String(baseURL));
  // Not the first, on which the TL client's tests post lines: a longer list would not draw all of them.
  const nth = 1 + attempt();
  const [stream] = await watch.rows(`status=live&type=stream&org=Hololive&limit=1&offset=${nth}`);
  const texts: string[] = [];
  const say = async () => {
    const message = `line ${texts.length + 1}`;
    texts.push(message);
    const answer = await page.request.post(`/api/v2/videos/${stream?.id}/chats?lang=en`, {
      data: { name: 'Mio TL', message, timestamp: TEST_TIME + texts.length * 1_000 },
      headers: { authorization: `BEARER ${token}` },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const said = () => watch.lines(/^line \d+$/);
  await watch.open(`${server.origin}/watch/${stream?.id}`);
  await watch.showTranslations();
  await say();
  await say();
  await eventually('each line is there once, in order', said).toEqual(texts);

  await pauseClock(page);
  server.setOffline(true);
  await expect(watch.connection('Auto Reconnecting')).toBeVisible();
  await expect(watch.connection('1/10')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(watch.connection('2/10')).toBeVisible();
  for (let count = 0; count < 6; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one line after the other
    await say();
  }
  server.setOffline(false);
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await expect(watch.connection('Connected')).toBeAttached();
  await say();
  await eventually('each line is there once, in order', said).toEqual(texts);
  await expect(watch.connection('Auto Reconnecting')).toHaveCount(0);
  await server.close();
  forgive(complaints, /net::ERR_|WebSocket connection/);
});
