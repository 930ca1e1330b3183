/** What lives longer than a page: the started machines. */
import type { channelBlockingMachine } from '@oshimado/machines/channel-blocking';
import type { favoritesMachine } from '@oshimado/machines/favorites';
import type { firstVisitMachine } from '@oshimado/machines/first-visit';
import type { orgSelectionMachine } from '@oshimado/machines/org-selection';
import type { persistenceMachine } from '@oshimado/machines/persistence';
import type { playlistMachine } from '@oshimado/machines/playlist';
import type { sessionMachine } from '@oshimado/machines/session';
import type { settingsMachine } from '@oshimado/machines/settings';
import type { ActorRefFrom } from 'xstate';

export interface Actors {
  /** Channels whose videos are not shown on this device. */
  readonly blocking: ActorRefFrom<typeof channelBlockingMachine>;
  readonly favorites: ActorRefFrom<typeof favoritesMachine>;
  readonly org: ActorRefFrom<typeof orgSelectionMachine>;
  /** What the device keeps; everything else writes through it. */
  readonly persistence: ActorRefFrom<typeof persistenceMachine>;
  /** The list at hand. */
  readonly playlist: ActorRefFrom<typeof playlistMachine>;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly settings: ActorRefFrom<typeof settingsMachine>;
  /** Hints of a first visit. */
  readonly tips: ActorRefFrom<typeof firstVisitMachine>;
}
export type ActorName = keyof Actors;
