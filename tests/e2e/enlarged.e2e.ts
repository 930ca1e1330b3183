/** Pages enlarged by the browser: to 400 %, where a window has 320 px, and with letters of twice the size. */
import { AnyPage } from '../pages/any-page.page';
import { WatchPage } from '../pages/watch.page';
import { expect, test } from '../support/site-test';
import { loginAs } from '../support/viewer';
import { eventually } from '../support/waits';

const ONE_STREAM = '/api/v2/videos?status=past&type=stream&limit=1';

test('what plays is as wide as a window enlarged to 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const watch = new WatchPage(page);
  const [video] = (await (await page.request.get(ONE_STREAM)).json()) as [{ id: string }];
  for (const path of [`/watch/${video.id}`, `/edit/video/${video.id}`]) {
    await test.step(path, async () => {
      await watch.open(path);
      expect((await watch.poster.boundingBox())?.width).toBe(320);
    });
  }
});

test('letters of twice the size widen no page', async ({ page }) => {
  await loginAs(page, 'viewer');
  const any = new AnyPage(page);
  const [video] = (await (await page.request.get(ONE_STREAM)).json()) as [{ id: string }];
  const paths = ['/settings', '/schedule', '/multiview', '/search?advanced=true', '/about'];
  for (const path of [...paths, '/library', '/login', '/embed', `/watch/${video.id}`]) {
    await test.step(path, async () => {
      await any.open(path.includes('?') ? `${path}&lang=ru` : `${path}?lang=ru`);
      await any.enlargeLetters();
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await eventually(`overflow at ${width} px`, () => any.overflow()).toBe(0);
      }
    });
  }
});

test('letters of twice the size leave the organization its name in the bar of a phone', async ({
  page,
}) => {
  const any = new AnyPage(page);
  await any.open('/');
  await any.enlargeLetters();
  for (const width of [360, 390, 599]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await eventually('the name', () => any.orgName()).toEqual({ isDrawn: true, cut: 0 });
      await eventually('overflow', () => any.overflow()).toBe(0);
    });
  }
});

test('enlarged letters leave the words of the bottom bar whole', async ({ page }) => {
  const any = new AnyPage(page);
  for (const [lang, width] of [
    ['de', 360],
    ['fr', 390],
    ['ru', 320],
  ] as const)
    await test.step(`${lang} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await any.open(`/playlists?lang=${lang}`);
      await any.enlargeLetters();
      await eventually('words in pieces', () => any.brokenWordsOf(any.bottomPages)).toEqual([]);
      expect(await any.overflow()).toBe(0);
    });
});

test('the words of the drawer are whole, in letters of any size and where a page is marked', async ({
  page,
}) => {
  const any = new AnyPage(page);
  for (const lang of ['de', 'pt', 'ru', 'fr'])
    await test.step(lang, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await any.open(`/settings?lang=${lang}`);
      expect(await any.brokenWordsOf(any.drawerLinks)).toEqual([]);
      await any.enlargeLetters();
      expect(await any.brokenWordsOf(any.drawerLinks)).toEqual([]);
    });
  await test.step('de on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await any.open('/settings?lang=de');
    await any.openDrawer();
    expect(await any.brokenWordsOf(any.drawerLinks)).toEqual([]);
    await any.enlargeLetters();
    // The longest word of the drawer is wider than a window of 360 px in such letters.
    expect(await any.brokenWordsOf(any.drawerLinks)).toEqual(['Benachrichtigungen']);
  });
});
