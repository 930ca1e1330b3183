/** The example pages in a browser without scripts: the links inside the elements are all there is. */
import { readFile } from 'node:fs/promises';
import { FramedList } from '../pages/live-feed.page';
import { expect, test } from './embed-page';

const example = (name: string) => readFile(`packages/widgets/examples/${name}.html`, 'utf8');

test.use({ javaScriptEnabled: false });

test('links stand in the page without script', async ({ fan, past }) => {
  await test.step('of a live feed, with the list in a frame', async () => {
    await fan.openExample(await example('live-feed'));
    await expect(fan.link('Who is live at Hololive')).toBeVisible();
    const { links } = FramedList.in(fan.page);
    await expect(links.first()).toBeVisible();
    expect(await links.count()).toBeGreaterThanOrEqual(24);
  });

  await test.step('of a player and its translations', async () => {
    await fan.openExample(await example('oshi-player'), { VIDEO_ID: past.id });
    await expect(fan.link('Watch the stream')).toBeVisible();
    await expect(fan.link('Read the translations')).toBeVisible();
  });

  await test.step('of a multiview', async () => {
    await fan.openExample(await example('oshi-multiview'));
    await expect(fan.link('Watch the first stream')).toBeVisible();
    await expect(fan.link('Watch the second stream')).toBeVisible();
  });
});
