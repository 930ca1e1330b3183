/** The players of a shared layout that load before the program has arrived: not in the demo world, whose players need more than an id. */
import { expect, test } from '../support/quiet-page';
import { startOwnSite } from '../support/shared-sites';
import type { Site } from '../support/site';
import { MultiviewPage } from '../pages/multiview.page';

const PLAYERS = 'https://players.example';

let site: Site;
test.beforeAll(async () => {
  // Nothing answers there, so the site keeps the videos that it has.
  site = await startOwnSite({
    SOURCE: 'holodex',
    SOURCE_URL: 'http://127.0.0.1:9',
    FRAME_YOUTUBE: PLAYERS,
    LOG_LEVEL: 'silent',
  });
});
test.afterAll(() => site.stop());

test('each player of a shared layout is loaded once, before the program, which takes it over as it is', async ({
  page,
}) => {
  const loaded: string[] = [];
  await page.route(`${PLAYERS}/**`, (route) => {
    loaded.push(new URL(route.request().url()).pathname);
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Player</title>',
    });
  });
  await page.route('**/statics/thumbnail/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  const multiview = new MultiviewPage(page);
  const [one, two, three] = await multiview.ids(3);
  await multiview.open(`${site.portal}/multiview/AAMM${one},AMMM${two},MAMM${three}`);
  await multiview.ready(3);
  await multiview.seeEarlyPlayers(3);
  expect(loaded.toSorted()).toEqual([one, two, three].map((id) => `/embed/${id}`).toSorted());
});
