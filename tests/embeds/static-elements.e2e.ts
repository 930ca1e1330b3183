/** Elements as HTML without scripts, as a static site has them. */
import type { EmbedTag } from '@oshimado/contract';
import { embedTags, isStaticEmbed, staticEmbedPath } from '@oshimado/domain';
import { StaticElement } from '../pages/static-element.page';
import { violationsOf } from '../support/axe';
import { EMBED, expect, test } from './embed-page';
import { sampleElements } from './sample-elements';

test('elements that a generator fetches are whole, in one page with all of them', async ({
  fan,
  request,
  live,
  past,
  playlist,
}) => {
  const ids = { live: live.id, past: past.id, channel: live.channelId, playlist: playlist.id };
  const tags = embedTags.filter(isStaticEmbed);
  const bodies = await Promise.all(
    tags.map(async (tag) => {
      const attributes = sampleElements[tag].attributes(ids);
      const path = staticEmbedPath({ tag, attributes });
      const html = await (await request.get(EMBED + path)).text();
      return /<body>([^]*)<\/body>/.exec(html)?.[1] ?? '';
    }),
  );
  await fan.open(bodies.join(''), {
    headers: {
      'content-security-policy': `default-src 'none'; img-src ${EMBED}; style-src 'unsafe-inline'`,
    },
  });
  const drawn = (tag: EmbedTag) => new StaticElement(fan.page, tag);
  await expect(drawn('oshi-live-feed').cards).toHaveCount(3);
  await expect(drawn('oshi-player').text(live.title)).toBeVisible();
  await expect(drawn('oshi-video').text(live.title)).toBeVisible();
  await expect(drawn('oshi-channel').text(live.channel).first()).toBeVisible();
  await expect(drawn('oshi-playlist').cards).toHaveCount(2);
  await expect(drawn('oshi-clips').cards).toHaveCount(2);
  await expect(drawn('oshi-schedule').parts('day')).toHaveCount(1);
  await expect(drawn('oshi-search').field).toBeVisible();
  await expect(drawn('oshi-live-badge').text(/live/i).first()).toBeVisible();
  expect(fan.refusals).toEqual([]);
  expect(await violationsOf(fan.page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a search finds what is searched for', async ({ page, past }) => {
    const search = new StaticElement(page, 'oshi-search');
    await page.goto(`${EMBED}/embed/oshi-search.html?max=3`);
    await search.search(past.title);
    await expect(search.cards.first()).toBeVisible();
    await expect(search.field).toHaveValue(past.title);
  });
});
