/** What the actors are started with. */
import type { Client, Favorite } from '@oshimado/contract';
import type { DeviceStorage } from '@oshimado/machines/device-store';
import type { TellActors } from './actor-notices';
import type { FavoritesStore } from './ports/favorites-store';
import type { LoginStore } from './ports/login-store';

export type ExtensionMessage =
  | { readonly message: 'token'; readonly token: string | null }
  | { readonly message: 'favorites'; readonly favorites: readonly Favorite[] };

/** What only the page of the portal has; an embed and a story have none of it. */
export interface BrowserPorts {
  /** "A cookie holding the token is set with the token's expiry"; null deletes it. */
  readonly writeTokenCookie: (token: string | null, expiresAt: number | null) => void;
  /** Tells the browser extension of token and favorites. */
  readonly tellExtension: (message: ExtensionMessage) => void;
}

export interface StartOptions extends BrowserPorts {
  readonly client: Client;
  readonly logins: LoginStore;
  readonly favoritesStore: FavoritesStore;
  /** Stores the playlist at hand. */
  readonly deviceStorage: DeviceStorage;
  /** Calls back when the storage contains something else: another tab wrote, a copy was loaded, everything was reset. */
  readonly onStored: (listener: () => void) => void;
  /** Told what a viewer should hear of. */
  readonly tell: TellActors;
  readonly now: () => number;
}
