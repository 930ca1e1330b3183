import { Comments } from '../../pages/comments.page';
import { WatchPlayer } from '../../pages/watch-player.page';
import { commentedStream } from '../../support/commented-stream';
import { expect, test } from '../../support/keys';

test('a stream is played, moved in, muted, and read along, in theater mode and without its chat', async ({
  page,
  keys,
}) => {
  const watch = new WatchPlayer(page);
  const comments = new Comments(page);
  const { id } = await commentedStream(page.request);
  await watch.open(`/watch/${id}`);
  await keys.tabTo(watch.poster, 'Enter');
  await watch.seePlaying();
  await keys.press('Space');
  await watch.seePaused();
  await keys.press('5');
  const half = Number(await watch.position.getAttribute('max')) / 2;
  await watch.seePosition(Math.floor(half));
  await keys.press('ArrowLeft');
  await watch.seePosition(Math.floor(half) - 5);
  await keys.press('m');
  await watch.seeMuted();

  await keys.tabTo(watch.theaterButton, 'Enter');
  await expect(watch.theaterButton).toHaveAttribute('aria-pressed', 'true');
  await keys.see(watch.theaterButton);
  await keys.press('Alt+t');
  await expect(watch.theaterButton).toHaveAttribute('aria-pressed', 'false');
  await expect(watch.chat).toBeVisible();
  await keys.tabTo(watch.button('Hide chat'), 'Enter');
  await expect(watch.chat).toHaveCount(0);
  await keys.see(watch.button('Show chat'));

  await keys.tabTo(comments.toggle, 'Enter');
  await keys.tabTo(comments.times.first(), 'Enter');
  await watch.seePlaying();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  test('what gets the focus beside the small player is not under it', async ({ page, keys }) => {
    const watch = new WatchPlayer(page);
    const { id } = await commentedStream(page.request);
    await watch.open(`/watch/${id}`);
    await keys.tabTo(watch.poster, 'Enter');
    await watch.seePlaying();
    await keys.command('g', 'h');
    await expect(watch.mini).toBeVisible();
    for (const at of [1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- one card after the other
      await keys.tabTo(watch.videoLink(watch.cards.nth(at)));
    }
  });
});
