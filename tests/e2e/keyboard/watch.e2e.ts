import { commentedStream } from '../../support/commented-stream';
import { WatchPage } from '../../pages/watch.page';
import { expect, test } from '../../support/keys';

test('a stream is played, moved in, muted, and read along, in theater mode and without its chat', async ({
  page,
  keys,
}) => {
  const watch = new WatchPage(page);
  const { id } = await commentedStream(page.request);
  await watch.open(`/watch/${id}`);
  await keys.tabTo(watch.poster, 'Enter');
  await expect(watch.screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  await keys.press('Space');
  await expect(watch.screen.getByRole('button', { name: 'Play' })).toBeVisible();
  await keys.press('5');
  const half = Number(await watch.position.getAttribute('max')) / 2;
  await watch.seePosition(Math.floor(half));
  await keys.press('ArrowLeft');
  await watch.seePosition(Math.floor(half) - 5);
  await keys.press('m');
  await expect(watch.screen.getByRole('button', { name: 'Unmute' })).toBeVisible();

  const theater = watch.toolbar.getByRole('button', { name: /^Theater/ });
  await keys.tabTo(theater, 'Enter');
  await expect(theater).toHaveAttribute('aria-pressed', 'true');
  await keys.see(theater);
  await keys.press('Alt+t');
  await expect(theater).toHaveAttribute('aria-pressed', 'false');
  const chat = page.getByRole('region', { name: 'Chat' });
  await expect(chat).toBeVisible();
  await keys.tabTo(watch.toolbar.getByRole('button', { name: 'Hide chat' }), 'Enter');
  await expect(chat).toHaveCount(0);
  await keys.see(watch.toolbar.getByRole('button', { name: 'Show chat' }));

  const comments = watch.main.getByRole('button', { name: /^Comments \(/ });
  await keys.tabTo(comments, 'Enter');
  const jump = watch.main.getByRole('listitem').getByRole('button', { name: /^Jump to / });
  await keys.tabTo(jump.first(), 'Enter');
  await expect(watch.screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});
