/** Every route at every width: it says what it is, it stays in place, it fits, its links lead somewhere, and axe finds nothing. */
import type { APIRequestContext } from '@playwright/test';
import { AnyPage } from '../pages/any-page.page';
import { noteShifts, scoreOf } from '../pages/shifting.page';
import { violationsOf } from '../support/axe';
import { expect, test } from '../support/quiet-page';
import { inTurn } from '../support/share';
import { loginAs } from '../support/viewer';
import { tried } from '../support/waits';

const [PHONE, TABLET, DESK] = [360, 768, 1280];
const HEIGHT = 800;
/** Of the layout-shift score: what counts as steady. */
const SHIFT_MAX = 0.1;

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

const WITHOUT_CONTRAST = { rules: { 'color-contrast': { enabled: false } } };
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
    for (const [at, route] of (role === 'guest'
      ? [...ofRoles, ...ofEverybody]
      : ofRoles
    ).entries()) {
      test(`${route} is in order at every width`, async ({ page }) => {
        if (role !== 'guest') await loginAs(page, role);
        const any = new AnyPage(page);
        await page.setViewportSize({ width: PHONE, height: HEIGHT });
        const shifts = await noteShifts(page);
        await page.goto(await addressOf(route, page.request));
        await expect(any.html).toHaveClass(/oshi-system/);
        await any.seeWhole();
        const moved = await shifts();
        expect(scoreOf(moved), JSON.stringify(moved)).toBeLessThan(SHIFT_MAX);
        // What takes most of the time is examined once: what only an editor sees stands closest at the smallest width, a guest's
        // page has its turn on a phone and on a desk, in the dark mode and in the light one.
        const examined = role === 'guest' ? inTurn([PHONE, DESK], at) : [PHONE];
        for (const width of [PHONE, TABLET, DESK]) {
          await page.setViewportSize({ width, height: HEIGHT });
          // Late parts can change the page during a check, so it is repeated; a lasting fault fails every time.
          await tried(`in order at ${width} px`, async () => {
            await any.seeWhole();
            expect(await any.overflow(), `sideways at ${width} px`).toBeLessThanOrEqual(0);
            if (!examined.includes(width)) return;
            expect(await violationsOf(page, WITHOUT_CONTRAST), `axe at ${width} px`).toEqual([]);
          });
        }
        // Colours are the same for everybody and at every width.
        for (const colorScheme of role === 'guest' ? inTurn(['dark', 'light'] as const, at) : [])
          await test.step(`its colours have contrast in ${colorScheme} mode`, async () => {
            await page.emulateMedia({ colorScheme });
            expect(await violationsOf(page, CONTRAST_ALONE)).toEqual([]);
          });
        await expectSoundLinks(any);
      });
    }
  });
}
