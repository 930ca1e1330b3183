/** `<oshi-chat>` on a stranger's page: fetched when it is seen, one socket for all, and closed when they are gone. */
import { readFile } from 'node:fs/promises';
import { OshiChat } from '../pages/oshi-chat.page';
import { OshiPlayer } from '../pages/oshi-player.page';
import { violationsOf } from '../support/axe';
import { eventually, quiet } from '../support/waits';
import { EMBED, expect, hostile, strictPolicy, test } from './embed-page';

const scripts = ['oshi-chat'];
const tag = (id: string, more = '') =>
  `<oshi-chat video="${id}" ${more}><a href="/watch">Read them</a></oshi-chat>`;

test('a chat is fetched when a closed part of the page is opened, and not before', async ({
  fan,
  live,
}) => {
  const chat = new OshiChat(fan);
  await fan.open(`<details><summary>Translations</summary>${tag(live.id)}</details>`, { scripts });
  await quiet(fan.page);
  expect(fan.filesRequested).toEqual(['/v1/oshi-chat.js']);
  await fan.unfold('Translations');
  await chat.seeConnected();
  await expect(fan.link('Read them')).toBeHidden();
  expect(await violationsOf(fan.page)).toEqual([]);
  expect(fan.socketsOpened).toBe(1);
  await test.step('stores nothing', () => fan.seeNothingStored());
});

test('two of them share one socket under a strict policy, which is closed when both are gone', async ({
  fan,
  live,
}) => {
  const [one, two] = [new OshiChat(fan), new OshiChat(fan, 1)];
  await fan.open(tag(live.id) + tag(live.id, 'languages="ja,en" theme="suisei light"'), {
    scripts: [...scripts, ...scripts],
    headers: strictPolicy(),
  });
  await one.seeConnected();
  await two.seeConnected();
  // A client that joins rooms much faster is taken for a flood.
  for (let round = 0; round < 3; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await fan.takeAway('oshi-chat', { comeBack: true });
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await two.seeConnected();
  }
  expect(fan.socketsOpened).toBe(1);
  await fan.takeAway('oshi-chat');
  await eventually('sockets are closed', () => fan.openSockets.size).toBe(0);
  expect(fan.refusals).toEqual([]);
});

test('the lines of a recording follow the player beside them, and move it', async ({
  fan,
  past,
}) => {
  const [chat, player] = [new OshiChat(fan), new OshiPlayer(fan)];
  await chat.useLines();
  const example = await readFile('packages/widgets/examples/oshi-player.html', 'utf8');
  await fan.openExample(example, { VIDEO_ID: past.id });
  await expect(chat.lines.first()).toBeVisible();
  await player.seeFrames(0);
  await chat.jumpTo('0:50');
  await player.seeFrames(1);
  await expect(chat.currentLine).toContainText('Line 5');
  await chat.jumpTo('0:30');
  await expect(chat.currentLine).toContainText('Line 3');
});

test('a hostile page without a player reads the lines of a recording', async ({ fan, past }) => {
  const chat = new OshiChat(fan);
  await chat.useLines();
  const reconnect = await fan.cutOff(`${EMBED}/api/v2/videos/${past.id}**`);
  await fan.open(tag(past.id, 'languages="en"'), {
    head: hostile('oshi-chat', '--oshi-color-text'),
    scripts,
  });

  await test.step('without a connection it says so, and goes on when there is one', async () => {
    await expect(chat.problem).toContainText('Couldn’t load this video');
    const notice = await chat.problem.boundingBox();
    expect((await chat.drawing.boundingBox())?.height).toBe(notice?.height);
    await fan.page.context().setOffline(true);
    await expect(chat.problem).toContainText('You’re offline');
    await expect(fan.link('Read them')).toBeVisible();
    await reconnect();
    await fan.page.context().setOffline(false);
    await expect(chat.lines.first()).toBeVisible();
  });

  await test.step('the page does not leak in, and its public variables do', async () => {
    await chat.seeOnlyOurStyles(chat.lines.first(), 'color');
  });

  await test.step('the page hears which second was chosen', async () => {
    await chat.jumpTo('0:30');
    expect(await fan.heard('oshi-jump')).toMatchObject([{ detail: { seconds: 30 } }]);
  });

  await test.step('changes of attributes take effect: languages, language and video', async () => {
    await chat.set({ languages: 'ja,ko' });
    await chat.seeLinesRequestedIn(['en', 'ja', 'ko']);
    await expect(chat.languageChoice).toHaveValue('');
    await chat.languageChoice.selectOption('es');
    await chat.seeLinesRequestedIn(['en', 'ja', 'ko', 'es']);
    await chat.set({ lang: 'ja' });
    await chat.seeLanguage('ja');
    await chat.set({ video: 'nobodyknows' });
    await expect(chat.problem).toContainText('この動画は存在しない');
  });
});
