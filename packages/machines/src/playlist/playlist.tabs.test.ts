/** Effects of other tabs and devices, and of a session event sent twice, on the current playlist. */
import { describe, expect, it } from 'vitest';
import { listed } from '../testing/playlist-videos';
import { a, b, c, mine, start, startMine, theirs } from '../testing/started-playlist';
import { emptyPlaylist } from './playlist.rules';

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

const startNew = () =>
  start({ viewerId: '1', playlist: { ...emptyPlaylist, videos: [a] }, keyPrefix: 'tab' });

describe('a new list that another tab begins during a save', () => {
  const created = { type: 'playlist.replaced', savedContent: null } as const;

  it('is the current one, and nothing of it is saved as the list before', () => {
    const list = startMine();
    list.actor.send({ type: 'video.add', video: c });
    list.actor.send({ type: 'playlist.save' });
    list.actor.send({ ...created, playlist: emptyPlaylist });
    expect([list.status(), list.playlist()]).toEqual(['saved', emptyPlaylist]);
    expect(list.last('savePlaylist').signal.aborted).toBe(true);
  });

  it('is the current one also where the one being saved has no id yet', () => {
    const list = startNew();
    list.actor.send({ type: 'playlist.save' });
    list.actor.send({ ...created, playlist: emptyPlaylist });
    expect([list.status(), list.playlist()]).toEqual(['saved', emptyPlaylist]);
  });

  it('is no new list where it is an edit of the one being saved, which has no id yet', async () => {
    const list = startNew();
    list.actor.send({ type: 'playlist.save' });
    list.actor.send({ ...created, playlist: { ...list.playlist(), videos: [a, b] } });
    await list.last('savePlaylist').answer({ id: 9 });
    expect([list.status(), list.playlist().id, list.ids()]).toEqual(['unsaved', 9, ['a', 'b']]);
  });
});

describe('a save that makes a list', () => {
  it('has the same key until one has succeeded, also in another tab and after a reload', async () => {
    const list = startNew();
    list.actor.send({ type: 'playlist.save' });
    expect(list.last('savePlaylist').input).toMatchObject({ key: 'tab-0' });
    expect(list.emitted).toContainEqual({ type: 'playlist.changed' });
    await list.last('savePlaylist').fail();
    list.actor.send({ type: 'playlist.save' });
    const other = start({ viewerId: '1', playlist: list.playlist(), keyPrefix: 'other' });
    other.actor.send({ type: 'playlist.save' });
    for (const one of [list, other])
      expect(one.last('savePlaylist').input).toMatchObject({ key: 'tab-0' });
  });

  it('has a key of its own for each list, and none for a list that is there', async () => {
    const list = startNew();
    list.actor.send({ type: 'playlist.save' });
    await list.last('savePlaylist').answer({ id: 9 });
    expect(list.playlist().saveKey).toBeUndefined();
    list.actor.send({ type: 'video.add', video: b });
    list.actor.send({ type: 'playlist.save' });
    expect(list.last('savePlaylist').input).not.toHaveProperty('key');
    await list.last('savePlaylist').answer({ id: 9 });
    list.actor.send({ type: 'playlist.open', playlist: theirs });
    list.actor.send({ type: 'playlist.save' });
    expect(list.last('savePlaylist').input).toMatchObject({ key: 'tab-1' });
  });
});

describe('a save that is asked for during a save', () => {
  it('follows it, with what has changed meanwhile, on top of what was saved', async () => {
    const list = startMine();
    list.actor.send({ type: 'video.add', video: c });
    list.actor.send({ type: 'playlist.save' });
    list.actor.send({ type: 'video.remove', id: 'a' });
    list.actor.send({ type: 'playlist.save' });
    expect(list.calls('savePlaylist')).toHaveLength(1);
    await list.last('savePlaylist').answer({ id: 7 });
    expect(list.calls('savePlaylist')).toHaveLength(2);
    expect(list.last('savePlaylist').input).toMatchObject({
      videoIds: ['b', 'c'],
      base: { videoIds: ['a', 'b', 'c'] },
    });
    await list.last('savePlaylist').answer({ id: 7 });
    expect(list.status()).toBe('saved');
  });

  it('is not sent where nothing has changed', async () => {
    const list = startMine();
    list.actor.send({ type: 'video.add', video: c });
    list.actor.send({ type: 'playlist.save' });
    list.actor.send({ type: 'playlist.save' });
    await list.last('savePlaylist').answer({ id: 7 });
    expect([list.status(), list.calls('savePlaylist').length]).toEqual(['saved', 1]);
  });

  it('is not sent after a failure, or in the name of another viewer', async () => {
    for (const isFailure of [true, false]) {
      const list = startMine();
      list.actor.send({ type: 'video.add', video: c });
      list.actor.send({ type: 'playlist.save' });
      list.actor.send({ type: 'video.remove', id: 'a' });
      list.actor.send({ type: 'playlist.save' });
      // oxlint-disable-next-line no-await-in-loop -- two lists, one after the other
      if (isFailure) await list.last('savePlaylist').fail();
      else list.actor.send({ type: 'viewer.changed', viewerId: '2' });
      expect([list.status(), list.calls('savePlaylist').length]).toEqual([
        isFailure ? 'failed' : 'unsaved',
        1,
      ]);
    }
  });
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

describe('a list that was changed on another device', () => {
  const elsewhere = { name: 'theirs', videoIds: ['b', 'd', 'c'], videos: [b, listed('d')] };

  it('holds the changes of both after a save, which can be undone', async () => {
    const list = startMine();
    list.actor.send({ type: 'video.add', video: c });
    list.actor.send({ type: 'playlist.save' });
    await list.last('savePlaylist').answer({ id: 7, merged: elsewhere });
    expect([list.status(), list.playlist().name, list.ids()]).toEqual([
      'saved',
      'theirs',
      ['b', 'd', 'c'],
    ]);
    list.actor.send({ type: 'edit.undo' });
    expect([list.status(), list.ids()]).toEqual(['unsaved', ['a', 'b', 'c']]);
  });

  it('keeps what is edited during the save, unsaved', async () => {
    const list = startMine();
    list.actor.send({ type: 'video.add', video: c });
    list.actor.send({ type: 'playlist.save' });
    list.actor.send({ type: 'video.remove', id: 'b' });
    list.actor.send({ type: 'video.add', video: listed('e') });
    await list.last('savePlaylist').answer({ id: 7, merged: elsewhere });
    expect([list.status(), list.ids()]).toEqual(['unsaved', ['d', 'c', 'e']]);
    list.actor.send({ type: 'playlist.save' });
    expect(list.last('savePlaylist').input).toMatchObject({
      base: { name: 'theirs', videoIds: ['b', 'd', 'c'] },
    });
  });

  it('is saved on top of the version that the device has stored', () => {
    const base = { name: 'mine', videoIds: ['a'] };
    const list = startMine({ savedContent: null, base });
    list.actor.send({ type: 'playlist.save' });
    expect(list.last('savePlaylist').input).toMatchObject({ base });
  });
});
