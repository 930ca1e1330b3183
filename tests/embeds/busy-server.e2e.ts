/** Elements whose server refuses calls for a while because there were too many. */
import { EmbedElement } from '../pages/embed-element.page';
import { LiveFeed } from '../pages/live-feed.page';
import { violationsOf } from '../support/axe';
import { CALLS, expect, test } from './embed-page';

const LINK = '<a href="/elsewhere">Elsewhere</a>';

const elements = [
  { tag: 'oshi-live-feed', script: 'live-feed', part: 'feed', attributes: () => 'max="2"' },
  {
    tag: 'oshi-player',
    script: 'oshi-player',
    part: 'player',
    attributes: (id: string) => `video="${id}"`,
  },
  {
    tag: 'oshi-chat',
    script: 'oshi-chat',
    part: 'chat',
    attributes: (id: string) => `video="${id}"`,
  },
  { tag: 'oshi-clips', script: 'oshi-clips', part: 'clips', attributes: () => 'max="2"' },
  { tag: 'oshi-schedule', script: 'oshi-schedule', part: 'schedule', attributes: () => 'days="1"' },
  {
    tag: 'oshi-multiview',
    script: 'oshi-multiview',
    part: 'multiview',
    attributes: (id: string) => `videos="${id}"`,
    // Its videos can be played without what the server knows of them.
    isShown: true,
  },
];

for (const { tag, script, part, attributes, isShown = false } of elements) {
  test(`<${tag}> says that the server is busy, counts down, and tries again then`, async ({
    fan,
    past,
  }) => {
    const element = new EmbedElement(fan.page, tag, part);
    const accept = await fan.refuseCalls(CALLS, 20);
    await fan.open(`<${tag} ${attributes(past.id)}>${LINK}</${tag}>`, { scripts: [script] });
    await expect(element.problem).toContainText('The server is busy');
    await expect(element.problem).toContainText(/Trying again in (20|1\d) seconds/);
    await element.seePhase(isShown ? 'shown' : 'failed');
    await expect(fan.link('Elsewhere')).toBeVisible({ visible: !isShown });
    expect(await violationsOf(fan.page)).toEqual([]);
    expect(await fan.codes()).toEqual(['busy']);
    const calls = () => fan.filesRequested.filter((path) => path.startsWith('/api/')).length;
    expect(calls()).toBe(1);

    await test.step('counts again after another refusal', async () => {
      await fan.letTimePass(20);
      await fan.seeCodes(['busy', 'busy']);
      await expect(element.problem).toContainText(/Trying again in (20|1\d) seconds/);
      expect(calls()).toBe(2);
    });

    await test.step('is drawn once the server takes calls', async () => {
      await accept();
      await fan.letTimePass(20);
      await element.seePhase('shown');
      await expect(element.problem).toHaveCount(0);
    });
  });
}

test('a chat whose lines are refused says so over them, and loads them then', async ({
  fan,
  past,
}) => {
  const chat = new EmbedElement(fan.page, 'oshi-chat', 'chat');
  const accept = await fan.refuseCalls('**/api/v2/videos/*/chats**', 20);
  await fan.open(`<oshi-chat video="${past.id}"></oshi-chat>`, { scripts: ['oshi-chat'] });
  await expect(chat.countdown).toContainText('The server is busy');
  await accept();
  await fan.letTimePass(20);
  await expect(chat.countdown).toHaveCount(0);
});

test('a board that is drawn stays while the server is busy, and is loaded again then', async ({
  fan,
}) => {
  const feed = new LiveFeed(fan);
  await fan.open('<oshi-live-feed max="2"></oshi-live-feed>', { scripts: ['live-feed'] });
  await feed.seePhase('shown');
  const accept = await fan.refuseCalls(CALLS, 20);
  await fan.letTimePass(121);
  await expect(feed.problem).toContainText('The server is busy');
  await feed.seeCards(2);
  await accept();
  await fan.letTimePass(20);
  await expect(feed.problem).toHaveCount(0);
  await feed.seeCards(2);
});
