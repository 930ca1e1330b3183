/** Every page goes on while the browser translates it: what is pressed has its effect, and each text is the one that was drawn last. */
import type { APIRequestContext, Page } from '@playwright/test';
import { TranslatedPage } from '../pages/translated.page';
import { inTurn, shareOf } from '../support/share';
import { expect, test } from '../support/site-test';
import { WAYS, type Way } from '../support/translator';
import { loginAs, type DemoRole } from '../support/viewer';

const PRESSES = 40;

const routes: Readonly<Record<string, DemoRole>> = {
  '/': 'viewer',
  '/favorites': 'viewer',
  '/channel': 'viewer',
  '/channel/:channel': 'viewer',
  '/channel/:channel/about': 'viewer',
  '/watch/:past': 'editor',
  '/watch/:live': 'translator',
  '/edit/video/:past': 'editor',
  '/edit/video/:past/music': 'editor',
  '/edit/video/:past/mentions': 'editor',
  '/add_placeholder': 'editor',
  '/multiview': 'viewer',
  '/playlists': 'viewer',
  '/library': 'viewer',
  '/history': 'viewer',
  '/settings': 'viewer',
  '/about': 'viewer',
  '/login': 'viewer',
  '/extension': 'viewer',
  '/search?advanced=true': 'viewer',
  '/tlclient?video=YT_:live': 'translator',
  '/scripteditor?video=YT_:past': 'translator',
  '/scriptmanager': 'translator',
  '/relaybot': 'viewer',
  '/embed?element=oshi-player': 'viewer',
  '/addChannel': 'viewer',
  '/schedule': 'viewer',
};

/** With ids of the demo world. */
async function addressOf(route: string, request: APIRequestContext): Promise<string> {
  const calls = {
    ':channel': 'channels?limit=1&type=vtuber',
    ':past': 'videos?limit=1&type=stream&status=past',
    ':live': 'videos?limit=1&type=stream&status=live',
  };
  for (const [name, call] of Object.entries(calls)) {
    if (!route.includes(name)) continue;
    // oxlint-disable-next-line no-await-in-loop -- a route has one of them
    const answer = await request.get(`/api/v2/${call}`);
    const [first] = (await answer.json()) as { id: string }[];
    return route.replace(name, first?.id ?? '');
  }
  return route;
}

/** Opens a page, lets it be translated, and presses what can be pressed. */
async function walk(page: Page, route: string, role: DemoRole, way?: Way) {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await loginAs(page, role);
  const translated = new TranslatedPage(page);
  await translated.open(await addressOf(route, page.request));
  await translated.seeReady();
  await translated.translate(way);
  const { pressed, stale } = await translated.pressEverything(PRESSES);
  expect(pressed.length, 'something can be pressed').toBeGreaterThan(0);
  await expect(translated.failure).toBeHidden();
  expect(failures).toEqual([]);
  expect(stale).toEqual([]);
}

for (const [route, role] of shareOf(Object.entries(routes), 3)) {
  test(`${route} goes on, with its texts of now`, async ({ page }) => {
    await walk(page, route, role);
  });
}

for (const way of inTurn(WAYS, 0)) {
  test(`a page goes on with a translator that works in the way “${way}”`, async ({ page }) => {
    await walk(page, '/channel', 'viewer', way);
  });
}
