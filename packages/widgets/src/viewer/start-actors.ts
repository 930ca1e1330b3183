/** Starts the machines that live as long as the document, and connects them: emitted events of one are sent to the others. */
import { favoritesMachine } from '@oshimado/machines/favorites';
import { playlistMachine } from '@oshimado/machines/playlist';
import { sessionMachine } from '@oshimado/machines/session';
import { createActor } from 'xstate';
import type { Actors } from './actors';
import { accountPorts } from './ports/account-ports';
import { playlistPorts } from './ports/playlist-ports';
import type { StartOptions } from './start-options';
import { playlistInput, wirePlaylist } from './stored-playlist';
import { wireViewer } from './wire-viewer';

export function startActors(options: StartOptions): Actors {
  const { client, logins, favoritesStore, deviceStorage, now } = options;
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
    playlist: createActor(playlistMachine.provide({ actors: playlistPorts(client) }), {
      input: { ...playlistInput(deviceStorage), viewerId },
    }),
  };
  // Wired before they start, so that nothing they emit at the start is lost.
  wireViewer(actors, options);
  wirePlaylist(actors.playlist, options);
  for (const actor of [actors.favorites, actors.playlist, actors.session]) actor.start();
  return actors;
}
