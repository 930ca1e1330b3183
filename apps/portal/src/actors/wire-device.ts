/** What the device keeps: every actor whose state outlives the page writes through persistence, and hears of other tabs. */
import type { ModuleValue, StoredPlaylist } from '@oshimado/domain';
import type { ActivePlaylist } from '@oshimado/machines/playlist';
import { selectStatus } from '@oshimado/machines/playlist';
import { selectStoredState } from '@oshimado/machines/persistence';
import type { Actors } from './actors';
import type { StartOptions } from './start-options';
import { browserStorage } from './ports/browser-storage';
import { mirrorTheme } from './ports/theme-keys';
import { listedVideo, storedVideoOf } from './stored-media';

const storedPlaylist = (playlist: ActivePlaylist, isSaved: boolean): StoredPlaylist => ({
  active: { ...playlist, videos: playlist.videos.map(storedVideoOf) },
  isSaved,
});

/** Another tab's, or the defaults after a reset, as the actor that owns the module hears of it. */
function replace(actors: Actors, { name, value }: ModuleValue): void {
  if (name === 'settings') {
    actors.settings.send({ type: 'settings.replaced', settings: value });
    actors.blocking.send({ type: 'channels.replaced', channels: value.blockedChannels });
  }
  if (name === 'org') actors.org.send({ type: 'orgs.replaced', ...value });
  if (name === 'tips') actors.tips.send({ type: 'tips.replaced', ...value });
  if (name === 'playlist') {
    const videos = value.active.videos.map(listedVideo);
    actors.playlist.send({
      type: 'playlist.replaced',
      playlist: { ...value.active, videos },
      savedContent: value.isSaved ? { name: value.active.name, videos } : null,
    });
  }
}

function keepChanges(actors: Actors): void {
  const { persistence, settings, blocking, org, playlist, tips } = actors;
  const keep = (module: ModuleValue) => persistence.send({ type: 'module.change', module });
  const storage = browserStorage();
  mirrorTheme(storage, settings.getSnapshot().context.settings);
  settings.on('settings.changed', ({ settings: value, isForeign }) => {
    mirrorTheme(storage, value);
    if (!isForeign) keep({ name: 'settings', value });
  });
  settings.on('reset.confirmed', () => persistence.send({ type: 'state.reset' }));
  blocking.on('blocking.changed', ({ channels }) =>
    settings.send({ type: 'setting.change', name: 'blockedChannels', value: channels }),
  );
  const keepOrgs = () => {
    const { current, favorites } = org.getSnapshot().context;
    keep({ name: 'org', value: { current, favorites } });
  };
  // A notice is told before the snapshot shows what it tells.
  org.on('org.chosen', () => queueMicrotask(keepOrgs));
  org.on('favorites.changed', () => queueMicrotask(keepOrgs));
  tips.on('tips.changed', ({ showOrgTip, firstVisit }) =>
    keep({ name: 'tips', value: { showOrgTip, firstVisit } }),
  );
  const keepPlaylist = () => {
    const snapshot = playlist.getSnapshot();
    const isSaved = selectStatus(snapshot) === 'saved';
    keep({ name: 'playlist', value: storedPlaylist(snapshot.context.playlist, isSaved) });
  };
  playlist.on('playlist.changed', () => queueMicrotask(keepPlaylist));
  playlist.on('playlist.saved', () => queueMicrotask(keepPlaylist));
}

export function wireDevice(actors: Actors, { tell, onReset }: StartOptions): void {
  const { persistence } = actors;
  keepChanges(actors);
  actors.blocking.on('block.refused', () => tell({ type: 'block.refused' }));
  persistence.on('module.replaced', ({ module }) => replace(actors, module));
  persistence.on('state.cleared', ({ state }) => {
    onReset();
    for (const name of ['settings', 'org', 'tips', 'playlist'] as const) {
      replace(actors, { name, value: state[name] } as ModuleValue);
    }
  });
  persistence.on('state.refused', () => tell({ type: 'storage.refused' }));
  persistence.on('storage.failed', (notice) => tell(notice));
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== null) persistence.send({ type: 'storage.changed', key, text: newValue });
  });
  // The page may not come back.
  addEventListener('pagehide', () => persistence.send({ type: 'page.hidden' }));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) persistence.send({ type: 'page.hidden' });
  });
}

export const storedStateOf = ({ persistence }: Actors) =>
  selectStoredState(persistence.getSnapshot());
