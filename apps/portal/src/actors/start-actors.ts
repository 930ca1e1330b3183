/**
 * Starts what lives longer than a page and wires it: what one actor tells is an event of another. Everything is read from
 * the device first, so that nothing is shown that a moment later turns out to be otherwise.
 */
import { channelBlockingMachine } from '@oshimado/machines/channel-blocking';
import { favoritesMachine } from '@oshimado/machines/favorites';
import { firstVisitMachine } from '@oshimado/machines/first-visit';
import { orgSelectionMachine } from '@oshimado/machines/org-selection';
import {
  isStateLoaded,
  persistenceMachine,
  selectStoredState,
} from '@oshimado/machines/persistence';
import { playlistMachine } from '@oshimado/machines/playlist';
import { sessionMachine } from '@oshimado/machines/session';
import { settingsMachine } from '@oshimado/machines/settings';
import { orgNamed, type ModuleValue } from '@oshimado/domain';
import { createActor, waitFor } from 'xstate';
import { settingsOf } from '../preferences/preferences-and-settings';
import type { Actors } from './actors';
import { accountPorts } from './ports/account-ports';
import { browserStorage } from './ports/browser-storage';
import { deviceStoragePorts, isNewDevice } from './ports/device-storage';
import { playlistPorts } from './ports/playlist-ports';
import type { StartOptions } from './start-options';
import { listedVideo } from './stored-media';
import { wireDevice } from './wire-device';
import { wireViewer } from './wire-viewer';

const CRAWLER = /bot|crawl|spider|slurp/i;

async function startPersistence(storage: Storage | null, { language, onWatched }: StartOptions) {
  const actors = deviceStoragePorts({ storage, language, onWatched });
  const persistence = createActor(persistenceMachine.provide({ actors }), { input: { language } });
  persistence.start();
  // A storage that cannot be read at all leaves the defaults; what is changed lives as long as the page.
  await waitFor(persistence, (state) => isStateLoaded(state) || state.hasTag('failed'));
  return persistence;
}

/** A device that kept no settings yet begins with those of the cookie. */
function seed(persistence: Actors['persistence'], { preferences }: StartOptions): void {
  const { settings, org } = selectStoredState(persistence.getSnapshot());
  const modules: readonly ModuleValue[] = [
    { name: 'settings', value: settingsOf(preferences, settings) },
    { name: 'org', value: { ...org, current: orgNamed(preferences.org) } },
    { name: 'grid', value: { size: preferences.gridSize } },
  ];
  for (const module of modules) persistence.send({ type: 'module.change', module });
}

export async function startActors(options: StartOptions): Promise<Actors> {
  const { client, logins, favoritesStore, language, now } = options;
  const storage = browserStorage();
  const isNew = isNewDevice(storage);
  const persistence = await startPersistence(storage, options);
  if (isNew) seed(persistence, options);
  const state = selectStoredState(persistence.getSnapshot());
  const { login, checkedAt } = logins.read();
  const kept = favoritesStore.readList();
  const viewerId = login?.user.id ?? null;
  const ownList = kept.owner === viewerId && viewerId !== null;

  const actors: Actors = {
    persistence,
    settings: createActor(settingsMachine, {
      input: { settings: state.settings, browserLanguage: language },
    }),
    blocking: createActor(channelBlockingMachine, {
      input: { channels: state.settings.blockedChannels },
    }),
    org: createActor(orgSelectionMachine.provide({ actors: accountPorts.orgs(client) }), {
      input: { current: state.org.current, favorites: state.org.favorites },
    }),
    tips: createActor(firstVisitMachine, {
      input: { ...state.tips, isCrawler: CRAWLER.test(navigator.userAgent) },
    }),
    session: createActor(
      sessionMachine.provide({ actors: accountPorts.session(client, logins, now) }),
      { input: { now: now(), stored: login, checkedAt } },
    ),
    favorites: createActor(
      favoritesMachine.provide({ actors: accountPorts.favorites(client, favoritesStore, logins) }),
      {
        input: {
          viewerId,
          keyPrefix: crypto.randomUUID(),
          ...(ownList && { favorites: kept.favorites, after: kept.after }),
        },
      },
    ),
    playlist: createActor(playlistMachine.provide({ actors: playlistPorts(client) }), {
      input: {
        playlist: {
          ...state.playlist.active,
          videos: state.playlist.active.videos.map(listedVideo),
        },
        viewerId,
        savedContent: state.playlist.isSaved
          ? {
              name: state.playlist.active.name,
              videos: state.playlist.active.videos.map(listedVideo),
            }
          : null,
      },
    }),
  };
  // Wired before they start, so that nothing told at the start is lost.
  wireViewer(actors, options);
  wireDevice(actors, options);
  for (const actor of [
    actors.settings,
    actors.blocking,
    actors.org,
    actors.tips,
    actors.favorites,
    actors.playlist,
    actors.session,
  ]) {
    actor.start();
  }
  return actors;
}
