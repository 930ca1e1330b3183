/** How many script files a page asks for before it is idle: each is a request, and a task of its own on a slow phone. */
import { expect, test } from '../support/site-test';
import { WatchPage } from '../pages/watch.page';
import { hydrated } from '../support/waits';

test.use({ viewport: { width: 390, height: 800 } });

for (const [page, address, most] of [
  ['home', '/', 12],
  ['the channels', '/channel', 12],
  ['the settings', '/settings', 14],
  ['about', '/about', 14],
] as const) {
  test(`${page} asks for ${most} at most`, async ({ page: tab }) => {
    const scripts: string[] = [];
    tab.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await tab.goto(address);
    await hydrated(tab);
    await tab.waitForLoadState('networkidle');
    expect(new Set(scripts).size, scripts.join('\n')).toBeLessThanOrEqual(most);
  });
}

test('the page of a video asks for 17 at most, its starter first', async ({ page }) => {
  const watch = new WatchPage(page);
  const { id } = await watch.pastStream();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  await watch.open(`/watch/${id}`);
  await page.waitForLoadState('networkidle');
  expect(new Set(asked).size, asked.join('\n')).toBeLessThanOrEqual(17);
  // Parts are named for the program to load; only its starter is in the document.
  expect(asked[0]).toMatch(/\/start-/);
});
