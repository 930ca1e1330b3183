/** `<oshi-player>` on a stranger's page: a picture until it is pressed, then the player, and gone without a trace. */
import { OshiPlayer } from '../pages/oshi-player.page';
import { violationsOf } from '../support/axe';
import { quiet } from '../support/waits';
import { CALLS, EMBED, expect, hostile, ROUNDS, strictPolicy, test } from './embed-page';

const scripts = ['oshi-player'];
const tag = (id: string, more = '') =>
  `<oshi-player video="${id}" ${more}><a href="/watch">Watch it</a></oshi-player>`;

test('a page has a player that it moves, hears and changes', async ({ fan, live, past }) => {
  const player = new OshiPlayer(fan);
  await fan.open(tag(past.id, 'start="1:05"'), { scripts });
  await quiet(fan.page);

  await test.step('shows title, channel and length, and loads no frame before it is pressed', async () => {
    await expect(player.playButton).toBeVisible();
    await expect(player.link(past.title)).toHaveAttribute('href', `${EMBED}/watch/${past.id}`);
    await expect(player.link(past.channel)).toBeVisible();
    await expect(player.caption).toContainText(/\d:\d\d/);
    await expect(fan.link('Watch it')).toBeHidden();
    expect(await violationsOf(fan.page)).toEqual([]);
    expect(fan.frames).toEqual([]);
  });

  await test.step('a page that asks for consent first keeps the platform out', async () => {
    await fan.refuse('oshi-play');
    await player.pressPlay();
    await expect(player.playButton).toBeVisible();
    expect(await fan.heard('oshi-play')).toHaveLength(1);
    expect(fan.frames).toEqual([]);
    await fan.allow('oshi-play');
  });

  await test.step('plays from its start once it is pressed', async () => {
    await player.pressPlay();
    await player.seeSecond(65);
    await player.seePaused(false);
    expect(fan.frames).toEqual(['/v1/player.html']);
  });

  await test.step('the page pauses and moves it, and hears of it', async () => {
    await player.pause();
    await player.seePaused(true);
    await player.seek(20);
    await player.seeSecond(20);
    expect(await player.duration()).toBeGreaterThan(20);
    const types = (await fan.heard()).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['oshi-ready', 'oshi-play', 'oshi-change']));
  });

  await test.step('stays within a narrow page from right to left', () => fan.narrow());

  await test.step('another language leaves what plays', async () => {
    await player.set({ lang: 'ja' });
    await player.seeLanguage('ja');
    await player.seeFrames(1);
  });

  await test.step('another video is a picture again, which the page plays', async () => {
    await player.set({ lang: 'en', video: live.id });
    await expect(player.link(live.title)).toBeVisible();
    await player.seeFrames(0);
    await player.play();
    await player.seePaused(false);
    await player.seeFrames(1);
  });
});

test('a player works twice on a page under a strict policy without a single report', async ({
  fan,
  live,
  past,
}) => {
  const [one, two] = [new OshiPlayer(fan), new OshiPlayer(fan, 1)];
  await fan.open(tag(live.id) + tag(past.id, 'theme="suisei light" lang="ja"'), {
    scripts: [...scripts, ...scripts],
    headers: strictPolicy(),
  });
  await one.pressPlay();
  await one.seeFrames(1);
  await two.seeFrames(0);
  await two.pressPlay();
  await two.seeFrames(1);
  await one.seePaused(false);
  expect(fan.refusals).toEqual([]);
});

test(`a hostile page removes it and puts it back ${ROUNDS} times without a player that is left behind`, async ({
  fan,
  past,
}) => {
  const player = new OshiPlayer(fan);
  await fan.open(tag(past.id), { head: hostile('oshi-player', '--oshi-color-text'), scripts });

  await test.step('the page does not leak in, and its public variables do', async () => {
    await expect(player.playButton).toBeVisible();
    await player.seeOnlyOurStyles(player.title, 'color');
  });

  const drawn = await player.contents();
  for (let round = 0; round < ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await player.pressPlay();
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await fan.seeListeningPlayers(1);
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    if (round === 0) await player.seePaused(false);
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await player.leaveAndComeBack();
  }

  await test.step('nothing is left of it', async () => {
    await expect(player.playButton).toBeVisible();
    await fan.seeListeningPlayers(0);
    expect(fan.page.frames()).toHaveLength(1);
    expect(await player.contents()).toEqual(drawn);
  });
});

test('a player says in words what went wrong, leaves the link and tries again on request', async ({
  fan,
  past,
}) => {
  const player = new OshiPlayer(fan);
  await fan.open(tag('nobodyknows'), { scripts });

  await test.step('a video that the server does not know', async () => {
    await expect(player.problem).toContainText('This video doesn’t exist');
    await expect(fan.link('Watch it')).toBeVisible();
    expect(await violationsOf(fan.page)).toEqual([]);
    expect(await fan.codes()).toEqual(['missing']);
  });

  await test.step('an unreachable server', async () => {
    const reconnect = await fan.cutOff(CALLS);
    await player.set({ video: past.id });
    await expect(player.retry).toBeVisible();
    await expect(fan.link('Watch it')).toBeVisible();
    await reconnect();
    await player.tryAgain();
    await expect(player.playButton).toBeVisible();
    await expect(fan.link('Watch it')).toBeHidden();
  });

  await test.step('what moves the player is fetched again', async () => {
    await fan.cutOff('**/v1/oshi-player-engine.js');
    await player.pressPlay();
    await player.tryAgain();
    await player.seePaused(false);
  });
});
