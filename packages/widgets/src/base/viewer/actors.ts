/** Machines of the logged-in viewer and of the list at hand, which live as long as the document. */
import type { favoritesMachine } from '@oshimado/machines/favorites';
import type { historySyncMachine } from '@oshimado/machines/history-sync';
import type { playlistMachine } from '@oshimado/machines/playlist';
import type { sessionMachine } from '@oshimado/machines/session';
import type { ActorRefFrom } from 'xstate';

export interface Actors {
  readonly favorites: ActorRefFrom<typeof favoritesMachine>;
  /** When the watch history is exchanged with the account. */
  readonly historySync: ActorRefFrom<typeof historySyncMachine>;
  /** The list at hand. */
  readonly playlist: ActorRefFrom<typeof playlistMachine>;
  readonly session: ActorRefFrom<typeof sessionMachine>;
}
export type ActorName = keyof Actors;
