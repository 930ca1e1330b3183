/** `<oshi-live-feed>` on another site: what it shows, which events it emits, and how the site's styles affect it. */
import { readFile } from 'node:fs/promises';
import { LiveFeed } from '../pages/live-feed.page';
import { violationsOf } from '../support/axe';
import { attributesIn, CALLS, EMBED, expect, hostile, strictPolicy, test } from './embed-page';

const scripts = ['live-feed'];
const LATE_WORDS = '**/v1/hashed/widgets-*.js';

test('two pasted lines give a living feed, with the portal switched off', async ({
  fan,
  request,
}) => {
  const feed = new LiveFeed(fan);
  const board = fan.page.waitForResponse('**/api/v2/live?**');
  await fan.openExample(await readFile('packages/widgets/examples/live-feed.html', 'utf8'));
  await feed.seeCards(12);
  await expect(fan.link('Who is live at Hololive')).toBeHidden();
  expect(await violationsOf(fan.page)).toEqual([]);

  await test.step('twelve cards do not fetch the whole board', async () => {
    const rows = (await (await board).json()) as unknown[];
    expect(rows.length).toBeLessThanOrEqual(24);
  });

  await test.step('says how many cards it has, and how many streams there are beyond them', async () => {
    const whole = await request.get(`${EMBED}/api/v2/live?type=placeholder,stream&org=Hololive`);
    const rows = (await whole.json()) as unknown[];
    const [ready] = await fan.heard('oshi-ready');
    expect(ready?.detail).toEqual({ count: 12 });
    const [change] = await fan.heard('oshi-change');
    const { live, upcoming } = change?.detail ?? {};
    expect(Number(live) + Number(upcoming)).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(24);
  });

  await test.step('emits events to the page, which can prevent navigation', async () => {
    await fan.refuse('oshi-select');
    await feed.pressFirstVideo();
    const types = (await fan.heard()).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['oshi-ready', 'oshi-change']));
    const [chosen] = await fan.heard('oshi-select');
    expect(chosen?.detail).toMatchObject({ video: { id: expect.stringMatching(/^[\w-]{11}$/) } });
    expect(fan.page.context().pages()).toHaveLength(1);
  });
});

test('a feed works twice on a page under a strict policy, with the script pasted twice', async ({
  fan,
}) => {
  const [one, two] = [new LiveFeed(fan), new LiveFeed(fan, 1)];
  const body = `<oshi-live-feed org="Hololive" max="3"></oshi-live-feed>
    <oshi-live-feed org="Nijisanji" max="5" theme="light"></oshi-live-feed>`;
  await fan.open(body, {
    scripts: [...scripts, ...scripts],
    headers: {
      ...strictPolicy({ hasFrames: false }),
      'cross-origin-embedder-policy': 'require-corp',
    },
  });
  await one.seeCards(3);
  await two.seeCards(5);
  await one.seePicture();
  expect(fan.refusals).toEqual([]);
});

test('changes of attributes take effect while the page is open', async ({ fan, request }) => {
  const feed = new LiveFeed(fan);
  await fan.open('<oshi-live-feed org="Hololive" lang="en" max="4"></oshi-live-feed>', { scripts });
  await feed.seeCards(4);
  const dark = await feed.textColour();

  await test.step('another number of cards and another theme', async () => {
    await feed.set({ max: '7', theme: 'light' });
    await feed.seeCards(7);
    expect(await feed.textColour()).not.toBe(dark);
  });

  await test.step('keeps its default for what it cannot read, and names it once', async () => {
    await feed.set({ api: 'nowhere', max: '0', theme: 'pink' });
    await feed.seeMoreCardsThan(7);
    await feed.seeTextColour(dark);
    await feed.set({ org: 'Nijisanji' });
    await feed.set({ max: '4' });
    await feed.seeCards(4);
    expect(attributesIn(fan.warnings)).toEqual(['api', 'max', 'theme']);
  });

  await test.step('speaks the language asked for last', async () => {
    const words = await fan.holdBack(LATE_WORDS);
    await feed.set({ lang: 'ja' });
    await words.asked;
    await feed.set({ lang: 'en' });
    await words.release();
    await feed.set({ max: '3' });
    await feed.seeCards(3);
    await feed.seeLanguage('en');
    await feed.set({ lang: 'ja' });
    await feed.seeLanguage('ja');
    await expect(feed.headings.first()).toHaveText(/ライブ|配信予定/);
  });

  await test.step('keeps its language when another one cannot be loaded', async () => {
    fan.warnings.length = 0;
    await fan.cutOff(LATE_WORDS);
    await feed.set({ lang: 'ko', max: '5' });
    await feed.seeCards(5);
    await fan.seeWarning('could not follow its attributes');
    await feed.seeLanguage('ja');
  });

  await test.step('named channels are shown alone', async () => {
    const live = (await (await request.get(`${EMBED}/api/v2/live`)).json()) as {
      channel: { id: string };
    }[];
    const id = live[0]?.channel.id ?? '';
    await feed.set({ channels: id });
    await feed.seeOnlyChannel(`${EMBED}/channel/${id}`);
  });

  await test.step('an organization that the server does not know is named in the console', async () => {
    fan.warnings.length = 0;
    await feed.set({ channels: '', lang: 'ja', org: 'Hololiev' });
    await fan.seeWarning('org="Hololiev"');
    await feed.seeCards(0);
    expect(fan.warnings).toHaveLength(1);
  });
});

test('a strip scrolls within its place, and a feed shows what its page has chosen', async ({
  fan,
}) => {
  const feed = new LiveFeed(fan);
  await fan.open('<oshi-live-feed layout="strip" max="12" lang="en"></oshi-live-feed>', {
    scripts,
  });
  await feed.seeCards(12);
  await feed.seeLastCardWithKeyboard();
  expect(await violationsOf(fan.page)).toEqual([]);
  await test.step('on a narrow page, too', () => fan.narrow());

  await test.step('rows, and only those that are live', async () => {
    await feed.set({ layout: 'list', status: 'live', hide: 'placeholders' });
    await expect(feed.strip).toHaveCount(0);
    await feed.seeStates(['live']);
    await feed.set({ status: 'upcoming' });
    await feed.seeStates(['upcoming']);
    expect(await violationsOf(fan.page)).toEqual([]);
  });

  await test.step('no topic of the board leaves none', async () => {
    await feed.set({ topics: 'nothing-of-that-name' });
    await feed.seeCards(0);
    expect(fan.warnings).toEqual([]);
  });

  await test.step('words that cannot be read are named', async () => {
    await feed.set({ layout: 'rows', status: 'past', topics: '', hide: 'clips' });
    await feed.seeCards(12);
    expect(attributesIn(fan.warnings)).toEqual(['hide', 'layout', 'status']);
  });
});

test('a feed can be inserted late, moved and removed by a hostile page', async ({ fan }) => {
  const feed = new LiveFeed(fan);
  const drawing = await fan.holdBack('**/v1/mount-live-feed.js*');
  await fan.open('<div id="a"></div><div id="b"></div>', {
    head: hostile('oshi-live-feed', '--oshi-color-text'),
    scripts,
  });

  await test.step('is not confused by leaving and coming back while it is still loading', async () => {
    await feed.insertInto('#a');
    await drawing.asked;
    await feed.leaveAndComeBack();
    await drawing.release();
    await feed.seeCards(2);
    await feed.seePhase('shown');
  });

  await test.step('the page does not leak in, and its public variables do', async () => {
    await feed.seeOnlyOurStyles(feed.cards.first(), 'color');
  });

  const drawn = await feed.contents();

  await test.step('a move leaves what is drawn as it was', async () => {
    const isKept = await feed.markFirstCard();
    await feed.moveTo('#b');
    expect(await isKept()).toBe(true);
  });

  await test.step('draws again when it is put back long after it was removed', async () => {
    expect(await feed.returnChanged({ max: '4' })).toBe(0);
    await feed.seeCards(4);
    expect(await feed.contents()).toEqual(drawn);
  });

  await test.step('its place is empty once it is gone', async () => {
    await feed.remove();
    await expect(feed.host).toHaveCount(0);
  });
});

test('an unreachable server leaves the links, says so and tries again on request', async ({
  fan,
}) => {
  const feed = new LiveFeed(fan);
  const link = fan.link('Our schedule');
  const reconnect = await fan.cutOff(CALLS);
  await fan.open('<oshi-live-feed max="3"><a href="/schedule">Our schedule</a></oshi-live-feed>', {
    scripts,
  });
  await expect(feed.retry).toBeVisible();
  await expect(link).toBeVisible();
  expect(await violationsOf(fan.page)).toEqual([]);
  await reconnect();
  await feed.tryAgain();
  await feed.seeCards(3);
  await expect(link).toBeHidden();
});
