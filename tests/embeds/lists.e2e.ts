/** Elements that list videos on a stranger's page: clips, a schedule and a search, in all that they can show. */
import { ListElement } from '../pages/list-element.page';
import { violationsOf } from '../support/axe';
import { eventually } from '../support/waits';
import { CALLS, expect, strictPolicy, test } from './embed-page';

const DAY_S = 86_400;

test.describe('clips', () => {
  const scripts = ['oshi-clips'];
  const tag = (attributes: string) =>
    `<oshi-clips ${attributes}><a href="/clips">Our clips</a></oshi-clips>`;

  test('clips are cards, of which a visitor chooses one, and leave nothing behind', async ({
    fan,
  }) => {
    const clips = new ListElement(fan.page, 'clips');
    await fan.open(tag('org="Hololive" languages="all" max="3"'), {
      scripts,
      headers: strictPolicy({ hasFrames: false }),
    });
    await clips.seeCards(3);
    await expect(fan.link('Our clips')).toBeHidden();
    expect(await violationsOf(fan.page)).toEqual([]);
    expect((await fan.heard('oshi-ready')).map(({ detail }) => detail)).toEqual([{ count: 3 }]);

    await fan.refuse('oshi-select');
    await clips.pressFirst();
    const [chosen] = await fan.heard('oshi-select');
    expect(chosen?.detail).toMatchObject({ video: { type: 'clip' } });
    expect(fan.page.context().pages()).toHaveLength(1);

    await clips.set({ max: '5' });
    await clips.seeCards(5);
    await fan.narrow();
    expect(await clips.leftAfterRemoval()).toBe(0);
    expect(fan.refusals).toEqual([]);
  });

  test('clips are asked for again after a failure, and may be none', async ({ fan }) => {
    const clips = new ListElement(fan.page, 'clips');
    const end = await fan.cutOff(CALLS);
    await fan.open(tag('languages="all" max="2"'), { scripts });
    await expect(clips.problem).toContainText('Couldn’t load the clips');
    await expect(fan.link('Our clips')).toBeVisible();
    await fan.seeCodes(['network']);
    await end();
    await clips.tryAgain();
    await clips.seeCards(2);
    await clips.set({ languages: 'tlh' });
    await clips.seeEmpty('No clips yet');
    expect(await violationsOf(fan.page)).toEqual([]);
  });
});

test.describe('a schedule', () => {
  const scripts = ['oshi-schedule'];

  test('a schedule has days with the times of the visitor and of Tokyo, and moves on', async ({
    fan,
  }) => {
    const schedule = new ListElement(fan.page, 'schedule');
    await fan.open(
      '<oshi-schedule org="Hololive" days="2"><a href="/live">Who streams when</a></oshi-schedule>',
      { scripts, headers: strictPolicy({ hasFrames: false }) },
    );
    await expect(schedule.days).toHaveCount(2);
    await expect(fan.link('Who streams when')).toBeHidden();
    expect(await violationsOf(fan.page)).toEqual([]);
    const [ready] = await fan.heard('oshi-ready');
    expect(ready?.detail).toEqual({ count: await schedule.streams.count() });
    await expect(schedule.dates.first()).toContainText(/^today /);
    // The browser of the tests is in Berlin.
    await expect(schedule.times.first()).toContainText(/^\d+:\d\d.[AP]M.*JST$/);
    await expect(schedule.streams.filter({ hasText: 'Live' }).first()).toBeVisible();

    await test.step('a visitor chooses a stream', async () => {
      await fan.refuse('oshi-select');
      await schedule.pressFirst();
      expect(await fan.heard('oshi-select')).toHaveLength(1);
      expect(fan.page.context().pages()).toHaveLength(1);
    });

    await test.step('more days are another board', async () => {
      await schedule.set({ days: '7' });
      await expect(schedule.days).toHaveCount(7);
      await eventually('a board is ready for each', async () => {
        const { length } = await fan.heard('oshi-ready');
        return length;
      }).toBe(2);
    });

    await test.step('tomorrow becomes today', async () => {
      const date = async (nth: number) =>
        (await schedule.dates.nth(nth).textContent())?.replace(/^[a-z]+ /, '');
      const tomorrow = await date(1);
      await fan.leaveServerTime();
      await fan.letTimePass(DAY_S);
      await expect(schedule.dates.first()).toHaveText(`today ${tomorrow}`);
      expect((await fan.heard('oshi-change')).length).toBeGreaterThan(0);
    });
    await fan.narrow();
    expect(await schedule.leftAfterRemoval()).toBe(0);
    expect(fan.refusals).toEqual([]);
  });

  test('a schedule says where nothing is scheduled, and what failed', async ({ fan }) => {
    const schedule = new ListElement(fan.page, 'schedule');
    const end = await fan.cutOff(CALLS);
    await fan.open('<oshi-schedule channels="UCnobody" days="3"></oshi-schedule>', { scripts });
    await expect(schedule.problem).toBeVisible();
    await fan.seeCodes(['network']);
    await end();
    await schedule.tryAgain();
    await expect(schedule.days).toHaveText(Array(3).fill(/Nothing scheduled$/));
    expect(await violationsOf(fan.page)).toEqual([]);
  });
});

test.describe('a search', () => {
  const scripts = ['oshi-search'];
  const head = `<script>
    const keys = [];
    addEventListener('keydown', ({ key }) => keys.push(key));
  </script>`;

  test('a search is typed and sent by keys, within a form of the page that is not sent', async ({
    fan,
    past,
  }) => {
    const search = new ListElement(fan.page, 'search');
    await fan.open(
      '<form action="/sent"><oshi-search max="2"><a href="/search">Search us</a></oshi-search></form>',
      { scripts, head },
    );
    await expect(search.field).toBeVisible();
    await expect(fan.link('Search us')).toBeHidden();
    expect(await fan.heard('oshi-ready')).toHaveLength(1);
    expect(await violationsOf(fan.page)).toEqual([]);
    const calls = () => fan.filesRequested.filter((path) => path.startsWith('/api/'));
    const address = fan.page.url();

    await test.step('nothing is asked for before, nor for blanks', async () => {
      await search.type('   ');
      await fan.page.keyboard.press('Enter');
      expect(calls()).toEqual([]);
    });

    await test.step('Enter searches, and the page gets no key', async () => {
      await search.type(past.title);
      await fan.page.keyboard.press('Enter');
      await expect(search.count).toContainText('found');
      await expect(search.cards.first()).toContainText(past.title);
      expect(await violationsOf(fan.page)).toEqual([]);
      expect(fan.page.url()).toBe(address);
      expect(await fan.page.evaluate('keys')).toEqual([]);
      const [made] = await fan.heard('oshi-search');
      expect(made?.detail).toEqual({ text: past.title });
      await expect(search.link('See all results')).toHaveAttribute('href', /\/search\?q=.+/);
    });

    await test.step('a visitor chooses a result', async () => {
      await fan.refuse('oshi-select');
      await search.pressFirst();
      expect(await fan.heard('oshi-select')).toHaveLength(1);
    });

    await test.step('nothing is found', async () => {
      await search.type('qqxxzzyy');
      await fan.page.keyboard.press('Tab');
      await fan.page.keyboard.press('Enter');
      await search.seeEmpty('Nothing found');
      expect(await violationsOf(fan.page)).toEqual([]);
    });

    await test.step('a page that searches itself keeps the element from it', async () => {
      const before = calls().length;
      await fan.refuse('oshi-search');
      await search.type('singing');
      await fan.page.keyboard.press('Enter');
      await expect(search.count).toHaveCount(0);
      expect(calls()).toHaveLength(before);
      await fan.allow('oshi-search');
    });
    await fan.narrow();
    expect(await search.leftAfterRemoval()).toBe(0);
  });

  test('a search is made again after a failure, and waits for a busy server', async ({ fan }) => {
    const search = new ListElement(fan.page, 'search');
    await fan.open('<oshi-search lang="en"></oshi-search>', { scripts });
    const end = await fan.cutOff(CALLS);
    await search.type('a');
    await fan.page.keyboard.press('Enter');
    await expect(search.problem).toContainText('Couldn’t search');
    await fan.seeCodes(['network']);
    await end();
    const accept = await fan.refuseCalls(CALLS, 20);
    await search.tryAgain();
    await expect(search.problem).toContainText('The server is busy');
    await accept();
    await fan.letTimePass(20);
    await expect(search.count).toContainText('found');
  });
});
