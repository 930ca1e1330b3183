/** The playlist at hand as the device stores it: read at the start, written with each change, read again after another tab's. */
import type { StoredPlaylist } from '@oshimado/domain';
import { selectStatus, type PlaylistContext } from '@oshimado/machines/playlist';
import type { DeviceStorage } from '@oshimado/machines/device-store';
import type { Actors } from './actors';
import type { StartOptions } from './start-options';
import { listedVideo, storedVideoOf } from '../device/stored-media';

const contentOf = ({ active, isSaved, base }: StoredPlaylist) => {
  const videos = active.videos.map(listedVideo);
  return {
    playlist: { ...active, videos },
    savedContent: isSaved ? { name: active.name, videos } : null,
    base,
  };
};

export const playlistInput = (storage: DeviceStorage) => contentOf(storage.read('playlist'));

const storedOf = ({ playlist, base }: PlaylistContext, isSaved: boolean): StoredPlaylist => ({
  active: { ...playlist, videos: playlist.videos.map(storedVideoOf) },
  isSaved,
  base: isSaved ? null : base,
});

export function wirePlaylist(
  playlist: Actors['playlist'],
  { deviceStorage, onStored, signal }: Pick<StartOptions, 'deviceStorage' | 'onStored' | 'signal'>,
): void {
  let stored = deviceStorage.read('playlist');
  const write = () => {
    const snapshot = playlist.getSnapshot();
    deviceStorage.write('playlist', storedOf(snapshot.context, selectStatus(snapshot) === 'saved'));
    stored = deviceStorage.read('playlist');
  };
  // XState emits events before it updates the snapshot.
  playlist.on('playlist.changed', () => queueMicrotask(write));
  playlist.on('playlist.saved', () => queueMicrotask(write));
  const subscription = onStored(() => {
    const now = deviceStorage.read('playlist');
    if (now === stored) return;
    stored = now;
    playlist.send({ type: 'playlist.replaced', ...contentOf(now) });
  });
  signal.addEventListener('abort', () => subscription.unsubscribe());
}
