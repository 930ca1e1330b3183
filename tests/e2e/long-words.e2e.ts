/** A name, a title, a topic or an organization that is one word of 300 letters widens no page. */
import { AnyPage } from '../pages/any-page.page';
import { press } from '../support/press';
import { expect, test } from '../support/site-test';
import { loginAs } from '../support/viewer';

const LENGTH = 300;
const WIDTHS = [360, 768, 1280];
const NAMES = new Set(['title', 'name', 'english_name', 'group', 'suborg', 'topic_id', 'artist']);

/** The same answer with words of that length. Ids and organizations stay: the page finds by them what belongs together. */
function lengthened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => lengthened(one, key));
  if (typeof value === 'string')
    return NAMES.has(key) ? value.padEnd(LENGTH, 'W').replaceAll(' ', 'W') : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, lengthened(one, name)]),
  );
}

test('no page is wider than its window, whatever the words', async ({ page }) => {
  await loginAs(page, 'editor');
  await page.route(
    /\/api\/v2\/(?!live\/events)(videos|channels|live|songs|search|users)/,
    async (route) => {
      const answer = await route.fetch();
      const isJson = answer.headers()['content-type']?.startsWith('application/json');
      if (!isJson) return route.fulfill({ response: answer });
      return route.fulfill({ response: answer, json: lengthened(await answer.json()) });
    },
  );
  const any = new AnyPage(page);
  // Without rows from the server, so that each page asks for them itself.
  await any.open('/about');
  const expectNoOverflow = async (what: string) => {
    for (const width of WIDTHS) {
      // oxlint-disable-next-line no-await-in-loop -- one width after the other
      await page.setViewportSize({ width, height: 800 });
      // oxlint-disable-next-line no-await-in-loop -- as above
      await any.seeWhole();
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await any.overflow(), `${what} at ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  await test.step('lists of videos and channels', async () => {
    await any.go('Channels');
    await any.seeContent('channels');
    await expectNoOverflow('channels');
    await any.goHome();
    await expect(any.cards.first()).toBeVisible();
    await expectNoOverflow('home');
  });
  await test.step('a video', async () => {
    await press(any.videoLink(any.cards.first()));
    await any.seeContent('video');
    await expectNoOverflow('a video');
  });
  // Responses that are still pending belong to no page.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
