/** Elements on a page that is isolated from other sites, as pages with threads in WebAssembly are: it embeds only what agrees to that. */
import { EmbedElement } from '../pages/embed-element.page';
import { OshiPlayer } from '../pages/oshi-player.page';
import { expect, test } from './embed-page';

const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

test('an isolated page shows elements, their pictures and players', async ({ fan, past, live }) => {
  const blocked: string[] = [];
  fan.page.on('requestfailed', (request) => blocked.push(request.url()));
  const player = new OshiPlayer(fan);
  const feed = new EmbedElement(fan.page, 'oshi-live-feed', 'feed');
  const chat = new EmbedElement(fan.page, 'oshi-chat', 'chat');
  await fan.open(
    `<oshi-player video="${past.id}"></oshi-player><oshi-live-feed max="3"></oshi-live-feed><oshi-chat video="${live.id}"></oshi-chat>`,
    { scripts: ['oshi'], headers: ISOLATED },
  );
  expect(await fan.page.evaluate(() => crossOriginIsolated)).toBe(true);
  await feed.scrollTo();
  await feed.seePhase('shown');
  await player.pressPlay();
  await player.seePaused(false);
  await chat.scrollTo();
  await chat.seePhase('shown');
  expect(blocked).toEqual([]);
});
