/** `<oshi-multiview>` on a stranger's page: pictures until one is pressed, then the grid with its players, and gone without a trace. */
import { OshiMultiview } from '../pages/oshi-multiview.page';
import { violationsOf } from '../support/axe';
import { eventually, quiet } from '../support/waits';
import { expect, hostile, ROUNDS, strictPolicy, test } from './embed-page';

const scripts = ['oshi-multiview'];
const tag = (attributes: string) =>
  `<oshi-multiview ${attributes}><a href="/watch">Watch them</a></oshi-multiview>`;

interface Known {
  readonly id: string;
}
const videos = (...all: readonly Known[]) => `videos="${all.map(({ id }) => id).join()}"`;

test('a page has pictures that become players where they are', async ({ fan, live, past }) => {
  const multiview = new OshiMultiview(fan.page);
  await fan.open(tag(videos(live, past)), { scripts });
  await quiet(fan.page);

  await test.step('shows pictures and names, and loads no frame and no grid before one is pressed', async () => {
    await expect(multiview.picture(live.channel)).toBeVisible();
    await expect(multiview.picture(past.channel)).toBeVisible();
    await expect(fan.link('Watch them')).toBeHidden();
    expect(await violationsOf(fan.page)).toEqual([]);
    expect(fan.frames).toEqual([]);
    expect(fan.filesRequested.filter((path) => /grid|engine/.test(path))).toEqual([]);
  });

  await test.step('a page that asks for consent first keeps the platforms out', async () => {
    await fan.refuse('oshi-play');
    await multiview.play(live.channel);
    await multiview.press('Play all');
    expect(await fan.videosHeard('oshi-play')).toEqual([[live.id], [live.id, past.id]]);
    await expect(multiview.picture(live.channel)).toBeVisible();
    expect(fan.frames).toEqual([]);
    await fan.allow('oshi-play');
  });

  await test.step('the pressed one plays where its picture was; the other one keeps its own', async () => {
    const places = [await multiview.place(live.channel), await multiview.place(past.channel)];
    await multiview.play(live.channel);
    await expect(multiview.playerOf(live.channel)).toHaveCount(1);
    expect([await multiview.place(live.channel), await multiview.place(past.channel)]).toEqual(
      places,
    );
    await expect(multiview.cell(live.channel)).toBeFocused();
    await expect(multiview.pictureInCell(past.channel)).toBeVisible();
    expect(fan.frames).toEqual(['/v1/player.html']);
    expect(await violationsOf(fan.page)).toEqual([]);
    expect(await fan.videosHeard('oshi-ready')).toEqual([[live.id, past.id]]);
    expect((await fan.videosHeard('oshi-play')).at(-1)).toEqual([live.id]);
  });

  await test.step('a cell of the grid asks for consent as well', async () => {
    await fan.refuse('oshi-play');
    await multiview.playInCell(past.channel);
    expect((await fan.videosHeard('oshi-play')).at(-1)).toEqual([past.id]);
    await expect(multiview.pictureInCell(past.channel)).toBeVisible();
    await multiview.seePlayers(1);
    await fan.allow('oshi-play');
  });

  await test.step('another language and no bar leave what plays', async () => {
    await multiview.set({ lang: 'ja', controls: 'off' });
    await multiview.seeInnerLanguage('ja');
    await expect(multiview.bar).toHaveCount(0);
    await multiview.seePlayers(1);
  });

  await test.step('other videos are pictures again', async () => {
    await multiview.set({ lang: 'en', videos: past.id });
    await expect(multiview.picture(past.channel)).toBeVisible();
    await multiview.seePlayers(0);
  });
});

test('a visitor arranges the cells and moves all players at once', async ({ fan, live, past }) => {
  const multiview = new OshiMultiview(fan.page);
  await fan.cutOff('**/v1/mount-oshi-multiview-grid.js');
  await fan.open(tag(videos(live, past)), { scripts });

  await test.step('the players are fetched again after a failure', async () => {
    await multiview.play(live.channel);
    await expect(multiview.problem).toContainText('Couldn’t load');
    await multiview.play(live.channel);
    await multiview.seePlayers(1);
  });

  await test.step('cells are arranged by keys, and a removed one comes back', async () => {
    await multiview.arrange(past.channel, ['Space', 'Shift+ArrowUp', 'Space']);
    await expect(multiview.cell(past.channel)).toHaveCSS('grid-row', /1 \/ span 24/);
    await multiview.press(`Remove ${past.channel}`);
    await expect(multiview.cell(past.channel)).toHaveCount(0);
    await multiview.press('Undo');
    await expect(multiview.cell(past.channel)).toBeVisible();
  });

  await test.step('the bar plays, pauses and mutes all of them', async () => {
    await multiview.press('Play all');
    await multiview.seePlayers(2);
    await expect(multiview.handles).toHaveCount(0);
    await multiview.press('Pause all');
    await expect(multiview.handles).toHaveCount(2);
    await multiview.press('Mute all');
    for (const { channel } of [live, past])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(multiview.button(`Unmute ${channel}`)).toBeVisible();
    await multiview.press('Play all');
    await expect(multiview.handles).toHaveCount(0);
    await multiview.seePlayers(2);
  });
});

test('a multiview works twice on a page under a strict policy without a single report', async ({
  fan,
  live,
  past,
}) => {
  const [one, two] = [new OshiMultiview(fan.page), new OshiMultiview(fan.page, 1)];
  const more = `${videos(past)} chat theme="suisei light" lang="ja"`;
  await fan.open(tag(videos(live, past)) + tag(more), {
    scripts: [...scripts, ...scripts],
    headers: strictPolicy(),
  });
  await one.play(live.channel);
  await one.seePlayers(1);
  await two.seePlayers(0);
  await two.playOnlyOne();
  // A player, and the chat beside it or why there is none.
  await two.seePlayers(1);
  await expect(two.chats).toBeVisible();
  expect(fan.refusals).toEqual([]);
});

test(`a hostile page removes it and puts it back ${ROUNDS} times without a player that is left behind`, async ({
  fan,
  live,
  past,
}) => {
  const multiview = new OshiMultiview(fan.page);
  const tall = '<style>oshi-multiview { block-size: 500px }</style>';
  await fan.open(tag(videos(live, past)), {
    head: hostile('oshi-multiview', '--oshi-color-surface') + tall,
    scripts,
  });

  await test.step('the page does not leak in, and its public variables do', async () => {
    await expect(multiview.picture(live.channel)).toBeVisible();
    await multiview.seeOnlyOurStyles(multiview.bar, 'background-color');
    await multiview.play(live.channel);
    await expect(multiview.playerOf(live.channel)).toBeVisible();
    await multiview.seeOnlyOurStyles(multiview.bar, 'background-color');
    const [, , , height] = await multiview.place(live.channel);
    expect(height).toBeGreaterThan(300);
    await fan.seeListeningPlayers(1);
    await multiview.leaveAndComeBack();
  });

  await expect(multiview.picture(live.channel)).toBeVisible();
  const drawn = await multiview.contents();
  for (let round = 1; round < ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await multiview.play(live.channel);
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await fan.seeListeningPlayers(1);
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await multiview.leaveAndComeBack();
  }

  await test.step('nothing is left of it', async () => {
    await expect(multiview.picture(live.channel)).toBeVisible();
    await fan.seeListeningPlayers(0);
    expect(fan.page.frames()).toHaveLength(1);
    expect(await multiview.contents()).toEqual(drawn);
  });
});

test('a layout or videos that cannot be read are named in words, and the link stays', async ({
  fan,
  live,
  past,
}) => {
  const bad = [
    ['layout="??YY,AA"', 'Part 1 has a character'],
    [`layout="${'AAYY,'.repeat(2_000)}"`, 'It’s too long.'],
    ['videos="nonsense"', 'isn’t a link to a video'],
    ['videos=","', 'no cells'],
  ] as const;
  const good = new OshiMultiview(fan.page, bad.length);
  await fan.page.setViewportSize({ width: 800, height: 3_000 });
  await fan.open(
    bad.map(([attributes]) => tag(attributes)).join('') +
      tag(videos({ id: 'nonsense' }, live, past)),
    { scripts },
  );
  for (const [nth, [, words]] of bad.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(new OshiMultiview(fan.page, nth).problem).toContainText(words);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(fan.link('Watch them').nth(nth)).toBeVisible();
  }
  await expect(good.picture(live.channel)).toBeVisible();
  expect(fan.warnings).toEqual([expect.stringContaining('nonsense')]);
  const codes = await fan.codes();
  expect(codes).toHaveLength(4);
  expect(new Set(codes)).toEqual(new Set(['layout', 'videos']));
  expect(await violationsOf(fan.page)).toEqual([]);

  await test.step('stays within a narrow page from right to left, one cell at a time', async () => {
    await fan.narrow();
    await good.play(past.channel);
    await good.seePlayers(1);
    // The one that was pressed.
    await good.seeCellNumber('2 of 2');
    await expect(good.players).toBeInViewport();
    await fan.seeNoOverflow();
  });
});

test('inside two frames Twitch gets the names of all pages around it', async ({ fan }) => {
  const asked: string[] = [];
  await fan.page.route('https://player.twitch.tv/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: 'player' });
  });
  const on = (host: string, address: string) => address.replace('localhost', host);
  const around = (address: string) =>
    `<iframe title="inside" src="${address}" width="900" height="600"></iframe>`;
  const inner = on('127.0.0.1', fan.write('/inner', tag('videos="twitch:someone"'), { scripts }));
  const middle = on('fans.localhost', fan.write('/middle', around(inner)));
  await fan.open(around(middle));
  await new OshiMultiview(fan.innerFrame).play('someone');
  await eventually('the player of Twitch is asked for', () => asked.length).toBe(1);
  const { searchParams } = new URL(asked[0] ?? '');
  expect(searchParams.get('channel')).toBe('someone');
  expect(searchParams.getAll('parent')).toEqual(['127.0.0.1', 'fans.localhost', 'localhost']);
});
