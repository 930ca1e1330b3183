/** Effects of other tabs, and of a session event sent twice, on the current playlist. */
import { expect, it } from 'vitest';
import { a, b, c, mine, startMine } from '../testing/started-playlist';

it('what another tab edits during a save is kept, and is unsaved', async () => {
  const list = startMine();
  list.actor.send({ type: 'video.move', from: 0, to: 1 });
  list.actor.send({ type: 'playlist.save' });
  list.actor.send({
    type: 'playlist.replaced',
    playlist: { ...mine, videos: [b, a, c] },
    savedContent: mine,
  });
  await list.last('savePlaylist').answer({ id: 7 });
  expect([list.status(), list.ids()]).toEqual(['unsaved', ['b', 'a', 'c']]);
  expect(list.emitted).not.toContainEqual({ type: 'edit.refused', code: 'busy' });
});

it('the event of the same viewer again changes nothing', async () => {
  const list = startMine();
  list.actor.send({ type: 'video.add', video: c });
  list.actor.send({ type: 'playlist.save' });
  list.actor.send({ type: 'membership.change', playlistId: 9, video: c, contains: true });
  list.actor.send({ type: 'viewer.changed', viewerId: '1' });
  expect(list.calls().map(({ signal }) => signal.aborted)).toEqual([false, false]);
  await list.last('savePlaylist').answer({ id: 7 });
  expect(list.status()).toBe('saved');
});

it('a newer version of the active playlist replaces it when nothing is unsaved', () => {
  const list = startMine();
  list.actor.send({ type: 'playlist.open', playlist: { ...mine, videos: [c] } });
  expect([list.status(), list.ids()]).toEqual(['saved', ['c']]);
  list.actor.send({ type: 'video.add', video: a });
  list.actor.send({ type: 'playlist.open', playlist: mine });
  expect(list.status()).toBe('asking');
});
