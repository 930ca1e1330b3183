/** Pages come from the server with their rows drawn, and the browser asks for nothing that they carry. */
import type { APIRequestContext } from '@playwright/test';
import { AnyPage } from '../pages/any-page.page';
import { expect, test } from '../support/quiet-page';
import { quiet } from '../support/waits';

/** Addresses of the demo world: a channel and a video of the board, and a search that finds something. */
async function addresses(request: APIRequestContext) {
  const board = (await (await request.get('/api/v2/live?limit=1')).json()) as {
    readonly id: string;
    readonly channel: { readonly id: string };
  }[];
  const [video] = board;
  if (!video) throw new Error('Nothing is live in this world.');
  return {
    channels: '/channel',
    channel: `/channel/${video.channel.id}`,
    video: `/watch/${video.id}`,
    search: '/search?q=type%2Cvalue%2Ctext%0Atopic%2Csinging%2Csinging',
  };
}

test('pages are readable without scripts', async ({ browser, request }) => {
  const at = await addresses(request);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = new AnyPage(await context.newPage());
  for (const kind of ['channels', 'channel', 'video', 'search'] as const)
    await test.step(kind, async () => {
      await page.page.goto(at[kind]);
      await page.seeContent(kind);
    });
  await test.step('the board, where the address names the archive', async () => {
    await page.page.goto('/#archive');
    await expect(page.cards.first()).toBeVisible();
  });
  await context.close();
});

test('a form that is submitted before its script is there keeps what was typed', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = new AnyPage(await context.newPage());
  const forms = [
    { path: '/addChannel', field: 'Contact (optional)', submit: 'Send request' },
    { path: '/search?advanced=true', field: 'Title or description', submit: 'Search' },
  ];
  for (const { path, field, submit } of forms)
    await test.step(path, async () => {
      await page.page.goto(path);
      const box = await page.submitWithoutScript(field, 'half typed', submit);
      await expect(page.page).toHaveURL(path);
      await expect(box).toHaveValue('half typed');
    });
  await context.close();
});

test('pages ask for nothing that their documents carry', async ({ page, request }) => {
  const at = await addresses(request);
  const any = new AnyPage(page);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  for (const [kind, call] of [
    ['channel', '/api/v2/channels/'],
    ['video', '/api/v2/videos/'],
    ['search', '/api/v2/search/'],
  ] as const)
    await test.step(kind, async () => {
      asked.length = 0;
      await page.goto(at[kind]);
      await quiet(page);
      await any.seeContent(kind);
      // Comments and recommendations follow the first view of a video.
      const again = asked.map((url) => new URL(url));
      expect(
        again.filter(
          ({ pathname, searchParams }) => pathname.startsWith(call) && !searchParams.has('c'),
        ),
      ).toEqual([]);
    });
});
