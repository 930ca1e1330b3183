/** What the actors are started with. */
import type { Client, Favorite } from '@oshimado/contract';
import type { DeviceStorage, DeviceStore } from '@oshimado/machines/device-store';
import type { HistoryStore } from '../history/history-store';
import type { OnActorEvent } from './actor-events';
import type { FavoritesStore } from './ports/favorites-store';
import type { LoginStore } from './ports/login-store';

export type ExtensionMessage =
  | { readonly message: 'token'; readonly token: string | null }
  | { readonly message: 'favorites'; readonly favorites: readonly Favorite[] };

/** What only the portal's page provides; embeds and stories do without. */
export interface BrowserPorts {
  /** "A cookie holding the token is set with the token's expiry"; null deletes it. */
  readonly writeTokenCookie: (token: string | null, expiresAt: number | null) => void;
  /** Sends the token or the favorites to the browser extension. */
  readonly sendToExtension: (message: ExtensionMessage) => void;
}

export interface StartOptions extends BrowserPorts {
  readonly client: Client;
  readonly logins: LoginStore;
  readonly favoritesStore: FavoritesStore;
  /** The watch history. Default that of this device. */
  readonly history?: HistoryStore;
  /** Stores the active playlist. */
  readonly deviceStorage: DeviceStorage;
  /** Calls back when the storage changed: another tab wrote, a copy was imported, everything was reset. */
  readonly onStored: DeviceStore['onStored'];
  /** Receives the events that become toasts. */
  readonly onEvent: OnActorEvent;
  readonly now: () => number;
  /** Fires when the page is gone: the actors stop, and nothing is listened to any longer. */
  readonly signal: AbortSignal;
}
