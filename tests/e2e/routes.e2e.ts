/** Every route at every width: it says what it is, it fits, its links lead somewhere, and axe finds nothing. An editor sees all that a viewer sees, and more. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/quiet-page';
import { violationsOf } from '../support/axe';
import { loginAs } from '../support/viewer';
import { hydrated } from '../support/waits';

const WIDTHS = [360, 768, 1280];
const HEIGHT = 800;

const routes = [
  '/',
  '/#archive',
  '/#clips',
  '/favorites',
  '/channel',
  '/playlists',
  '/library',
  '/about',
  '/settings',
  '/login',
  '/extension',
  '/search?advanced=true',
  '/search?q=type%2Cvalue%2Ctext%0Atopic%2Csinging%2Csinging',
  '/addChannel',
  '/multiview',
  '/scriptmanager',
  '/relaybot',
  '/add_placeholder',
];

const aChannel = async (page: Page) => {
  const answer = await page.request.get('/api/v2/channels?limit=1&type=vtuber');
  const [channel] = (await answer.json()) as { id: string }[];
  return channel?.id ?? '';
};
const aVideo = async (page: Page) => {
  const answer = await page.request.get('/api/v2/videos?limit=1&type=stream&status=past');
  const [video] = (await answer.json()) as { id: string }[];
  return video?.id ?? '';
};

async function settle(page: Page) {
  await hydrated(page);
  // By its role: one that is hidden while a part of the page is waited for does not count.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** One path for each page that a link of this one leads to: of a thousand videos one is enough. */
async function linkedPages(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const byPage = new Map(hrefs.map((href) => [href.replace(/[?#].*/, '').split('/')[1], href]));
  return [...byPage.values()];
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const role of ['guest', 'editor'] as const) {
  test.describe(role === 'guest' ? 'for a guest' : 'for an editor', () => {
    for (const path of [
      ...routes,
      '/channel/:id',
      '/channel/:id/about',
      '/watch/:id',
      '/edit/video/:id/music',
    ]) {
      test(`${path} is in order at every width`, async ({ page }) => {
        if (role !== 'guest') await loginAs(page, role);
        // What takes most of the time is examined once: colours are the same for everybody and at every width, and
        // what only an editor sees stands closest at the smallest.
        const isExamined = (width: number) => role === 'guest' || width === WIDTHS[0];
        const rulesAt = (width: number) => ({
          rules: { 'color-contrast': { enabled: role === 'guest' && width === WIDTHS[2] } },
        });
        const id = /^\/(watch|edit)/.test(path) ? await aVideo(page) : await aChannel(page);
        await page.goto(path.replace(':id', id));
        await expect(page.locator('html')).toHaveClass(/oshi-system/);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          // Late parts can change the page during a check, so it is repeated; a lasting fault fails every time.
          await expect(async () => {
            await settle(page);
            expect(await overflowOf(page), `sideways at ${width} px`).toBeLessThanOrEqual(0);
            if (!isExamined(width)) return;
            expect(await violationsOf(page, rulesAt(width)), `axe at ${width} px`).toEqual([]);
          }).toPass();
        }
        for (const href of await linkedPages(page)) {
          const answer = await page.request.get(href);
          expect(answer.status(), `the link to ${href}`).toBeLessThan(400);
        }
      });
    }
  });
}
