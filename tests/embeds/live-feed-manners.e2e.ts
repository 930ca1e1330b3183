/** How the feed behaves as a guest: late, quiet and forgiving. */
import type { Video } from '@oshimado/contract';
import { FramedList, LiveFeed } from '../pages/live-feed.page';
import { eventually, quiet } from '../support/waits';
import { setTime } from '../support/site-test';
import { TEST_TIME } from '../support/test-time';
import { EMBED, expect, strictPolicy, test } from './embed-page';

const scripts = ['live-feed'];
const DRAWING = '**/v1/mount-live-feed.js*';
const LINKS = '<a href="/schedule">Our schedule</a>';

test('a feed far down the page is a quiet guest', async ({ fan }) => {
  const feed = new LiveFeed(fan);

  await test.step('loads only a few kilobytes until it is near the screen', async () => {
    await fan.open('<div style="height: 3000px"></div><oshi-live-feed max="6"></oshi-live-feed>', {
      scripts,
    });
    await quiet(fan.page);
    expect(fan.filesRequested).toEqual(['/v1/live-feed.js']);
    await feed.scrollTo();
    await feed.seeCards(6);
  });

  await test.step('stays within its place on a narrow page written from right to left', () =>
    fan.narrow());

  await test.step('and titles of Latin and Japanese letters keep their order there', () =>
    feed.seeIsolatedTitles());

  await test.step('sets no cookie and stores nothing', () => fan.seeNothingStored());
});

test('scripts and rows that come late find the page as its owner wrote it', async ({ fan }) => {
  const [feed, early] = [new LiveFeed(fan), new LiveFeed(fan, 1)];
  const link = fan.link('Our schedule');
  const [facade, drawing, rows] = [
    await fan.holdBack('**/v1/live-feed.js'),
    await fan.holdBack(DRAWING),
    await fan.holdBack('**/api/v2/live?**'),
  ];

  await test.step('shows its links until the script has come', async () => {
    const body = `<oshi-live-feed org="Hololive" max="12">${LINKS}</oshi-live-feed><oshi-live-feed></oshi-live-feed>`;
    await fan.open(body, { scripts, isSlow: true });
    await expect(link).toBeVisible();
  });

  await early.assign({ max: 3, org: 'Hololive' });
  await facade.release();

  await test.step('keeps its place: links, skeleton and cards are about as high as each other', async () => {
    await feed.seePhase('waiting');
    await expect(link).toBeVisible();
    const links = await feed.height();
    await feed.takeLinks();
    await drawing.release();
    await expect(feed.skeleton).toHaveCount(12);
    const skeleton = await feed.height();
    await rows.release();
    await feed.seeCards(12);
    const board = await feed.height();
    // A card with a long title is a line higher; both halves have a line between them and may each end with a short row.
    const ROW_PX = 330;
    expect(Math.abs(skeleton - links)).toBeLessThan(ROW_PX / 2);
    expect(Math.abs(board - skeleton)).toBeLessThan(ROW_PX + ROW_PX / 2);
  });

  await test.step('honours properties that were set before the script came', async () => {
    await early.scrollTo();
    await early.seeCards(3);
    await expect(early.host).toHaveAttribute('org', 'Hololive');
    await early.assign({ max: null });
    await expect(early.host).not.toHaveAttribute('max');
  });
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

test('a board with the pictures of platforms asks nobody but its server', async ({ fan }) => {
  const feed = new LiveFeed(fan);
  const elsewhere: string[] = [];
  fan.page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== EMBED && !request.isNavigationRequest()) elsewhere.push(request.url());
  });
  await fan.page.route('**/api/v2/live?**', async (route) => {
    const answer = await route.fetch();
    const videos = (await answer.json()) as readonly Video[];
    const json = videos.map(({ channel, ...video }) => ({
      ...video,
      thumbnail: undefined,
      channel: { ...channel, photo: `https://yt3.ggpht.com/ytc/${channel.id}=s800-c-k` },
    }));
    await route.fulfill({ response: answer, json });
  });
  const brought: string[] = [];
  await fan.page.route(`${EMBED}/statics/{thumbnail,channelImg}/**`, (route) => {
    brought.push(new URL(route.request().url()).pathname);
    return route.fulfill({ body: PIXEL, contentType: 'image/png' });
  });
  const writing = { scripts, headers: strictPolicy({ hasFrames: false }) };

  await test.step('under the policy that the README prints', async () => {
    await fan.open('<oshi-live-feed max="6"></oshi-live-feed>', writing);
    await feed.seeCards(6);
    await quiet(fan.page);
    expect(elsewhere).toEqual([]);
    expect(fan.refusals).toEqual([]);
    expect(brought.some((path) => /^\/statics\/thumbnail\/[ms]/.test(path))).toBe(true);
    expect(brought.some((path) => path.startsWith('/statics/channelImg/UC'))).toBe(true);
  });

  await test.step('unless its owner prefers the platforms', async () => {
    await fan.page.route('https://{i.ytimg.com,yt3.ggpht.com}/**', (route) =>
      route.fulfill({ body: PIXEL, contentType: 'image/png' }),
    );
    brought.length = 0;
    await fan.open('<oshi-live-feed max="6" pictures="platform"></oshi-live-feed>', { scripts });
    await feed.seeCards(6);
    await quiet(fan.page);
    const hosts = new Set(elsewhere.map((address) => new URL(address).hostname));
    expect([...hosts].toSorted()).toEqual(['i.ytimg.com', 'yt3.ggpht.com']);
    expect(brought).toEqual([]);
  });
});

test('an element asks again for scripts that failed to load, at an address no browser has given up', async ({
  fan,
}) => {
  const feed = new LiveFeed(fan);
  const link = fan.link('Our schedule');
  const reconnect = await fan.cutOff(DRAWING);
  await fan.open(`<oshi-live-feed max="2">${LINKS}</oshi-live-feed>`, { scripts });

  await test.step('leaves the links and says so', async () => {
    await feed.seePhase('failed');
    await expect(link).toBeVisible();
    expect(await fan.codes()).toEqual(['load']);
  });

  await test.step('is there after the next try', async () => {
    await reconnect();
    await fan.letTimePass(10);
    await feed.seeCards(2);
    await expect(link).toBeHidden();
    const tries = fan.requests.filter(({ pathname }) => /\/mount-[\w-]+\.js$/.test(pathname));
    expect(tries.map(({ pathname }) => pathname)).toEqual([
      '/v1/mount-live-feed.js',
      '/v1/mount-live-feed.js',
    ]);
    expect(tries.map(({ search }) => search)).toEqual(['', expect.stringMatching(/^\?again=\d+$/)]);
  });
});

test('an element asks again for scripts that failed to load once the device is online again, however late', async ({
  fan,
}) => {
  const feed = new LiveFeed(fan);
  const reconnect = await fan.cutOff(DRAWING);
  await fan.open('<oshi-live-feed max="2"></oshi-live-feed>', { scripts });
  await feed.seePhase('failed');
  const tries = () => fan.requests.filter(({ pathname }) => /\/mount-[\w-]+\.js$/.test(pathname));
  for (let made = 1; made < 4; made += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await eventually('tries', () => tries().length).toBe(made);
    // oxlint-disable-next-line no-await-in-loop -- its failure is known before the next one is waited for
    await quiet(fan.page);
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await fan.letTimePass(60);
  }
  await eventually('tries', () => tries().length).toBe(4);
  await quiet(fan.page);
  await reconnect();
  await fan.letTimePass(3_600);
  expect(tries()).toHaveLength(4);
  await fan.page.evaluate(() => dispatchEvent(new Event('online')));
  await feed.seeCards(2);
});

test('a feed counts by the time of its server on a device that is wrong by a day', async ({
  fan,
  context,
}) => {
  const feed = new LiveFeed(fan);
  const open = () =>
    fan.open('<oshi-live-feed status="live" max="2"></oshi-live-feed>', { scripts });
  await open();
  await feed.seeCards(2);
  const hours = await feed.hoursRun();
  expect(hours).toHaveLength(2);
  for (const days of [1, -1])
    await test.step(`${days} days`, async () => {
      await setTime(context, TEST_TIME + days * 24 * 3_600_000);
      await open();
      await feed.seeCards(2);
      expect(await feed.hoursRun()).toEqual(hours);
    });
});

test('a feed kept from an older build, whose sentences are gone, is replaced by the one of today', async ({
  fan,
}) => {
  const feed = new LiveFeed(fan);
  let kept = 0;
  await fan.page.route('**/v1/mount-live-feed.js', async (route) => {
    kept += 1;
    const answer = await route.fetch();
    const older = (await answer.text()).replaceAll(
      /(widgets-[\w-]+)-[\w-]{8}\.js/g,
      '$1-00000000.js',
    );
    await route.fulfill({ response: answer, body: older });
  });
  await fan.open('<oshi-live-feed max="2"></oshi-live-feed>', { scripts });
  await fan.seeCodes(['load']);
  await fan.letTimePass(10);
  await feed.seeCards(2);
  expect(kept).toBe(1);
});

test('the list for frames knows the attributes and says its language', async ({ fan, request }) => {
  const address = `${EMBED}/v1/live-feed.html`;
  const list = new FramedList(fan.page);

  await test.step('number, theme and language by the address', async () => {
    await fan.page.goto(`${address}?org=Hololive&max=5&theme=suisei%20light&lang=ja`);
    await expect(list.rows).toHaveCount(5);
    await expect(list.html).toHaveAttribute('lang', 'ja');
    await expect(list.html).toHaveCSS('color-scheme', 'light');
  });

  await test.step('24 rows, in the mode and the language that are asked for', async () => {
    const dark = await (await request.get(`${address}?theme=dark`)).text();
    expect(dark).toContain(':root{color-scheme:dark}');
    expect(dark.match(/<li>/g)).toHaveLength(24);
    const asked = await request.get(address, { headers: { 'accept-language': 'ko' } });
    expect(asked.headers()['content-language']).toBe('ko');
    expect(await asked.text()).toContain('<html lang="ko">');
  });
});
