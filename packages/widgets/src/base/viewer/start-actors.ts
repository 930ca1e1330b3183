/** Starts the machines that live as long as the document, and connects them: emitted events of one are sent to the others. */
import { favoritesMachine } from '@oshimado/machines/favorites';
import { historySyncMachine } from '@oshimado/machines/history-sync';
import { playlistMachine } from '@oshimado/machines/playlist';
import { sessionMachine } from '@oshimado/machines/session';
import { createActor } from 'xstate';
import { history as deviceHistory } from '../history/watch-history';
import type { Actors } from './actors';
import { accountPorts } from './ports/account-ports';
import { historyPorts } from './ports/history-ports';
import { playlistPorts } from './ports/playlist-ports';
import type { StartOptions } from './start-options';
import { playlistInput, wirePlaylist } from './stored-playlist';
import { wireHistory } from './wire-history';
import { wireViewer } from './wire-viewer';

export function startActors(options: StartOptions): Actors {
  const { client, logins, favoritesStore, deviceStorage, now, history = deviceHistory } = options;
  const { login, checkedAt } = logins.read();
  const kept = favoritesStore.readList();
  const viewerId = login?.user.id ?? null;
  const ownList = kept.owner === viewerId && viewerId !== null;

  const actors: Actors = {
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
    historySync: createActor(
      historySyncMachine.provide({ actors: historyPorts(client, history, logins) }),
      { input: { viewerId } },
    ),
    playlist: createActor(playlistMachine.provide({ actors: playlistPorts(client) }), {
      input: { ...playlistInput(deviceStorage), viewerId, keyPrefix: crypto.randomUUID() },
    }),
  };
  // Wired before they start, so that nothing they emit at the start is lost.
  wireViewer(actors, options);
  wireHistory(actors, options, history);
  wirePlaylist(actors.playlist, options);
  const { favorites, historySync, playlist, session } = actors;
  for (const actor of [favorites, historySync, playlist, session]) {
    actor.start();
    options.signal.addEventListener('abort', () => actor.stop());
  }
  return actors;
}
