/** Elements go on while the browser translates them: after each change they say what those beside them say that are not translated. */
import type { EmbedElement } from '../pages/embed-element.page';
import type { FanPage } from '../pages/fan.page';
import { LiveFeed } from '../pages/live-feed.page';
import { OshiChat } from '../pages/oshi-chat.page';
import { OshiMultiview } from '../pages/oshi-multiview.page';
import { OshiPlayer } from '../pages/oshi-player.page';
import { inTurn } from '../support/share';
import { translate, WAYS } from '../support/translator';
import { CALLS, expect, test } from './embed-page';

/** An element that is translated, and the same one that is not. */
const twins = (tag: string) => `<div>${tag}</div><div translate="no">${tag}</div>`;

/** Does the same to both, and sees that the first one is the translation of the other afterwards. */
const bothOf =
  <Element extends EmbedElement>(translated: Element, original: Element) =>
  async (act: (one: Element) => Promise<void>) => {
    await act(translated);
    await act(original);
    await translated.seeTranslationOf(original);
  };

/** A board is asked for again after this time. */
const LATER_SECONDS = 600;

/** Changes all that a feed says, and sees it go on. */
async function changeFeed(fan: FanPage, feed: LiveFeed, original: LiveFeed) {
  const both = bothOf(feed, original);

  await test.step('more and fewer cards, of others', async () => {
    await both((one) => one.set({ max: '9' }));
    await both((one) => one.seeCards(9));
    await both((one) => one.set({ max: '3', theme: 'light' }));
    await both((one) => one.seeCards(3));
    await both((one) => one.set({ org: 'Nijisanji', max: '6' }));
    await both((one) => one.seeCards(6));
  });

  await test.step('more viewers, at a later time', async () => {
    await feed.useViewers(76_500);
    await fan.letTimePass(LATER_SECONDS);
    await original.seeViewers('76.5K');
    await both((one) => one.seeCards(6));
  });

  await test.step('another language, and the first one again', async () => {
    await both((one) => one.set({ lang: 'ja' }));
    await both((one) => one.seeLanguage('ja'));
    await both((one) => one.set({ lang: 'en' }));
    await both((one) => one.seeLanguage('en'));
  });

  await test.step('a server that is away and comes back', async () => {
    const reconnect = await fan.cutOff(CALLS);
    await fan.letTimePass(LATER_SECONDS);
    await expect(original.retry).toBeVisible();
    await feed.seeSameAs(original);
    await reconnect();
    await feed.tryAgain();
    await expect(original.retry).toBeHidden();
    await feed.seeTranslationOf(original);
  });

  await test.step('nobody, and then everybody', async () => {
    await both((one) => one.set({ org: 'Nobody' }));
    await both((one) => one.seeCards(0));
    await both((one) => one.set({ org: '', max: '5' }));
    await both((one) => one.seeCards(5));
  });
}

for (const way of inTurn(WAYS, 0)) {
  test(`a live feed goes on with a translator that works in the way “${way}”`, async ({ fan }) => {
    const [feed, original] = [new LiveFeed(fan), new LiveFeed(fan, 1)];
    const tag = '<oshi-live-feed org="Hololive" lang="en" max="4"></oshi-live-feed>';
    await feed.useViewers(1_000);
    await fan.open(twins(tag), { scripts: ['live-feed'] });
    await feed.seeCards(4);
    await translate(fan.page, way);
    await feed.seeTranslationOf(original);
    await changeFeed(fan, feed, original);
  });
}

test('a live feed goes on that is drawn on a translated page', async ({ fan }) => {
  const [feed, original] = [new LiveFeed(fan), new LiveFeed(fan, 1)];
  const link = '<a href="/schedule">Our schedule</a>';
  const tag = `<oshi-live-feed org="Hololive" lang="en" max="4">${link}</oshi-live-feed>`;
  const drawing = await fan.holdBack('**/v1/mount-live-feed.js*');
  await fan.open(twins(tag), { scripts: ['live-feed'] });
  await translate(fan.page);
  await drawing.release();
  await feed.seeCards(4);
  await feed.seeTranslationOf(original);
  await changeFeed(fan, feed, original);
});

test('a player goes on with its caption, its failures and another video', async ({
  fan,
  live,
  past,
}) => {
  const [player, original] = [new OshiPlayer(fan), new OshiPlayer(fan, 1)];
  const both = bothOf(player, original);
  await fan.open(twins(`<oshi-player video="${live.id}" lang="en"></oshi-player>`), {
    scripts: ['oshi-player'],
  });
  await expect(player.playButton).toBeVisible();
  await translate(fan.page);
  await player.seeTranslationOf(original);

  await test.step('another video, and one that nobody knows', async () => {
    await both((one) => one.set({ video: past.id }));
    await player.set({ video: 'nobodyknows' });
    await original.set({ video: 'nobodyknows' });
    await expect(player.problem).toContainText('This video doesn’t exist');
    await player.seeSameAs(original);
    await both((one) => one.set({ video: live.id }));
  });

  await test.step('it plays, and the caption changes its language', async () => {
    await both(async (one) => {
      await one.play();
      await one.seeFrames(1);
    });
    await both((one) => one.set({ lang: 'ja' }));
    await both((one) => one.seeLanguage('ja'));
    await both((one) => one.set({ lang: 'en' }));
    await both((one) => one.seeLanguage('en'));
  });
});

test('translations go on with their lines, languages and connection', async ({ fan, past }) => {
  const [chat, original] = [new OshiChat(fan), new OshiChat(fan, 1)];
  const both = bothOf(chat, original);
  await chat.useLines();
  await fan.open(twins(`<oshi-chat video="${past.id}" lang="en"></oshi-chat>`), {
    scripts: ['oshi-chat'],
  });
  await expect(chat.lines.first()).toBeVisible();
  await translate(fan.page);
  await chat.seeTranslationOf(original);

  await test.step('other languages of lines and sentences', async () => {
    await both(async (one) => {
      await one.languageChoice.selectOption('es');
    });
    await both((one) => one.set({ languages: 'ja,ko' }));
    await both((one) => one.set({ lang: 'ja' }));
    await both((one) => one.seeLanguage('ja'));
    await both((one) => one.set({ lang: 'en', languages: 'en' }));
    await both((one) => one.seeLanguage('en'));
  });

  await test.step('a video that nobody knows, and the former one', async () => {
    await chat.set({ video: 'nobodyknows' });
    await original.set({ video: 'nobodyknows' });
    await expect(chat.problem).toContainText('This video doesn’t exist');
    await chat.seeSameAs(original);
    await both((one) => one.set({ video: past.id }));
    await expect(chat.lines.first()).toBeVisible();
  });
});

test('a multiview goes on from its pictures to its players', async ({ fan, live, past }) => {
  const [multiview, original] = [new OshiMultiview(fan.page), new OshiMultiview(fan.page, 1)];
  const both = bothOf(multiview, original);
  const tag = `<oshi-multiview videos="${live.id},${past.id}" lang="en"></oshi-multiview>`;
  await fan.open(twins(tag), { scripts: ['oshi-multiview'] });
  await expect(multiview.picture(live.channel)).toBeVisible();
  await translate(fan.page);
  await multiview.seeTranslationOf(original);

  await test.step('another language, while there are pictures', async () => {
    await both((one) => one.set({ lang: 'ja' }));
    await both((one) => one.seeLanguage('ja'));
    await both((one) => one.set({ lang: 'en' }));
    await both((one) => one.seeLanguage('en'));
  });

  await test.step('a player, and a cell that is removed and comes back', async () => {
    await both(async (one) => {
      await one.play(live.channel);
      await one.seePlayers(1);
    });
    await both((one) => one.press(`Remove ${past.channel}`));
    await both((one) => one.press('Undo'));
    await both((one) => one.press('Mute all'));
  });

  await test.step('another language, while it plays', async () => {
    await both((one) => one.set({ lang: 'ja' }));
    await both((one) => one.seeInnerLanguage('ja'));
  });
});
