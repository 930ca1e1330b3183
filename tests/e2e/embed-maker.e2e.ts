/** The page that makes embeds: from a video to code that runs on another site, under the policy that is printed with it. */
import type { Video } from '@oshimado/contract';
import { embedMakerPath, embedTags } from '@oshimado/domain';
import { HostSite } from '../embeds/host-site';
import { sampleElements } from '../embeds/sample-elements';
import { EmbedMakerPage } from '../pages/embed-maker.page';
import { FramedElement } from '../pages/framed-element.page';
import { StrangersPage } from '../pages/strangers.page';
import { WatchPlayer } from '../pages/watch-player.page';
import { violationsOf } from '../support/axe';
import { makePlaylist } from '../support/make-playlist';
import { expect, test } from '../support/quiet-page';
import { shareOf } from '../support/share';

test('Share of a video leads to its embed, whose address holds every choice', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/v2/videos?limit=1&status=past&type=stream');
  const [video] = (await answer.json()) as readonly Video[];
  const { id = '', title = '' } = video ?? {};
  const maker = new EmbedMakerPage(page);
  await page.setViewportSize({ width: 1_280, height: 900 });

  await test.step('from the page of the video', async () => {
    const watch = new WatchPlayer(page);
    await watch.open(`/watch/${id}`);
    await watch.share('Embed');
    await maker.seeChosen('Player');
    await expect(maker.field('Video')).toHaveValue(id);
    await maker.seePreview(title);
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('another choice is in the address, and there after a reload', async () => {
    await maker.fill('Start at', '1:05');
    await expect(page).toHaveURL(/attr-start=1%3A05/);
    await maker.reload();
    await expect(maker.field('Start at')).toHaveValue('1:05');
    expect(await maker.code('HTML')).toContain(`video="${id}" start="1:05"`);
    await new FramedElement(page).seeWhole();
  });

  await test.step('the language of the embed leaves the page in its own', async () => {
    await maker.pick('Language', 'ja');
    await expect(page).toHaveURL(/attr-lang=ja/);
    await maker.reload();
    await expect(maker.html).toHaveAttribute('lang', 'en');
    expect(await maker.code('HTML')).toContain(' lang="ja"');
  });

  await test.step('an exact version is named with its digest, and is in the address', async () => {
    await maker.chooseExactVersion();
    await expect(page).toHaveURL(/version=exact/);
    expect(await maker.code('HTML')).toMatch(
      /\/\d+\.\d+\.\d+\/oshi-player\.js" integrity="sha384-[^"]{64}" crossorigin="anonymous">/,
    );
  });

  await test.step('an address becomes an id, and what cannot be read says so', async () => {
    await maker.fill('Video', `https://www.youtube.com/watch?v=${id}`);
    await maker.fill('Start at', 'later');
    await expect(maker.alert(/can’t be read/)).toBeVisible();
    expect(await maker.code('HTML')).toContain(`video="${id}"`);
  });

  await test.step('without a video nothing is loaded, and the page says what is missing', async () => {
    await maker.fill('Video', '');
    await expect(maker.missing).toBeVisible();
    await expect(maker.frames).toHaveCount(0);
  });

  await test.step('on a phone nothing is wider than the page', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await maker.overflow()).toBe(0);
  });
});

test('the code of each element runs on another site under the policy that is printed with it', async ({
  page,
  request,
}) => {
  const site = new HostSite();
  await site.open();
  const answer = await request.get('/api/v2/videos?limit=1&status=past&type=stream');
  const [video] = (await answer.json()) as readonly Video[];
  const id = video?.id ?? '';
  const playlist = await makePlaylist(request, { videos: [id] });
  const maker = new EmbedMakerPage(page);
  const stranger = new StrangersPage(page, site);
  const ids = { live: id, past: id, channel: video?.channel.id ?? '', playlist: playlist.id };
  for (const tag of shareOf(embedTags, 2))
    await test.step(tag, async () => {
      const attributes = sampleElements[tag].attributes(ids);
      await maker.open(embedMakerPath({ tag, attributes }));
      const [html, policy, iframe] = [
        await maker.code('HTML'),
        await maker.code('Security policy'),
        await maker.code('Iframe'),
      ];
      await stranger.open(html, policy);
      await stranger.seeDrawn(tag);
      // A page allows its own frames and, for their height, the script.
      const { origin } = new URL(/src="([^"]+)"/.exec(iframe)?.[1] ?? '');
      await stranger.open(iframe, `frame-src ${origin}; script-src ${origin}`);
      await new FramedElement(page).seeDrawn(tag);
    });
  await site.close();
});
