import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { violationsOf } from '../support/axe';
import { cards, EMBED, page, script, test, troublesOf } from './embed-page';

const example = readFile('packages/widgets/examples/live-feed.html', 'utf8');

test('two pasted lines give a living feed, with the portal switched off', async ({
  page: view,
  site,
}) => {
  const url = site.put('/', { html: (await example).replaceAll('EMBED_ORIGIN', EMBED) });
  await view.goto(url);
  await expect(cards(view)).toHaveCount(12);
  await expect(view.getByText('Who is live at Hololive')).toBeHidden();
  expect(await violationsOf(view)).toEqual([]);
});

test('links stand in the page before and without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const view = await context.newPage();
  await view.goto(site.put('/', { html: (await example).replaceAll('EMBED_ORIGIN', EMBED) }));
  await expect(view.getByRole('link', { name: 'Who is live at Hololive' })).toBeVisible();
  const list = view.frameLocator('iframe').getByRole('link');
  await expect(list.first()).toBeVisible();
  expect(await list.count()).toBeGreaterThanOrEqual(24);
  await context.close();
});

test('works twice on a page, with the script pasted twice', async ({ page: view, site }) => {
  const errors = troublesOf(view);
  const body = `<oshi-live-feed org="Hololive" max="3"></oshi-live-feed>
    <oshi-live-feed org="Nijisanji" max="5" theme="light"></oshi-live-feed>${script}`;
  await view.goto(site.put('/', { html: page(body, script) }));
  await expect(cards(view, 0)).toHaveCount(3);
  await expect(cards(view, 1)).toHaveCount(5);
  expect(errors).toEqual([]);
});

test('works under a strict policy without a single report', async ({ page: view, site }) => {
  const reports: string[] = [];
  view.on('console', (message) => {
    if (/Content Security Policy|Refused/i.test(message.text())) reports.push(message.text());
  });
  const policy = [
    `default-src 'none'`,
    `script-src ${EMBED}`,
    `connect-src ${EMBED}`,
    `img-src ${EMBED}`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ');
  const url = site.put('/', {
    html: page('<oshi-live-feed max="6"></oshi-live-feed>', script),
    headers: { 'content-security-policy': policy, 'cross-origin-embedder-policy': 'require-corp' },
  });
  await view.goto(url);
  await expect(cards(view)).toHaveCount(6);
  await expect
    .poll(() =>
      cards(view)
        .first()
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  expect(reports).toEqual([]);
});

test('changes of attributes take effect while the page is open', async ({ page: view, site }) => {
  await view.goto(
    site.put('/', {
      html: page('<oshi-live-feed org="Hololive" max="4"></oshi-live-feed>', script),
    }),
  );
  const feed = view.locator('oshi-live-feed');
  await expect(cards(view)).toHaveCount(4);
  await feed.evaluate((element) => element.setAttribute('max', '7'));
  await expect(cards(view)).toHaveCount(7);
  await feed.evaluate((element) => element.setAttribute('lang', 'ja'));
  await expect(feed.locator('h2').first()).toHaveText(/ライブ|配信予定/);
  const dark = await cards(view)
    .first()
    .evaluate((card) => getComputedStyle(card).color);
  await feed.evaluate((element) => element.setAttribute('theme', 'light'));
  await expect
    .poll(() =>
      cards(view)
        .first()
        .evaluate((card) => getComputedStyle(card).color),
    )
    .not.toBe(dark);
});

test('named channels are shown alone', async ({ page: view, site, request }) => {
  const live = (await (await request.get(`${EMBED}/api/v2/live`)).json()) as {
    channel: { id: string };
  }[];
  const id = live[0]?.channel.id ?? '';
  await view.goto(
    site.put('/', { html: page(`<oshi-live-feed channels="${id}"></oshi-live-feed>`, script) }),
  );
  await expect(cards(view).first()).toBeVisible();
  const links = await view
    .locator(`oshi-live-feed a[href*="/channel/"]`)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links)).toEqual(new Set([`${EMBED}/channel/${id}`]));
});

test('emits events to the page, which can prevent navigation', async ({ page: view, site }) => {
  const listen = `<script>
    window.received = [];
    for (const type of ['oshi-ready', 'oshi-change', 'oshi-select'])
      document.addEventListener(type, (event) => {
        if (type === 'oshi-select') event.preventDefault();
        window.received.push([type, event.detail]);
      });
  </script>`;
  await view.goto(
    site.put('/', { html: page('<oshi-live-feed max="4"></oshi-live-feed>', listen + script) }),
  );
  await expect(cards(view)).toHaveCount(4);
  await cards(view).first().getByRole('link').first().click();
  const received = await view.evaluate(
    () => (window as unknown as { received: [string, object][] }).received,
  );
  expect(received.map(([type]) => type)).toEqual(
    expect.arrayContaining(['oshi-ready', 'oshi-change', 'oshi-select']),
  );
  const [, detail] = received.find(([type]) => type === 'oshi-select') ?? [];
  expect(detail).toMatchObject({ video: { id: expect.stringMatching(/^[\w-]{11}$/) } });
  expect(view.context().pages()).toHaveLength(1);
});

test('a hostile page does not leak in, and its public variables do', async ({
  page: view,
  site,
}) => {
  const hostile = `<style>
    html { font-size: 10px } * { color: red !important; border: 9px solid lime !important }
    oshi-live-feed { --oshi-color-text: rgb(1, 2, 3) }
  </style><script>Array.prototype.intruder = () => 1;</script>`;
  await view.goto(
    site.put('/', { html: page('<oshi-live-feed max="3"></oshi-live-feed>', hostile + script) }),
  );
  await expect(cards(view)).toHaveCount(3);
  const style = await cards(view)
    .first()
    .evaluate((card) => [getComputedStyle(card).color, getComputedStyle(card).borderTopWidth]);
  expect(style).toEqual(['rgb(1, 2, 3)', '0px']);
});

test('an unreachable server leaves the links, says so and tries again on request', async ({
  page: view,
  site,
}) => {
  await view.route(`${EMBED}/api/**`, (route) => route.abort());
  const errors = troublesOf(view);
  await view.goto(
    site.put('/', {
      html: page(
        '<oshi-live-feed max="3"><a href="/schedule">Our schedule</a></oshi-live-feed>',
        script,
      ),
    }),
  );
  const retry = view.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(view.getByRole('link', { name: 'Our schedule' })).toBeVisible();
  expect(await violationsOf(view)).toEqual([]);
  await view.unroute(`${EMBED}/api/**`);
  await retry.click();
  await expect(cards(view)).toHaveCount(3);
  await expect(view.getByRole('link', { name: 'Our schedule' })).toBeHidden();
  expect(errors).toEqual([]);
});

test('can be inserted late, moved and removed', async ({ page: view, site }) => {
  const errors = troublesOf(view);
  await view.goto(site.put('/', { html: page('<div id="a"></div><div id="b"></div>', script) }));
  await view.evaluate(() => {
    const feed = document.createElement('oshi-live-feed');
    feed.setAttribute('max', '2');
    document.querySelector('#a')?.append(feed);
  });
  await expect(cards(view)).toHaveCount(2);
  await cards(view)
    .first()
    .evaluate((card) => card.setAttribute('data-kept', ''));
  await view.evaluate(() =>
    document.querySelector('#b')?.append(document.querySelector('oshi-live-feed') as Element),
  );
  await expect(view.locator('#b oshi-live-feed article[data-kept]')).toHaveCount(1);
  await view.evaluate(() => document.querySelector('oshi-live-feed')?.remove());
  await expect(view.locator('oshi-live-feed')).toHaveCount(0);
  expect(errors).toEqual([]);
});
