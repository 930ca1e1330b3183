import type { Favorite, FavoriteOp } from '@oshimado/contract';
import type { FavoriteBatch, Outbox, OutboxChange } from '@oshimado/domain';

/** Input of the port `changeOutbox`, which applies the change under a lock shared by all tabs and returns the outbox. */
export type ChangeOutboxInput = OutboxChange;

/**
 * Input of the port `sendFavorites`: one request, with the batch's key as `idempotency-key`. One tab sends at a time; the port
 * returns null for a shared batch that is no longer in the shared outbox, because another tab has sent it.
 */
export interface SendFavoritesInput extends FavoriteBatch {
  /** Whether the batch is in the shared outbox; false if the device refused to store it. */
  readonly isShared: boolean;
}

/** Why a toggle was refused. */
export type FavoriteRefusal = 'guest' | 'notVtuber';

/** Initial data of the machine; all of it has defaults. */
export interface FavoritesInput {
  /** Id of the account; null for a guest. Default null. */
  readonly viewerId?: string | null;
  /** The list last stored on this device. Default: unknown. */
  readonly favorites?: readonly Favorite[];
  /** From the event `favorites.changed` of this list; an older list does not replace a newer one. Default 0. */
  readonly after?: number;
  /** Prefix of every idempotency key; random, so that tabs never create the same key. */
  readonly keyPrefix: string;
}

/** Data of the machine; views read it by selectors. */
export interface FavoritesContext {
  readonly viewerId: string | null;
  /** The list last loaded. */
  readonly favorites: readonly Favorite[];
  /** Whether it was loaded since this viewer logged in; otherwise an empty list means unknown. */
  readonly isListKnown: boolean;
  /** How many closed batches of the outbox `favorites` includes. */
  readonly listedAfter: number;
  /** How many were closed when the list was requested. */
  readonly askedAfter: number;
  readonly keyPrefix: string;
  /** Makes keys unique within the tab. */
  readonly keysMade: number;
  /** The shared outbox as last read, with `unwritten` on top of it. */
  readonly outbox: Outbox;
  /** Changes not yet written to the shared outbox, oldest first. */
  readonly unwritten: readonly OutboxChange[];
  /** The batch being sent, or the last one sent; null before the first. */
  readonly sent: FavoriteBatch | null;
  /** Whether the last write failed: staged changes exist in this tab only. */
  readonly isVolatile: boolean;
  /** How often the first batch has failed in a row. */
  readonly failures: number;
  /** Number of failed loads of the list in a row. */
  readonly loadFailures: number;
}

/** What the machine takes: requests of the viewer, and facts about the login, the connection and other tabs. */
export type FavoritesEvent =
  /** Toggle the heart of a channel. */
  | {
      readonly type: 'favorite.toggle';
      readonly channelId: string;
      /** `vtuber` or `subber`. */
      readonly channelType: string;
    }
  /**
   * Add or remove many at once, all of type `vtuber`; what is like that already stays. One change of the outbox, where a toggle for each
   * would write it as often.
   */
  | {
      readonly type: 'favorites.change';
      readonly op: 'add' | 'remove';
      readonly channelIds: readonly string[];
    }
  /** Send staged changes without the debounce, such as before the page closes. */
  | { readonly type: 'favorites.flush' }
  /** Load the list from the server. */
  | { readonly type: 'favorites.refresh' }
  | { readonly type: 'session.started'; readonly viewerId: string }
  /** The login was verified: waiting changes are sent. */
  | { readonly type: 'session.confirmed' }
  /** `logout` discards staged changes; otherwise they wait until the same account logs in again. */
  | { readonly type: 'session.ended'; readonly reason: 'logout' | 'expired' | 'elsewhere' }
  | { readonly type: 'connection.restored' }
  /** Another tab changed the shared outbox. */
  | { readonly type: 'outbox.replaced'; readonly outbox: Outbox }
  /** Another tab received the list. `after`: as in its event `favorites.changed`. Default 0. */
  | {
      readonly type: 'favorites.replaced';
      readonly favorites: readonly Favorite[];
      readonly after?: number;
    };

/** What the machine emits: what to store, and messages for the viewer. */
export type FavoritesEmitted =
  /**
   * "On success the favorites are replaced": store them, notify other tabs. `after`: how many closed batches of the outbox the
   * list includes, so that an older list never replaces a newer one.
   */
  | {
      readonly type: 'favorites.changed';
      readonly favorites: readonly Favorite[];
      readonly after: number;
    }
  /** "Live data is force-fetched." */
  | { readonly type: 'live.refetch' }
  /** "The browser extension is told." */
  | { readonly type: 'extension.send'; readonly favorites: readonly Favorite[] }
  /** "A favorites patch failure triggers a login verification." */
  | { readonly type: 'login.verify' }
  | { readonly type: 'favorite.refused'; readonly code: FavoriteRefusal }
  /** Sending failed; for a temporary reason the operations are sent again. */
  | { readonly type: 'favorites.failed' }
  /** Changes that were refused for good and left the outbox: notify the viewer. */
  | { readonly type: 'favorites.dropped'; readonly ops: readonly FavoriteOp[] }
  /** The device refused to store the outbox: staged changes last as long as this tab. */
  | { readonly type: 'outbox.volatile' };
