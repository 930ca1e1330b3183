/** The schedule as a viewer gets it: drawn by the server, then by days, then as a week under the keys. */
import { SchedulePage } from '../pages/schedule.page';
import { expect, test } from '../support/quiet-page';
import { Requests } from '../support/requests';
import { inTurn } from '../support/share';
import { quiet } from '../support/waits';

test('the schedule has its first streams in the page of the server, and goes on to the days after', async ({
  page,
}) => {
  const html = await (await page.request.get('/schedule')).text();
  expect(html.match(/data-part="stream"/g)?.length).toBeGreaterThan(3);
  const schedule = new SchedulePage(page);
  await schedule.open('/schedule');
  await schedule.seeDays(1);
  await schedule.goToEnd();
  await schedule.seeDays(2);
});

test('the week of the schedule is one stop, and its keys reach streams and other weeks', async ({
  page,
}) => {
  const schedule = new SchedulePage(page);
  await schedule.open('/schedule');
  await schedule.openWeek();
  await expect(page).toHaveURL(/view=week/);
  await schedule.pressKey('Control+Home');
  const first = await schedule.focused();
  await schedule.pressKey('ArrowDown');
  expect(await schedule.focused()).not.toBe(first);
  await schedule.seeOneStop();
  await schedule.pressKey('PageDown');
  await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
});

test.describe('of a first visit outside of Japan', () => {
  test.use({ timezoneId: 'America/New_York' });

  // The time in Tokyo with its weekday is longest in English at a desk; the streams of an event are most in the way in Japanese.
  const views = [
    [360, 'ja'],
    [600, 'ja'],
    [1280, 'en'],
  ] as const;
  for (const [width, locale] of inTurn(views, 0))
    test(`rows of the schedule keep their heights at ${width} px once the time zone is known`, async ({
      page,
    }) => {
      let release = () => {};
      const measured = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.js', async (route) => {
        await measured;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 2400 });
      const schedule = new SchedulePage(page);
      await page.goto(`/schedule?lang=${locale}`, { waitUntil: 'domcontentloaded' });
      const drawn = await schedule.rowHeights();
      release();
      await schedule.seeTimesOfTokyo();
      await quiet(page);
      const now = await schedule.rowHeights();
      const both = [...drawn].flatMap(([address, height]) => {
        const later = now.get(address);
        return later === undefined ? [] : [{ address, height, later }];
      });
      expect(both.length).toBeGreaterThan(3);
      // The line below a row is not there below the last one, which another may be by then.
      expect(both.filter(({ height, later }) => Math.abs(later - height) > 2)).toEqual([]);
    });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a finger opens what is ahead in the week, finds its reminder, and goes on to the next week', async ({
    page,
  }) => {
    const schedule = new SchedulePage(page);
    await schedule.open('/schedule');
    await schedule.openWeek();
    await schedule.tapReminder(await schedule.tapUpcoming());
    await schedule.tapNextWeek();
    await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
  });
});

/** What the page may add to the files of every page, compressed. */
const OWN_BYTES = 40_000;

test('the schedule has at most 40 kB of files that a page without lists does not have', async ({
  page,
}) => {
  const filesOf = async (path: string) => {
    const requests = new Requests(page);
    const schedule = new SchedulePage(page);
    await schedule.open(path);
    await quiet(page);
    return requests.scripts();
  };
  const own = await filesOf('/schedule');
  const shell = new Set(await filesOf('/about'));
  let size = 0;
  for (const path of own.filter((one) => !shell.has(one))) {
    // oxlint-disable-next-line no-await-in-loop -- few files
    const answer = await page.request.get(path, { headers: { 'accept-encoding': 'br' } });
    size += Number(answer.headers()['content-length']);
  }
  expect(size).toBeGreaterThan(1_000);
  expect(size).toBeLessThanOrEqual(OWN_BYTES);
});
