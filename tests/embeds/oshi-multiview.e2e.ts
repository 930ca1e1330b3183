/** `<oshi-multiview>` on a stranger's page: pictures until one is pressed, then the grid with its players, and gone without a trace. */
import { readFile } from 'node:fs/promises';
import { expect, type APIRequestContext, type FrameLocator, type Page } from '@playwright/test';
import { violationsOf } from '../support/axe';
import {
  EMBED,
  framesAsked,
  page,
  ROUNDS,
  strictPolicy,
  test,
  troublesOf,
  videoId,
  warningsOf,
} from './embed-page';

const script = `<script type="module" src="${EMBED}/v1/oshi-multiview.js"></script>`;
const tag = (attributes: string) =>
  `<oshi-multiview ${attributes}><a href="/watch">Watch them</a></oshi-multiview>`;

const multiviewOf = (view: Page | FrameLocator, nth = 0) => view.locator('oshi-multiview').nth(nth);
const cellOf = (view: Page, name: string, nth = 0) =>
  multiviewOf(view, nth).getByRole('group', { name, exact: true });
const posterOf = (view: Page, name: string, nth = 0) =>
  multiviewOf(view, nth).getByRole('button', { name: `Play ${name}`, exact: true });
const frameOf = (view: Page, nth = 0) => multiviewOf(view, nth).locator('iframe');

async function twoVideos(request: APIRequestContext) {
  const [live, past] = await Promise.all([videoId(request, 'live'), videoId(request, 'past')]);
  return { live, past, videos: `videos="${live.id},${past.id}"` };
}

test('shows pictures and names, and loads no frame and no grid before one is pressed', async ({
  page: view,
  site,
  request,
}) => {
  const { live, past, videos } = await twoVideos(request);
  const frames = framesAsked(view);
  const scripts: string[] = [];
  view.on('request', (asked) => scripts.push(new URL(asked.url()).pathname));
  const listen = `<script>
    window.received = [];
    for (const type of ['oshi-ready', 'oshi-play'])
      addEventListener(type, ({ detail }) => window.received.push([type, ...detail.videos.map(({ id }) => id)].join()));
  </script>`;
  const html = page(tag(videos), listen + script);
  await view.goto(site.put('/', { html }), { waitUntil: 'networkidle' });
  await expect(posterOf(view, live.channel)).toBeVisible();
  await expect(posterOf(view, past.channel)).toBeVisible();
  await expect(view.getByRole('link', { name: 'Watch them' })).toBeHidden();
  expect(await violationsOf(view)).toEqual([]);
  expect(frames).toEqual([]);
  expect(scripts.filter((path) => /grid|engine/.test(path))).toEqual([]);

  const boxOf = async (name: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await cellOf(view, name).boundingBox()) ?? {};
    return [x, y, width, height].map(Math.round);
  };
  const pictures = [await boxOf(live.channel), await boxOf(past.channel)];

  await posterOf(view, live.channel).click();
  await expect(cellOf(view, live.channel).locator('iframe')).toHaveCount(1);
  // The cells are where their pictures were.
  expect([await boxOf(live.channel), await boxOf(past.channel)]).toEqual(pictures);
  await expect(cellOf(view, live.channel)).toBeFocused();
  // The other one keeps its picture.
  await expect(cellOf(view, past.channel).getByRole('button', { name: 'Play' })).toBeVisible();
  expect(frames).toEqual(['/v1/player.html']);
  expect(await violationsOf(view)).toEqual([]);
  const received = await view.evaluate(
    () => (window as unknown as { received: string[] }).received,
  );
  expect(received).toEqual([`oshi-ready,${live.id},${past.id}`, `oshi-play,${live.id}`]);
});

test('its bar plays, pauses and mutes all of them', async ({ page: view, site, request }) => {
  const { live, past, videos } = await twoVideos(request);
  await view.goto(site.put('/', { html: page(tag(videos), script) }));
  const press = (name: string) => multiviewOf(view).getByRole('button', { name }).click();
  await press('Play all');
  await expect(frameOf(view)).toHaveCount(2);
  // A player that plays has no bar of its cell.
  const bars = multiviewOf(view).getByRole('button', { name: /: move or resize$/ });
  await expect(bars).toHaveCount(0);
  await press('Pause all');
  await expect(bars).toHaveCount(2);
  await press('Mute all');
  for (const { channel } of [live, past])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(
      multiviewOf(view).getByRole('button', { name: `Unmute ${channel}` }),
    ).toBeVisible();
  await press('Play all');
  await expect(bars).toHaveCount(0);
  await expect(frameOf(view)).toHaveCount(2);
});

test('cells are arranged by keys, and a removed one comes back', async ({
  page: view,
  site,
  request,
}) => {
  const { live, past, videos } = await twoVideos(request);
  await view.goto(site.put('/', { html: page(tag(videos), script) }));
  await posterOf(view, live.channel).click();
  const handle = multiviewOf(view).getByRole('button', { name: `${past.channel}: move or resize` });
  await handle.focus();
  for (const key of ['Space', 'Shift+ArrowUp', 'Space']) await view.keyboard.press(key);
  await expect(cellOf(view, past.channel)).toHaveCSS('grid-row', /1 \/ span 24/);
  await multiviewOf(view)
    .getByRole('button', { name: `Remove ${past.channel}` })
    .click();
  await expect(cellOf(view, past.channel)).toHaveCount(0);
  await multiviewOf(view).getByRole('button', { name: 'Undo' }).click();
  await expect(cellOf(view, past.channel)).toBeVisible();
});

test('a page that asks for consent first keeps the platforms out', async ({
  page: view,
  site,
  request,
}) => {
  const { live, past, videos } = await twoVideos(request);
  const frames = framesAsked(view);
  const refuse = `<script>addEventListener('oshi-play', (event) => {
    if (!window.consents) event.preventDefault();
  });</script>`;
  await view.goto(site.put('/', { html: page(tag(videos), refuse + script) }));
  await posterOf(view, live.channel).click();
  await multiviewOf(view).getByRole('button', { name: 'Play all' }).click();
  const consent = (consents: boolean) =>
    view.evaluate((given) => Object.assign(window, { consents: given }), consents);
  await consent(true);
  expect(frames).toEqual([]);
  await posterOf(view, live.channel).click();
  await expect(frameOf(view)).toHaveCount(1);
  await consent(false);
  const other = cellOf(view, past.channel).getByRole('button', { name: 'Play' });
  await other.click();
  await expect(other).toBeVisible();
  await expect(frameOf(view)).toHaveCount(1);
});

test('works twice on a page under a strict policy without a single report', async ({
  page: view,
  site,
  request,
}) => {
  const reports: string[] = [];
  view.on('console', (message) => {
    if (/Content Security Policy|Refused/i.test(message.text())) reports.push(message.text());
  });
  const { live, past, videos } = await twoVideos(request);
  const html = page(
    tag(videos) + tag(`videos="${past.id}" chat theme="suisei light" lang="ja"`) + script,
    script,
  );
  await view.goto(site.put('/', { html, headers: strictPolicy() }));
  await posterOf(view, live.channel).click();
  await expect(frameOf(view)).toHaveCount(1);
  await expect(frameOf(view, 1)).toHaveCount(0);
  await multiviewOf(view, 1).locator('[data-part=pictures] button').click();
  // A player, and the chat beside it or why there is none.
  await expect(multiviewOf(view, 1).locator('[data-kind=video] iframe')).toHaveCount(1);
  await expect(multiviewOf(view, 1).locator('[data-kind=chat]')).toBeVisible();
  expect(reports).toEqual([]);
});

test('a hostile page does not leak in, and its public variables do', async ({
  page: view,
  site,
  request,
}) => {
  const { live, videos } = await twoVideos(request);
  const hostile = `<style>
    html { font-size: 10px } * { color: red !important; border: 9px solid lime !important; display: inline !important }
    oshi-multiview { --oshi-color-surface: rgb(1, 2, 3); display: block !important; block-size: 500px }
  </style><script>Array.prototype.intruder = () => 1;</script>`;
  const troubles = troublesOf(view);
  await view.goto(site.put('/', { html: page(tag(videos), hostile + script) }));
  await expect(posterOf(view, live.channel)).toBeVisible();
  const styleOfBar = () =>
    multiviewOf(view)
      .locator('[data-part=controls]')
      .evaluate((bar) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(bar);
        return [backgroundColor, borderTopWidth];
      });
  expect(await styleOfBar()).toEqual(['rgb(1, 2, 3)', '0px']);
  await posterOf(view, live.channel).click();
  await expect(cellOf(view, live.channel).locator('iframe')).toBeVisible();
  expect(await styleOfBar()).toEqual(['rgb(1, 2, 3)', '0px']);
  const box = await cellOf(view, live.channel).boundingBox();
  expect(box?.height).toBeGreaterThan(300);
  expect(troubles).toEqual([]);
});

test('a layout or videos that cannot be read are named in words, and the link stays', async ({
  page: view,
  site,
  request,
}) => {
  const { live } = await twoVideos(request);
  const warnings = warningsOf(view);
  const troubles = troublesOf(view);
  const listen = `<script>
    window.codes = [];
    addEventListener('oshi-error', (event) => window.codes.push(event.detail.code));
  </script>`;
  const bad = [
    'layout="AAYYabcdefghijk,??YY"',
    `layout="${'AAYY,'.repeat(2_000)}"`,
    'videos="nonsense"',
    '',
  ];
  const html = page(bad.map(tag).join('') + tag(`videos="nonsense,${live.id}"`), listen + script);
  await view.setViewportSize({ width: 800, height: 3_000 });
  await view.goto(site.put('/', { html }));
  await expect(multiviewOf(view).getByRole('alert')).toContainText('Part 2 has a character');
  await expect(multiviewOf(view, 1).getByRole('alert')).toContainText('It’s too long.');
  await expect(multiviewOf(view, 2).getByRole('alert')).toContainText('isn’t a link to a video');
  await expect(multiviewOf(view, 3).getByRole('alert')).toContainText('no cells');
  await expect(posterOf(view, live.channel, 4)).toBeVisible();
  for (const nth of [0, 1, 2, 3])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(view.getByRole('link', { name: 'Watch them' }).nth(nth)).toBeVisible();
  expect(warnings).toEqual([expect.stringContaining('nonsense')]);
  expect(troubles).toEqual([]);
  const codes = await view.evaluate(() => (window as unknown as { codes: string[] }).codes);
  expect(codes.sort()).toEqual(['layout', 'layout', 'videos', 'videos']);
  expect(await violationsOf(view)).toEqual([]);
});

test('changes of attributes take effect: another language, and other videos', async ({
  page: view,
  site,
  request,
}) => {
  const { live, past, videos } = await twoVideos(request);
  await view.goto(site.put('/', { html: page(tag(videos), script) }));
  await posterOf(view, live.channel).click();
  await expect(frameOf(view)).toHaveCount(1);
  const set = (name: string, value: string) =>
    multiviewOf(view).evaluate((element, given) => element.setAttribute(...given), [
      name,
      value,
    ] as const);
  await set('lang', 'ja');
  await expect(multiviewOf(view).locator('[part~=multiview] [lang=ja]')).toHaveCount(1);
  await set('controls', 'off');
  await expect(multiviewOf(view).locator('[data-part=controls]')).toHaveCount(0);
  // What plays goes on.
  await expect(frameOf(view)).toHaveCount(1);
  await set('lang', 'en');
  await set('videos', past.id);
  await expect(posterOf(view, past.channel)).toBeVisible();
  await expect(frameOf(view)).toHaveCount(0);
});

test(`is removed and put back ${ROUNDS} times without a player that is left behind`, async ({
  page: view,
  site,
  request,
}) => {
  const { live, videos } = await twoVideos(request);
  const troubles = troublesOf(view);
  // Listeners of the window for messages of frames, as many as there are players.
  const count = `<script>
    window.listening = 0;
    for (const [name, by] of [['addEventListener', 1], ['removeEventListener', -1]]) {
      const original = window[name];
      window[name] = function (type, ...rest) {
        if (type === 'message') window.listening += by;
        return original.call(window, type, ...rest);
      };
    }
  </script>`;
  await view.goto(site.put('/', { html: page(tag(videos), count + script) }));
  const listening = () =>
    view.evaluate(() => (window as unknown as { listening: number }).listening);
  for (let round = 0; round < ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await posterOf(view, live.channel).click();
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await expect.poll(listening).toBe(1);
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await multiviewOf(view).evaluate(async (element) => {
      element.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      document.querySelector('main')?.append(element);
    });
  }
  await expect(posterOf(view, live.channel)).toBeVisible();
  expect(await listening()).toBe(0);
  expect(view.frames()).toHaveLength(1);
  const sheets = await multiviewOf(view).evaluate(({ shadowRoot }) => [
    shadowRoot?.adoptedStyleSheets.length,
    shadowRoot?.childElementCount,
  ]);
  expect(sheets).toEqual([3, 2]);
  expect(troubles).toEqual([]);
});

test('the players are fetched again after a failure', async ({ page: view, site, request }) => {
  const { live, videos } = await twoVideos(request);
  await view.route('**/v1/mount-oshi-multiview-grid.js', (route) => route.abort());
  await view.goto(site.put('/', { html: page(tag(videos), script) }));
  await posterOf(view, live.channel).click();
  await expect(multiviewOf(view).getByRole('alert')).toContainText('Couldn’t load');
  await posterOf(view, live.channel).click();
  await expect(frameOf(view)).toHaveCount(1);
});

test('inside two frames Twitch gets the names of all pages around it', async ({
  page: view,
  site,
}) => {
  const asked: string[] = [];
  await view.route('https://player.twitch.tv/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: 'player' });
  });
  const on = (host: string, address: string) => address.replace('localhost', host);
  const inside = (address: string) =>
    page(`<iframe title="inside" src="${address}" width="900" height="600"></iframe>`);
  const inner = on(
    '127.0.0.1',
    site.put('/inner', { html: page(tag('videos="twitch:someone"'), script) }),
  );
  const middle = on('fans.localhost', site.put('/middle', { html: inside(inner) }));
  await view.goto(site.put('/', { html: inside(middle) }));
  const deepest = view.frameLocator('iframe').frameLocator('iframe');
  await multiviewOf(deepest).getByRole('button', { name: 'Play someone' }).click();
  await expect.poll(() => asked.length).toBe(1);
  const [address = ''] = asked;
  expect(new URL(address).searchParams.get('channel')).toBe('someone');
  expect(new URL(address).searchParams.getAll('parent')).toEqual([
    '127.0.0.1',
    'fans.localhost',
    'localhost',
  ]);
});

test('links stand in the page without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const view = await context.newPage();
  const example = await readFile('packages/widgets/examples/oshi-multiview.html', 'utf8');
  await view.goto(site.put('/', { html: example.replaceAll('EMBED_ORIGIN', EMBED) }));
  await expect(view.getByRole('link', { name: 'Watch the first stream' })).toBeVisible();
  await expect(view.getByRole('link', { name: 'Watch the second stream' })).toBeVisible();
  await context.close();
});

test('stays within a narrow page from right to left, one cell at a time', async ({
  page: view,
  site,
  request,
}) => {
  const { past, videos } = await twoVideos(request);
  const warnings = warningsOf(view);
  await view.setViewportSize({ width: 320, height: 640 });
  const html = page(tag(`${videos} chat="yes" theme="pink"`), script);
  await view.goto(site.put('/', { html: html.replace('<html', '<html dir="rtl"') }));
  const overflow = () =>
    view.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect(posterOf(view, past.channel)).toBeVisible();
  expect(await overflow()).toBe(0);
  await posterOf(view, past.channel).click();
  await expect(frameOf(view)).toHaveCount(1);
  // The one that was pressed.
  await expect(multiviewOf(view).getByText('2 of 2')).toBeVisible();
  await expect(frameOf(view)).toBeInViewport();
  expect(await overflow()).toBe(0);
  expect(new Set(warnings.map((text) => /(\w+)=/.exec(text)?.[1]))).toEqual(
    new Set(['chat', 'theme']),
  );
});
