import { describe, expect, it } from 'vitest';
import { failure } from '../testing/start-machine';
import { a, b, c, mine, start, startMine, theirs } from '../testing/started-playlist';
import { listed } from '../testing/playlist-videos';
import { hasVideo } from './playlist.membership';
import {
  canRedo,
  canResetUnsaved,
  canUndo,
  isOwnedByViewer,
  needsLogin,
} from './playlist.selectors';
import type { PlaylistInput } from './playlist.types';

describe('saved and unsaved', () => {
  it('is saved at first and unsaved after a change', () => {
    const list = startMine();
    expect(list.status()).toBe('saved');
    list.actor.send({ type: 'video.add', video: c });
    expect(list.status()).toBe('unsaved');
  });

  it('is saved and called Unnamed Playlist at first', () => {
    const list = start();
    expect(list.status()).toBe('saved');
    expect(list.playlist()).toEqual({
      id: null,
      userId: null,
      name: 'Unnamed Playlist',
      videos: [],
    });
  });

  it('begins unsaved where it was left with unsaved changes', () => {
    expect(startMine({ savedContent: { ...mine, videos: [a] } }).status()).toBe('unsaved');
    expect(startMine({ savedContent: null }).status()).toBe('unsaved');
  });

  it.each([
    ['adding', { type: 'video.add', video: c }, ['a', 'b', 'c']],
    ['adding several', { type: 'videos.add', videos: [b, c, c] }, ['a', 'b', 'c']],
    ['removing', { type: 'video.remove', id: 'a' }, ['b']],
    ['reordering', { type: 'video.move', from: 0, to: 1 }, ['b', 'a']],
    [
      'setting a playlist',
      { type: 'playlist.replaced', playlist: { ...mine, videos: [c] }, savedContent: mine },
      ['c'],
    ],
  ] as const)('%s makes it unsaved', (_, event, ids) => {
    const list = startMine();
    list.actor.send(event);
    expect(list.status()).toBe('unsaved');
    expect(list.ids()).toEqual(ids);
    expect(list.emitted.at(-1)).toMatchObject({ type: 'playlist.changed' });
  });

  it('renaming makes it unsaved', () => {
    const list = startMine();
    list.actor.send({ type: 'playlist.rename', name: ' Songs ' });
    expect(list.status()).toBe('unsaved');
    expect(list.playlist().name).toBe('Songs');
  });

  it('a successful save makes it saved', async () => {
    const list = startMine();
    list.actor.send({ type: 'video.add', video: c });
    list.actor.send({ type: 'playlist.save' });
    expect(list.status()).toBe('busy');
    expect(list.last('savePlaylist').input).toEqual({
      id: 7,
      name: 'mine',
      videoIds: ['a', 'b', 'c'],
      base: { name: 'mine', videoIds: ['a', 'b'] },
    });
    await list.last('savePlaylist').answer({ id: 7 });
    expect(list.status()).toBe('saved');
    expect(list.emitted).toContainEqual({ type: 'playlist.saved' });
  });

  it('an edit made while it is saved stays unsaved', async () => {
    const list = startMine();
    list.actor.send({ type: 'video.add', video: c });
    list.actor.send({ type: 'playlist.save' });
    list.actor.send({ type: 'video.remove', id: 'a' });
    await list.last('savePlaylist').answer({ id: 7 });
    expect(list.status()).toBe('unsaved');
    expect(list.ids()).toEqual(['b', 'c']);
  });

  it('a save that is refused because there were too many keeps the seconds that the server said', async () => {
    const list = startMine();
    list.actor.send({ type: 'video.add', video: c });
    list.actor.send({ type: 'playlist.save' });
    await list.last('savePlaylist').fail(Object.assign(failure('http', 429), { retryAfterS: 17 }));
    expect(list.emitted.at(-1)).toEqual({ type: 'playlist.failed', waitS: 17 });
    expect(list.snapshot().context.waitS).toBe(17);
    list.actor.send({ type: 'playlist.save' });
    await list.last('savePlaylist').fail(failure('network'));
    expect(list.snapshot().context.waitS).toBeNull();
  });

  it('a failed save loses nothing and can be tried again', async () => {
    const list = startMine();
    list.actor.send({ type: 'video.add', video: c });
    list.actor.send({ type: 'playlist.save' });
    await list.last('savePlaylist').fail(failure('network'));
    expect(list.status()).toBe('failed');
    expect(list.emitted.at(-1)).toEqual({ type: 'playlist.failed', waitS: null });
    expect(list.ids()).toEqual(['a', 'b', 'c']);
    list.actor.send({ type: 'playlist.save' });
    await list.last('savePlaylist').answer({ id: 7 });
    expect(list.status()).toBe('saved');
  });
});

describe('edits', () => {
  it('adding a video that is in the list changes nothing', () => {
    const list = startMine();
    list.actor.send({ type: 'video.add', video: a });
    expect(list.status()).toBe('saved');
    expect(list.ids()).toEqual(['a', 'b']);
    expect(list.emitted).toEqual([{ type: 'edit.refused', code: 'duplicate' }]);
  });

  it('the playlist maximum is 500', () => {
    const videos = Array.from({ length: 499 }, (_, at) => listed(`v${at}`));
    const list = start({ playlist: { ...mine, videos } });
    list.actor.send({ type: 'videos.add', videos: [a, b, c] });
    expect(list.ids()).toHaveLength(500);
    expect(hasVideo(list.snapshot(), 'a')).toBe(true);
    list.actor.send({ type: 'video.add', video: b });
    list.actor.send({ type: 'videos.add', videos: [b, c] });
    expect(list.emitted.slice(-2)).toEqual([
      { type: 'edit.refused', code: 'full' },
      { type: 'edit.refused', code: 'full' },
    ]);
    expect(list.ids()).toHaveLength(500);
  });

  it.each([
    ['the name must not be empty', { type: 'playlist.rename', name: '  ' }, 'emptyName'],
    ['reorder outside the list bounds', { type: 'video.move', from: 0, to: 2 }, 'outOfBounds'],
    ['reorder before the first', { type: 'video.move', from: 0, to: -1 }, 'outOfBounds'],
    ['removing what is not there', { type: 'video.remove', id: 'z' }, 'notThere'],
  ] as const)('%s is refused and changes nothing', (_, event, code) => {
    const list = startMine();
    list.actor.send(event);
    expect(list.emitted).toEqual([{ type: 'edit.refused', code }]);
    expect([list.status(), list.playlist()]).toEqual(['saved', mine]);
  });

  it('every edit can be undone and done again', () => {
    const list = startMine();
    list.actor.send({ type: 'video.add', video: c });
    list.actor.send({ type: 'video.move', from: 2, to: 0 });
    list.actor.send({ type: 'playlist.rename', name: 'other' });
    expect([canUndo(list.snapshot()), canRedo(list.snapshot())]).toEqual([true, false]);
    for (let step = 0; step < 4; step += 1) list.actor.send({ type: 'edit.undo' });
    expect([list.status(), list.ids()]).toEqual(['saved', ['a', 'b']]);
    expect(canUndo(list.snapshot())).toBe(false);
    for (let step = 0; step < 4; step += 1) list.actor.send({ type: 'edit.redo' });
    expect(list.playlist()).toMatchObject({ name: 'other' });
    expect([list.status(), list.ids()]).toEqual(['unsaved', ['c', 'a', 'b']]);
  });
});

describe('saving', () => {
  it('saving a list of another user sends no id and makes the new list the viewer’s', async () => {
    const list = start({ viewerId: '1', playlist: theirs, savedContent: theirs });
    expect(isOwnedByViewer(list.snapshot())).toBe(false);
    list.actor.send({ type: 'playlist.save' });
    expect(list.last('savePlaylist').input).toEqual({ name: 'theirs', videoIds: ['c'] });
    await list.last('savePlaylist').answer({ id: 99 });
    expect(list.playlist()).toMatchObject({ id: 99, userId: '1' });
    expect(isOwnedByViewer(list.snapshot())).toBe(true);
  });

  it('a list of before whose name shows nothing is saved as one without a name', () => {
    const list = startMine({ playlist: { ...mine, name: '\u3164' }, savedContent: null });
    list.actor.send({ type: 'playlist.save' });
    expect(list.last('savePlaylist').input).toMatchObject({ name: 'Unnamed Playlist' });
  });

  it('saving as a guest sends nothing', () => {
    const list = start();
    list.actor.send({ type: 'video.add', video: a });
    list.actor.send({ type: 'playlist.save' });
    expect([list.calls(), list.status()]).toEqual([[], 'unsaved']);
    list.actor.send({ type: 'viewer.changed', viewerId: '1' });
    list.actor.send({ type: 'playlist.save' });
    expect(list.calls('savePlaylist')).toHaveLength(1);
  });

  it('saving as a guest warns for 5 s', () => {
    const list = start();
    list.actor.send({ type: 'video.add', video: a });
    expect(needsLogin(list.snapshot())).toBe(false);
    list.actor.send({ type: 'playlist.save' });
    expect(needsLogin(list.snapshot())).toBe(true);
    list.clock.increment(4_999);
    expect(needsLogin(list.snapshot())).toBe(true);
    list.clock.increment(1);
    expect(needsLogin(list.snapshot())).toBe(false);
  });

  it('the login warning goes when the viewer logs in', () => {
    const list = start();
    list.actor.send({ type: 'playlist.save' });
    list.actor.send({ type: 'viewer.changed', viewerId: '1' });
    expect(needsLogin(list.snapshot())).toBe(false);
  });

  it('a logout while it is saved drops the call and keeps the list', () => {
    const list = startMine();
    list.actor.send({ type: 'video.add', video: c });
    list.actor.send({ type: 'playlist.save' });
    list.actor.send({ type: 'viewer.changed', viewerId: null });
    expect(list.last('savePlaylist').signal.aborted).toBe(true);
    expect([list.status(), list.ids()]).toEqual(['unsaved', ['a', 'b', 'c']]);
  });
});

describe('another playlist', () => {
  it('another playlist asks before it replaces an unsaved list with a new one', () => {
    const list = startMine();
    list.actor.send({ type: 'video.add', video: c });
    list.actor.send({ type: 'playlist.new' });
    expect([list.status(), list.ids()]).toEqual(['asking', ['a', 'b', 'c']]);
    list.actor.send({ type: 'change.cancel' });
    expect([list.status(), list.ids()]).toEqual(['unsaved', ['a', 'b', 'c']]);
    list.actor.send({ type: 'playlist.new' });
    list.actor.send({ type: 'change.confirm' });
    expect([list.status(), list.playlist().id, list.ids()]).toEqual(['saved', null, []]);
  });

  it('another playlist is opened at once when nothing is unsaved; opening the active one does nothing', () => {
    const list = startMine();
    list.actor.send({ type: 'playlist.open', playlist: mine });
    expect([list.playlist(), list.emitted]).toEqual([mine, []]);
    list.actor.send({ type: 'playlist.open', playlist: theirs });
    expect([list.status(), list.playlist()]).toEqual(['saved', theirs]);
  });

  it('opening another playlist waits for a save in progress, so that its answer applies to the right list', async () => {
    const list = startMine();
    list.actor.send({ type: 'video.add', video: c });
    list.actor.send({ type: 'playlist.save' });
    list.actor.send({ type: 'playlist.open', playlist: theirs });
    expect(list.playlist().id).toBe(7);
    await list.last('savePlaylist').answer({ id: 7 });
    expect([list.status(), list.playlist()]).toEqual(['saved', theirs]);
  });
});

describe('deleting', () => {
  it('deleting calls the server only for a list that has an id and is the viewer’s', () => {
    const list = startMine();
    list.actor.send({ type: 'playlist.delete' });
    expect(list.last('runTask').input).toEqual({ kind: 'deletion', playlistId: 7 });
    const others: PlaylistInput[] = [
      { viewerId: '1', playlist: { ...mine, id: null } },
      { viewerId: '1', playlist: theirs },
      { playlist: mine },
    ];
    for (const input of others) {
      const other = start(input);
      other.actor.send({ type: 'playlist.delete' });
      expect(other.calls()).toEqual([]);
    }
  });

  it('that is refused because there were too many passes on the seconds that the server said', async () => {
    const list = startMine();
    list.actor.send({ type: 'playlist.delete' });
    await list.last('runTask').fail(Object.assign(failure('http', 429), { retryAfterS: 17 }));
    expect(list.emitted.at(-1)).toMatchObject({ type: 'task.failed', waitS: 17 });
  });

  it('deleting clears the local list whether the call succeeds or fails', async () => {
    const done = startMine();
    done.actor.send({ type: 'playlist.delete' });
    await done.last('runTask').answer(true);
    expect([done.status(), done.playlist().id, done.ids()]).toEqual(['saved', null, []]);
    const list = startMine();
    list.actor.send({ type: 'playlist.delete' });
    await list.last('runTask').fail(failure('http', 500));
    expect([list.status(), list.playlist().id, list.ids()]).toEqual(['saved', null, []]);
    expect(list.emitted.at(-1)).toMatchObject({ type: 'task.failed' });
  });

  it.each([
    ['has no id', { viewerId: '1', playlist: { ...mine, id: null } }],
    ['belongs to another user', { viewerId: '1', playlist: theirs }],
    ['is a guest’s', { playlist: mine }],
  ] as const)('deleting clears what %s without a call', (_, input) => {
    const list = start(input);
    list.actor.send({ type: 'playlist.delete' });
    expect(list.calls()).toEqual([]);
    expect([list.status(), list.ids()]).toEqual(['saved', []]);
  });
});

describe('reset unsaved', () => {
  it('reset unsaved is disabled when the playlist is saved or has no id', () => {
    expect(canResetUnsaved(startMine().snapshot())).toBe(false);
    const nameless = start();
    nameless.actor.send({ type: 'video.add', video: a });
    expect(canResetUnsaved(nameless.snapshot())).toBe(false);
    const list = startMine();
    list.actor.send({ type: 'video.add', video: c });
    expect(canResetUnsaved(list.snapshot())).toBe(true);
  });

  it('reset unsaved brings back the saved version, and can itself be undone', () => {
    const list = startMine();
    list.actor.send({ type: 'video.add', video: c });
    list.actor.send({ type: 'playlist.reset' });
    expect([list.status(), list.ids()]).toEqual(['saved', ['a', 'b']]);
    list.actor.send({ type: 'edit.undo' });
    expect([list.status(), list.ids()]).toEqual(['unsaved', ['a', 'b', 'c']]);
  });

  it('reset unsaved asks the server where its version is not known', async () => {
    const list = startMine({ savedContent: null });
    list.actor.send({ type: 'playlist.reset' });
    list.actor.send({ type: 'video.add', video: c });
    expect(list.emitted.at(-1)).toEqual({ type: 'edit.refused', code: 'busy' });
    await list.last('loadPlaylist').answer({ name: 'theirs', videos: [b] });
    expect([list.status(), list.ids()]).toEqual(['saved', ['b']]);
  });
});

describe('active versus other playlists', () => {
  it('adding to a list that is not the active one calls the server', async () => {
    const list = startMine();
    list.actor.send({ type: 'membership.change', playlistId: 9, video: c, contains: true });
    list.actor.send({ type: 'membership.change', playlistId: 9, video: c, contains: false });
    expect(list.calls('runTask')).toHaveLength(1);
    await list.last('runTask').answer(true);
    expect(list.calls('runTask').map(({ input }) => input)).toEqual([
      { kind: 'membership', playlistId: 9, videoId: 'c', contains: true },
      { kind: 'membership', playlistId: 9, videoId: 'c', contains: false },
    ]);
    await list.last('runTask').fail(failure('http', 404));
    expect(list.emitted.map(({ type }) => type)).toEqual(['task.done', 'task.failed']);
    expect(list.status()).toBe('saved');
  });

  it('adding to the active list changes it without a call', () => {
    const list = startMine();
    list.actor.send({ type: 'membership.change', playlistId: 7, video: c, contains: true });
    list.actor.send({ type: 'membership.change', playlistId: 7, video: a, contains: false });
    expect([list.status(), list.ids(), list.calls()]).toEqual(['unsaved', ['b', 'c'], []]);
  });

  it('a guest is warned, and nothing asked for is sent after a logout', () => {
    const guest = start();
    guest.actor.send({ type: 'membership.change', playlistId: 9, video: c, contains: true });
    expect([needsLogin(guest.snapshot()), guest.calls()]).toEqual([true, []]);
    const list = startMine();
    list.actor.send({ type: 'membership.change', playlistId: 9, video: c, contains: true });
    list.actor.send({ type: 'membership.change', playlistId: 10, video: c, contains: true });
    list.actor.send({ type: 'viewer.changed', viewerId: null });
    expect(list.calls().map(({ signal }) => signal.aborted)).toEqual([true]);
    expect(list.context().tasks).toEqual([]);
    expect(list.emitted.map(({ type }) => type)).toEqual(['task.failed', 'task.failed']);
  });
});
