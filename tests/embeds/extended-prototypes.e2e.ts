/** Elements on a page whose scripts have extended what all objects are made of, as old libraries do. */
import { EmbedElement } from '../pages/embed-element.page';
import { OshiChat } from '../pages/oshi-chat.page';
import { OshiMultiview } from '../pages/oshi-multiview.page';
import { OshiPlayer } from '../pages/oshi-player.page';
import { quiet } from '../support/waits';
import { expect, test } from './embed-page';

/** Enumerable, so that every `for … in` meets them. */
const EXTENSIONS = `<script>
  Object.prototype.intruder = function () { return 'intruder'; };
  Object.prototype.intruding = 'intruder';
  Array.prototype.intrude = function () { return 'intruder'; };
  String.prototype.intrude = Function.prototype.intrude = Array.prototype.intrude;
</script>`;

test('elements work on a page that extends the prototypes, and nothing of it is sent', async ({
  fan,
  live,
  past,
}) => {
  const sent: string[] = [];
  fan.page.on('request', (request) => {
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  fan.page.on('websocket', (socket) => {
    sent.push(socket.url());
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
  });
  const [chat, player] = [new OshiChat(fan), new OshiPlayer(fan)];
  const feed = new EmbedElement(fan.page, 'oshi-live-feed', 'feed');
  const multiview = new OshiMultiview(fan.page);
  await fan.open(
    `<oshi-live-feed org="Hololive" max="6" theme="suisei"></oshi-live-feed><oshi-player video="${past.id}"></oshi-player>
    <oshi-chat video="${live.id}"></oshi-chat><oshi-multiview videos="${past.id},${live.id}"></oshi-multiview>`,
    { scripts: ['live-feed', 'oshi-player', 'oshi-chat', 'oshi-multiview'], head: EXTENSIONS },
  );
  await feed.scrollTo();
  await feed.seePhase('shown');
  await player.scrollTo();
  await player.pressPlay();
  await player.seePaused(false);
  await chat.scrollTo();
  await chat.seeConnected();
  await multiview.scrollTo();
  await multiview.seePhase('shown');
  await multiview.press('Play all');
  await multiview.seePlayers(2);
  await quiet(fan.page);
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((text) => /intrud/.test(text))).toEqual([]);
  expect(fan.warnings).toEqual([]);
});
