/** Pages come from the server with their rows drawn, and the browser asks for nothing that they carry. */
import { expect, test } from '../support/quiet-page';

/** Addresses of the demo world: a channel and a video of the board, and a search that finds something. */
async function addresses(origin: string) {
  const board = (await (await fetch(`${origin}/api/v2/live?limit=1`)).json()) as {
    readonly id: string;
    readonly channel: { readonly id: string };
  }[];
  const [video] = board;
  if (!video) throw new Error('Nothing is live in this world.');
  return {
    channels: '/channel',
    channel: `/channel/${video.channel.id}`,
    watch: `/watch/${video.id}`,
    search: '/search?q=type%2Cvalue%2Ctext%0Atopic%2Csinging%2Csinging',
  };
}

const pages = [
  ['channel', 'article', '/api/v2/channels/'],
  ['watch', 'main h1', '/api/v2/videos/'],
  ['search', 'article', '/api/v2/search/'],
] as const;

/** The list of channels is longer than what the document carries of it. */
const readable = [['channels', 'main li h2'], ...pages] as const;

for (const [name, rows] of readable) {
  test(`${name} is readable without scripts`, async ({ browser, baseURL }) => {
    const address = (await addresses(String(baseURL)))[name];
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.locator(rows).first()).toBeVisible();
    await context.close();
  });
}

for (const [name, rows, call] of pages) {
  test(`${name} asks for nothing that the document carries`, async ({ page, baseURL }) => {
    const address = (await addresses(String(baseURL)))[name];
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      // Comments and recommendations follow the first view of a video.
      if (pathname.startsWith(call) && !searchParams.has('c')) asked.push(pathname);
    });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.locator(rows).first()).toBeVisible();
    expect(asked).toEqual([]);
  });
}
