/** Elements in frames, for pages that take no scripts. */
import { FramedElement } from '../pages/framed-element.page';
import { EMBED, expect, test } from './embed-page';

const frameOf = (path: string, more = '') =>
  `<iframe title="Oshimado" src="${EMBED}/embed/${path}" width="640" height="200" style="border:0" ${more}></iframe>`;
const grows = `<script async src="${EMBED}/v1/frame-height.js"></script>`;

test('a feed in a sandbox is as high as its cards, and leads out of the frame', async ({ fan }) => {
  const feed = new FramedElement(fan.page);
  await fan.open(
    frameOf('oshi-live-feed?org=Hololive&max=4', 'sandbox="allow-scripts allow-popups"'),
    { head: grows },
  );
  await expect(feed.cards).toHaveCount(4);
  await feed.seeWhole();
  expect(await feed.height()).toBeGreaterThan(300);
  await expect(feed.base).toHaveAttribute('target', '_blank');
  expect(fan.refusals).toEqual([]);
});

test('a feed in a frame scrolls where the page has no script, and becomes as high as its cards when one comes', async ({
  fan,
}) => {
  const feed = new FramedElement(fan.page);
  await fan.open(frameOf('oshi-live-feed?org=Hololive&max=4'));
  await expect(feed.cards).toHaveCount(4);
  expect(await feed.height()).toBe(200);
  await fan.page.addScriptTag({ url: `${EMBED}/v1/frame-height.js` });
  await feed.seeWhole();
  expect(await feed.height()).toBeGreaterThan(300);
});

test('a player in a sandbox without an origin, as WordPress writes one, is controlled by its element', async ({
  fan,
  past,
}) => {
  const framed = new FramedElement(fan.page);
  await fan.open(frameOf(`oshi-player?video=${past.id}`, 'sandbox="allow-scripts"'), {
    head: grows,
  });
  await framed.seeDrawn('oshi-player');
  await framed.pressPlay();
  await framed.seePlaying();
});

test('a player, a chat and a multiview are drawn in frames', async ({ fan, past, live }) => {
  const framed = new FramedElement(fan.page);

  await test.step('a player with the lines below its picture', async () => {
    await fan.open(frameOf(`oshi-player?video=${past.id}`), { head: grows });
    await framed.seeText(past.title);
    await framed.seeWhole();
  });

  await test.step('a chat as high as the frame', async () => {
    await fan.open(frameOf(`oshi-chat?video=${past.id}&languages=en`), { head: grows });
    await expect(framed.language).toBeVisible();
    expect(await framed.height()).toBe(200);
  });

  await test.step('a multiview', async () => {
    await fan.open(frameOf(`oshi-multiview?videos=${live.id},${past.id}`));
    await framed.seeText('Play all');
  });

  await test.step('what its address does not say', async () => {
    await fan.open(frameOf('oshi-player'));
    await framed.seeText('<oshi-player> shows nothing without video in the address of this frame.');
  });
  expect(fan.refusals).toEqual([]);
});
