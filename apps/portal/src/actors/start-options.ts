/** What the actors are started with. */
import type { Client } from '@oshimado/contract';
import type { Preferences } from '@oshimado/domain';
import type { TellActors } from './actor-notices';
import type { FavoritesStore } from './ports/favorites-store';
import type { LoginStore } from './ports/login-store';

export interface StartOptions {
  readonly client: Client;
  readonly logins: LoginStore;
  readonly favoritesStore: FavoritesStore;
  /** First language of the browser. */
  readonly language: string;
  /** What the cookie said: a device that kept nothing yet begins with it. */
  readonly preferences: Preferences;
  /** Videos an old record named as watched. */
  readonly onWatched: (ids: readonly string[]) => void;
  /** Everything on this device goes back to its defaults. */
  readonly onReset: () => void;
  /** Told what a viewer should hear of. */
  readonly tell: TellActors;
  readonly now: () => number;
}
