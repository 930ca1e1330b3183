/** Every route at every width: it says what it is, it fits, its links lead somewhere, and axe finds nothing. */
import type { APIRequestContext } from '@playwright/test';
import { AnyPage } from '../pages/any-page.page';
import { violationsOf } from '../support/axe';
import { expect, test } from '../support/quiet-page';
import { loginAs } from '../support/viewer';
import { tried } from '../support/waits';

const WIDTHS = [360, 768, 1280];
const HEIGHT = 800;

/** Pages that an editor sees with more on them than a guest does. */
const ofRoles = [
  '/',
  '/favorites',
  '/channel',
  '/channel/:channel',
  '/channel/:channel/about',
  '/playlists',
  '/login',
  '/watch/:video',
  '/edit/video/:video/music',
  '/scriptmanager',
  '/relaybot',
  '/add_placeholder',
];

/** Pages that are the same for everybody. */
const ofEverybody = [
  '/embed',
  '/#archive',
  '/#clips',
  '/library',
  '/about',
  '/settings',
  '/extension',
  '/search?advanced=true',
  '/search?q=type%2Cvalue%2Ctext%0Atopic%2Csinging%2Csinging',
  '/addChannel',
  '/multiview',
  '/schedule',
  '/schedule?view=week',
];

async function firstId(request: APIRequestContext, path: string) {
  const answer = await request.get(`/api/v2/${path}`);
  const [first] = (await answer.json()) as { id: string }[];
  return first?.id ?? '';
}

/** With the ids of a channel and a video of the demo world. */
async function addressOf(route: string, request: APIRequestContext) {
  if (route.includes(':channel'))
    return route.replace(':channel', await firstId(request, 'channels?limit=1&type=vtuber'));
  if (route.includes(':video'))
    return route.replace(
      ':video',
      await firstId(request, 'videos?limit=1&type=stream&status=past'),
    );
  return route;
}

const withContrast = (enabled: boolean) => ({ rules: { 'color-contrast': { enabled } } });
const CONTRAST_ALONE = { runOnly: ['color-contrast'] };

/** Links that lead somewhere: the same ones are on nearly every page. */
const sound = new Set<string>();

async function expectSoundLinks(any: AnyPage) {
  const links = (await any.linkedPages()).filter((href) => !sound.has(href));
  for (const href of links) {
    const answer = await any.page.request.get(href);
    expect(answer.status(), `the link to ${href}`).toBeLessThan(400);
    sound.add(href);
  }
}

for (const role of ['guest', 'editor'] as const) {
  test.describe(role === 'guest' ? 'for a guest' : 'for an editor', () => {
    for (const route of role === 'guest' ? [...ofRoles, ...ofEverybody] : ofRoles) {
      test(`${route} is in order at every width`, async ({ page }) => {
        if (role !== 'guest') await loginAs(page, role);
        const any = new AnyPage(page);
        await page.goto(await addressOf(route, page.request));
        await expect(any.html).toHaveClass(/oshi-system/);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          // What takes most of the time is examined once: colours are the same for everybody and at every width, and
          // what only an editor sees stands closest at the smallest.
          const isExamined = width === WIDTHS[0] || (role === 'guest' && width === WIDTHS[2]);
          const rules = withContrast(width === WIDTHS[2]);
          // Late parts can change the page during a check, so it is repeated; a lasting fault fails every time.
          await tried(`in order at ${width} px`, async () => {
            await any.seeWhole();
            expect(await any.overflow(), `sideways at ${width} px`).toBeLessThanOrEqual(0);
            if (!isExamined) return;
            expect(await violationsOf(page, rules), `axe at ${width} px`).toEqual([]);
          });
        }
        if (role === 'guest')
          await test.step('its colours also have contrast in light mode', async () => {
            await page.emulateMedia({ colorScheme: 'light' });
            expect(await violationsOf(page, CONTRAST_ALONE)).toEqual([]);
          });
        await expectSoundLinks(any);
      });
    }
  });
}
