/** Several elements on one page: one script registers them all, and they share what they draw with. */
import { EmbedElement } from '../pages/embed-element.page';
import { LiveFeed } from '../pages/live-feed.page';
import { eventually } from '../support/waits';
import { expect, test } from './embed-page';

test('one script is enough for all elements, also for those that come later, and no file comes twice', async ({
  fan,
  live,
  past,
}) => {
  const elementOf = (tag: string) => new EmbedElement(fan.page, tag, 'any');
  await fan.open(
    `<oshi-live-feed max="2"></oshi-live-feed><oshi-player video="${past.id}"></oshi-player>`,
    { scripts: ['oshi'] },
  );
  await new LiveFeed(fan).seeCards(2);
  await elementOf('oshi-player').scrollTo();
  await elementOf('oshi-player').seePhase('shown');
  const shared = () => fan.filesRequested.filter((path) => path.endsWith('/shared.js'));
  const sharedBefore = shared();
  expect(sharedBefore).not.toEqual([]);

  await test.step('elements that a script of the page adds', async () => {
    await fan.add(
      `<oshi-chat video="${live.id}"></oshi-chat><oshi-live-feed max="1"></oshi-live-feed>`,
    );
    await elementOf('oshi-chat').scrollTo();
    await elementOf('oshi-chat').seePhase('shown');
    const second = new LiveFeed(fan, 1);
    await second.scrollTo();
    await second.seeCards(1);
  });

  // What a live chat fetches later is beside the script of all tags, not beside what draws.
  await eventually('the chat is connected by a script', () =>
    fan.filesRequested.filter((path) => path.includes('chat-connection')),
  ).toEqual(['/v1/oshi-chat-connection.js']);
  const scripts = fan.filesRequested.filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBe(new Set(scripts).size);
  expect(shared().slice(0, sharedBefore.length)).toEqual(sharedBefore);
});

test('an element whose shared files are gone with another build is drawn all the same, without a failure', async ({
  fan,
}) => {
  await fan.cutOff('**/v1/hashed/*/shared.js');
  await fan.open('<oshi-live-feed max="2"></oshi-live-feed>', { scripts: ['oshi'] });
  await new LiveFeed(fan).seeCards(2);
  await fan.seeCodes([]);
  expect(fan.filesRequested).toContain('/v1/mount-live-feed.js');
});
