/** `<oshi-chat>` on a stranger's page: fetched when it is seen, one socket for all, and closed when they are gone. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../support/axe';
import { EMBED, page, strictPolicy, test, troublesOf, videoId, warningsOf } from './embed-page';

const script = `<script type="module" src="${EMBED}/v1/oshi-chat.js"></script>`;
const tag = (id: string, more = '') =>
  `<oshi-chat video="${id}" ${more}><a href="/watch">Read them</a></oshi-chat>`;

const chatOf = (view: Page, nth = 0) => view.locator('oshi-chat').nth(nth);
const linesOf = (view: Page) => chatOf(view).locator('[data-part=line]');
const connected = (view: Page, nth = 0) =>
  chatOf(view, nth).getByText('Connected', { exact: true });

const LINES = Array.from({ length: 40 }, (_, index) => ({
  id: `line-${index}`,
  name: 'Kaede TL',
  message: `Line ${index}`,
  timestamp: 1_700_000_000_000 + index * 10_000,
  video_offset: index * 10,
  is_tl: true,
  source: 'user',
}));

/** Lines of a recording, whatever the demo world has. */
const withLines = (view: Page) =>
  view.route('**/api/v2/videos/*/chats**', (route) =>
    route.fulfill({ json: LINES, headers: { 'access-control-allow-origin': '*' } }),
  );

/** Sockets that are open. */
function socketsOf(view: Page) {
  const open = new Set<unknown>();
  let opened = 0;
  view.on('websocket', (socket) => {
    opened += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  return { open: () => open.size, opened: () => opened };
}

test('is fetched when a closed part of the page is opened, and not before', async ({
  page: view,
  site,
  request,
}) => {
  const { id } = await videoId(request, 'live');
  const sockets = socketsOf(view);
  const asked: string[] = [];
  view.on('request', (one) => {
    const { origin, pathname } = new URL(one.url());
    if (origin === EMBED) asked.push(pathname);
  });
  const body = `<details><summary>Translations</summary>${tag(id)}</details>`;
  await view.goto(site.put('/', { html: page(body, script) }), { waitUntil: 'networkidle' });
  expect(asked).toEqual(['/v1/oshi-chat.js']);
  await view.getByText('Translations').click();
  await expect(connected(view)).toBeAttached();
  await expect(view.getByRole('link', { name: 'Read them' })).toBeHidden();
  expect(await violationsOf(view)).toEqual([]);
  expect(sockets.opened()).toBe(1);
});

test('two of them share one socket, which is closed when both are gone', async ({
  page: view,
  site,
  request,
}) => {
  const { id } = await videoId(request, 'live');
  const sockets = socketsOf(view);
  const troubles = troublesOf(view);
  const body = tag(id) + tag(id, 'languages="ja,en" theme="suisei light"');
  await view.goto(site.put('/', { html: page(body + script, script) }));
  await expect(connected(view, 0)).toBeAttached();
  await expect(connected(view, 1)).toBeAttached();
  // A client that joins rooms much faster is taken for a flood.
  for (let round = 0; round < 3; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await view.evaluate(async () => {
      const chats = document.querySelectorAll('oshi-chat');
      chats.forEach((chat) => chat.remove());
      await new Promise((resolve) => requestAnimationFrame(resolve));
      document.querySelector('main')?.append(...chats);
    });
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await expect(connected(view, 1)).toBeAttached();
  }
  expect(sockets.opened()).toBe(1);
  await view.evaluate(() =>
    document.querySelectorAll('oshi-chat').forEach((chat) => chat.remove()),
  );
  await expect.poll(sockets.open).toBe(0);
  expect(troubles).toEqual([]);
});

test('works under a strict policy without a single report', async ({
  page: view,
  site,
  request,
}) => {
  const { id } = await videoId(request, 'live');
  const reports: string[] = [];
  view.on('console', (message) => {
    if (/Content Security Policy|Refused/i.test(message.text())) reports.push(message.text());
  });
  await view.goto(site.put('/', { html: page(tag(id), script), headers: strictPolicy() }));
  await expect(connected(view)).toBeAttached();
  expect(reports).toEqual([]);
});

test('the lines of a recording follow the player beside them, and move it', async ({
  page: view,
  site,
  request,
}) => {
  const { id } = await videoId(request, 'past');
  await withLines(view);
  const example = await readFile('packages/widgets/examples/oshi-player.html', 'utf8');
  const html = example.replaceAll('EMBED_ORIGIN', EMBED).replaceAll('VIDEO_ID', id);
  await view.goto(site.put('/', { html }));
  await expect(linesOf(view).first()).toBeVisible();
  await expect(view.locator('oshi-player iframe')).toHaveCount(0);
  await chatOf(view).getByRole('button', { name: 'Jump to 0:50' }).click();
  await expect(view.locator('oshi-player iframe')).toHaveCount(1);
  await expect(chatOf(view).locator('[data-state=current]')).toContainText('Line 5');
  await chatOf(view).getByRole('button', { name: 'Jump to 0:30' }).click();
  await expect(chatOf(view).locator('[data-state=current]')).toContainText('Line 3');
});

test('a page without a player hears which second was chosen', async ({
  page: view,
  site,
  request,
}) => {
  const { id } = await videoId(request, 'past');
  await withLines(view);
  const listen = `<script>
    addEventListener('oshi-jump', (event) => { window.second = event.detail.seconds; });
  </script>`;
  await view.goto(site.put('/', { html: page(tag(id), listen + script) }));
  await chatOf(view).getByRole('button', { name: 'Jump to 0:30' }).click();
  expect(await view.evaluate(() => (window as unknown as { second: number }).second)).toBe(30);
});

test('a hostile page does not leak in, and its public variables do', async ({
  page: view,
  site,
  request,
}) => {
  const { id } = await videoId(request, 'past');
  await withLines(view);
  const hostile = `<style>
    html { font-size: 10px } * { color: red !important; border: 9px solid lime !important; display: inline !important }
    oshi-chat { --oshi-color-text: rgb(1, 2, 3); display: block !important }
  </style><script>Array.prototype.intruder = () => 1;</script>`;
  await view.goto(site.put('/', { html: page(tag(id), hostile + script) }));
  await expect(linesOf(view).first()).toBeVisible();
  const style = await linesOf(view)
    .first()
    .evaluate((line) => [getComputedStyle(line).color, getComputedStyle(line).borderTopWidth]);
  expect(style).toEqual(['rgb(1, 2, 3)', '0px']);
});

test('changes of attributes take effect: languages, language and video', async ({
  page: view,
  site,
  request,
}) => {
  const { id } = await videoId(request, 'past');
  await withLines(view);
  const asked: (string | null)[] = [];
  view.on('request', (one) => {
    const { pathname, searchParams } = new URL(one.url());
    if (pathname.endsWith('/chats')) asked.push(searchParams.get('lang'));
  });
  await view.goto(site.put('/', { html: page(tag(id, 'languages="en"'), script) }));
  await expect(linesOf(view).first()).toBeVisible();
  await chatOf(view).evaluate((element) => element.setAttribute('languages', 'ja,ko'));
  await expect.poll(() => new Set(asked)).toEqual(new Set(['en', 'ja', 'ko']));
  await expect(chatOf(view).getByRole('combobox')).toHaveValue('');
  await chatOf(view).getByRole('combobox').selectOption('es');
  await expect.poll(() => asked.includes('es')).toBe(true);
  await chatOf(view).evaluate((element) => element.setAttribute('lang', 'ja'));
  await expect(chatOf(view).locator('[part~=chat]')).toHaveAttribute('lang', 'ja');
  await chatOf(view).evaluate((element) => element.setAttribute('video', 'nobodyknows'));
  await expect(chatOf(view).getByRole('alert')).toContainText('この動画は存在しない');
});

test('without a connection it says so, and goes on when there is one', async ({
  page: view,
  site,
  request,
}) => {
  const { id } = await videoId(request, 'past');
  await withLines(view);
  await view.route(`${EMBED}/api/v2/videos/${id}**`, (route) => route.abort());
  await view.goto(site.put('/', { html: page(tag(id), script) }));
  await expect(chatOf(view).getByRole('alert')).toContainText('Couldn’t load this video');
  await view.context().setOffline(true);
  await expect(chatOf(view).getByRole('alert')).toContainText('You’re offline');
  await expect(view.getByRole('link', { name: 'Read them' })).toBeVisible();
  await view.unroute(`${EMBED}/api/v2/videos/${id}**`);
  await view.context().setOffline(false);
  await expect(linesOf(view).first()).toBeVisible();
});

test('names languages it cannot read, and stores nothing', async ({
  page: view,
  site,
  request,
}) => {
  const { id } = await videoId(request, 'live');
  const warnings = warningsOf(view);
  await view.goto(site.put('/', { html: page(tag(id, 'languages="en,klingon"'), script) }));
  await expect(connected(view)).toBeAttached();
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('languages="en,klingon"');
  const stored = await view.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
  ]);
  expect(stored).toEqual([0, 0, 0]);
});
