import type { Favorite, FavoriteOp } from '@oshimado/contract';
import type { FavoriteBatch, Outbox, OutboxChange } from '@oshimado/domain';

/** Input of the port `changeOutbox`, which applies the change under a lock shared by all tabs and returns the outbox. */
export type ChangeOutboxInput = OutboxChange;

/** Input of the port `sendFavorites`: one request, with the batch's key as `idempotency-key`. */
export type SendFavoritesInput = FavoriteBatch;

/** Why a toggle did nothing. */
export type FavoriteRefusal = 'guest' | 'notVtuber';

export interface FavoritesInput {
  /** Id of the account; null for a guest. Default null. */
  readonly viewerId?: string | null;
  /** The list as this device last had it. Default: not known. */
  readonly favorites?: readonly Favorite[];
  /** As in the event `favorites.changed` that brought this list; an older list cancels nothing. Default 0. */
  readonly after?: number;
  /** Begins every idempotency key; random, so that no two tabs ever make the same key. */
  readonly keyPrefix: string;
}

export interface FavoritesContext {
  readonly viewerId: string | null;
  /** The last list of the server. */
  readonly favorites: readonly Favorite[];
  /** Whether the server said it since this viewer came; else the list is empty for want of an answer. */
  readonly isListKnown: boolean;
  /** How many closed batches of the outbox `favorites` accounts for. */
  readonly listedAfter: number;
  /** How many were closed when the list was asked for. */
  readonly askedAfter: number;
  readonly keyPrefix: string;
  /** Makes keys unique within the tab. */
  readonly keysMade: number;
  /** The shared outbox as last read, with `unwritten` on top of it. */
  readonly outbox: Outbox;
  /** Changes not yet carried out on the shared value, oldest first. */
  readonly unwritten: readonly OutboxChange[];
  /** The batch on its way, or the last one that was; null before the first. */
  readonly sent: FavoriteBatch | null;
  /** Whether the last write failed: what is staged lives in this tab only. */
  readonly isVolatile: boolean;
  /** How often the batch at the head has failed in a row. */
  readonly failures: number;
  /** Number of failed loads of the list in a row. */
  readonly loadFailures: number;
}

export type FavoritesEvent =
  /** The heart of a channel was pressed. */
  | {
      readonly type: 'favorite.toggle';
      readonly channelId: string;
      /** `vtuber` or `subber`. */
      readonly channelType: string;
    }
  /** Send what is staged now, without the debounce, such as before the page goes. */
  | { readonly type: 'favorites.flush' }
  /** Ask for the list as the server has it. */
  | { readonly type: 'favorites.refresh' }
  | { readonly type: 'session.started'; readonly viewerId: string }
  /** The login was verified: what waits for it is sent. */
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
  /** The operations did not go through; for a passing reason they will be sent again. */
  | { readonly type: 'favorites.failed' }
  /** Changes that were refused for good and left the outbox: notify the viewer. */
  | { readonly type: 'favorites.dropped'; readonly ops: readonly FavoriteOp[] }
  /** The device could not store the outbox: staged changes last as long as this tab. */
  | { readonly type: 'outbox.volatile' };
