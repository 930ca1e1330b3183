/** `<oshi-player>` on a stranger's page: a picture until it is pressed, then the player, and gone without a trace. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
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

const script = `<script type="module" src="${EMBED}/v1/oshi-player.js"></script>`;
const tag = (id: string, more = '') =>
  `<oshi-player video="${id}" ${more}><a href="/watch">Watch it</a></oshi-player>`;

const playerOf = (view: Page, nth = 0) => view.locator('oshi-player').nth(nth);
const playButton = (view: Page, nth = 0) =>
  playerOf(view, nth).getByRole('button', { name: 'Play' });
const frameOf = (view: Page, nth = 0) => playerOf(view, nth).locator('iframe');

interface PlayerLike extends HTMLElement {
  readonly paused: boolean;
  readonly duration: number;
  currentTime: number;
  play(): void;
  pause(): void;
}
const isPaused = (view: Page) =>
  playerOf(view).evaluate((element) => (element as PlayerLike).paused);
const secondOf = (view: Page) =>
  playerOf(view).evaluate((element) => Math.floor((element as PlayerLike).currentTime));
const durationOf = (view: Page) =>
  playerOf(view).evaluate((element) => (element as PlayerLike).duration);

test('shows title, channel and length, and loads no frame before it is pressed', async ({
  page: view,
  site,
  request,
}) => {
  const { id, title, channel } = await videoId(request, 'past');
  const frames = framesAsked(view);
  await view.goto(site.put('/', { html: page(tag(id), script) }), { waitUntil: 'networkidle' });
  await expect(playButton(view)).toBeVisible();
  await expect(playerOf(view).getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `${EMBED}/watch/${id}`,
  );
  await expect(playerOf(view).getByRole('link', { name: channel })).toBeVisible();
  await expect(playerOf(view).locator('[data-part=caption]')).toContainText(/\d:\d\d/);
  await expect(view.getByRole('link', { name: 'Watch it' })).toBeHidden();
  expect(await violationsOf(view)).toEqual([]);
  expect(frames).toEqual([]);
  await playButton(view).click();
  await expect(frameOf(view)).toHaveCount(1);
  await expect.poll(() => isPaused(view)).toBe(false);
  expect(frames).toEqual(['/v1/player.html']);
});

test('the page plays, pauses and moves it, and hears of it', async ({
  page: view,
  site,
  request,
}) => {
  const { id } = await videoId(request, 'past');
  const listen = `<script>
    window.received = [];
    for (const type of ['oshi-ready', 'oshi-play', 'oshi-change'])
      addEventListener(type, (event) => window.received.push(type));
  </script>`;
  await view.goto(site.put('/', { html: page(tag(id, 'start="1:05"'), listen + script) }));
  await playerOf(view).evaluate((element) => (element as PlayerLike).play());
  await expect.poll(() => secondOf(view)).toBe(65);
  await playerOf(view).evaluate((element) => (element as PlayerLike).pause());
  await expect.poll(() => isPaused(view)).toBe(true);
  await playerOf(view).evaluate((element) => Object.assign(element, { currentTime: 20 }));
  await expect.poll(() => secondOf(view)).toBe(20);
  expect(await durationOf(view)).toBeGreaterThan(20);
  const received = await view.evaluate(
    () => (window as unknown as { received: string[] }).received,
  );
  expect(new Set(received)).toEqual(new Set(['oshi-ready', 'oshi-play', 'oshi-change']));
});

test('a page that asks for consent first keeps the platform out', async ({
  page: view,
  site,
  request,
}) => {
  const { id } = await videoId(request, 'live');
  const frames = framesAsked(view);
  const refuse = `<script>addEventListener('oshi-play', (event) => {
    if (!window.consents) event.preventDefault();
  });</script>`;
  await view.goto(site.put('/', { html: page(tag(id), refuse + script) }));
  await playButton(view).click();
  await expect(playButton(view)).toBeVisible();
  expect(frames).toEqual([]);
  await view.evaluate(() => Object.assign(window, { consents: true }));
  await playButton(view).click();
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
  const [live, past] = [await videoId(request, 'live'), await videoId(request, 'past')];
  const html = page(tag(live.id) + tag(past.id, 'theme="suisei light" lang="ja"') + script, script);
  await view.goto(site.put('/', { html, headers: strictPolicy() }));
  await playButton(view).click();
  await expect(frameOf(view)).toHaveCount(1);
  await expect(frameOf(view, 1)).toHaveCount(0);
  await playerOf(view, 1).getByRole('button').click();
  await expect(frameOf(view, 1)).toHaveCount(1);
  await expect.poll(() => isPaused(view)).toBe(false);
  expect(reports).toEqual([]);
});

test('a hostile page does not leak in, and its public variables do', async ({
  page: view,
  site,
  request,
}) => {
  const { id } = await videoId(request, 'past');
  const hostile = `<style>
    html { font-size: 10px } * { color: red !important; border: 9px solid lime !important; display: inline !important }
    oshi-player { --oshi-color-text: rgb(1, 2, 3); display: block !important }
  </style><script>Array.prototype.intruder = () => 1;</script>`;
  const troubles = troublesOf(view);
  await view.goto(site.put('/', { html: page(tag(id), hostile + script) }));
  await expect(playButton(view)).toBeVisible();
  const style = await playerOf(view)
    .locator('[data-part=caption] p')
    .first()
    .evaluate((line) => [getComputedStyle(line).color, getComputedStyle(line).borderTopWidth]);
  expect(style).toEqual(['rgb(1, 2, 3)', '0px']);
  await playButton(view).click();
  await expect.poll(() => isPaused(view)).toBe(false);
  expect(troubles).toEqual([]);
});

test('changes of attributes take effect: another video, language and sound', async ({
  page: view,
  site,
  request,
}) => {
  const [first, second] = [await videoId(request, 'past'), await videoId(request, 'live')];
  await view.goto(site.put('/', { html: page(tag(first.id), script) }));
  await playButton(view).click();
  await expect(frameOf(view)).toHaveCount(1);
  await playerOf(view).evaluate((element) => element.setAttribute('lang', 'ja'));
  await expect(playerOf(view).locator('[part~=player]')).toHaveAttribute('lang', 'ja');
  // What plays goes on.
  await expect(frameOf(view)).toHaveCount(1);
  await playerOf(view).evaluate((element, id) => element.setAttribute('video', id), second.id);
  await expect(playerOf(view).getByRole('link', { name: second.title })).toBeVisible();
  await expect(frameOf(view)).toHaveCount(0);
});

test(`is removed and put back ${ROUNDS} times without a player that is left behind`, async ({
  page: view,
  site,
  request,
}) => {
  const { id } = await videoId(request, 'past');
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
  await view.goto(site.put('/', { html: page(tag(id), count + script) }));
  await expect(playButton(view)).toBeVisible();
  const listening = () =>
    view.evaluate(() => (window as unknown as { listening: number }).listening);
  for (let round = 0; round < ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await playButton(view).click();
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await expect.poll(listening).toBe(1);
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await playerOf(view).evaluate(async (element) => {
      element.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      document.querySelector('main')?.append(element);
    });
  }
  await expect(playButton(view)).toBeVisible();
  expect(await listening()).toBe(0);
  expect(view.frames()).toHaveLength(1);
  const sheets = await playerOf(view).evaluate(({ shadowRoot }) => [
    shadowRoot?.adoptedStyleSheets.length,
    shadowRoot?.childElementCount,
  ]);
  expect(sheets).toEqual([2, 2]);
  expect(troubles).toEqual([]);
});

test('a video the server does not know is named in words, and the link stays', async ({
  page: view,
  site,
}) => {
  const listen = `<script>
    window.codes = [];
    addEventListener('oshi-error', (event) => window.codes.push(event.detail.code));
  </script>`;
  await view.goto(site.put('/', { html: page(tag('nobodyknows'), listen + script) }));
  await expect(playerOf(view).getByRole('alert')).toContainText('This video doesn’t exist');
  await expect(view.getByRole('link', { name: 'Watch it' })).toBeVisible();
  expect(await violationsOf(view)).toEqual([]);
  expect(await view.evaluate(() => (window as unknown as { codes: string[] }).codes)).toEqual([
    'missing',
  ]);
});

test('an unreachable server leaves the link, says so and tries again on request', async ({
  page: view,
  site,
  request,
}) => {
  const { id } = await videoId(request, 'past');
  await view.route(`${EMBED}/api/**`, (route) => route.abort());
  await view.goto(site.put('/', { html: page(tag(id), script) }));
  const retry = playerOf(view).getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(view.getByRole('link', { name: 'Watch it' })).toBeVisible();
  await view.unroute(`${EMBED}/api/**`);
  await retry.click();
  await expect(playButton(view)).toBeVisible();
  await expect(view.getByRole('link', { name: 'Watch it' })).toBeHidden();
});

test('what moves the player is fetched again after a failure', async ({
  page: view,
  site,
  request,
}) => {
  const { id } = await videoId(request, 'past');
  await view.route('**/v1/oshi-player-engine.js', (route) => route.abort());
  await view.goto(site.put('/', { html: page(tag(id), script) }));
  await playButton(view).click();
  await playerOf(view).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => isPaused(view)).toBe(false);
});

test('links stand in the page without script', async ({ browser, site, request }) => {
  const { id } = await videoId(request, 'past');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const view = await context.newPage();
  const example = await readFile('packages/widgets/examples/oshi-player.html', 'utf8');
  const html = example.replaceAll('EMBED_ORIGIN', EMBED).replaceAll('VIDEO_ID', id);
  await view.goto(site.put('/', { html }));
  await expect(view.getByRole('link', { name: 'Watch the stream' })).toBeVisible();
  await expect(view.getByRole('link', { name: 'Read the translations' })).toBeVisible();
  await context.close();
});

test('names what it cannot read once, and stays within a narrow page from right to left', async ({
  page: view,
  site,
  request,
}) => {
  const { id } = await videoId(request, 'past');
  const warnings = warningsOf(view);
  await view.setViewportSize({ width: 320, height: 640 });
  const html = page(tag(id, 'start="later" theme="pink"'), script);
  await view.goto(site.put('/', { html: html.replace('<html', '<html dir="rtl"') }));
  await expect(playButton(view)).toBeVisible();
  expect(new Set(warnings.map((text) => /(\w+)=/.exec(text)?.[1]))).toEqual(
    new Set(['start', 'theme']),
  );
  const overflow = await view.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
