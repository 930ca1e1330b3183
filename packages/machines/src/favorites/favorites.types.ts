import type { Favorite, FavoriteOp } from '@oshimado/contract';
import type { FailureKind, FavoriteBatch, Outbox, OutboxChange } from '@oshimado/domain';

/** What the port `changeOutbox` is asked: carried out under a lock on the value all tabs share; it answers the whole. */
export type ChangeOutboxInput = OutboxChange;

/** What the port `sendFavorites` is asked: one request with the batch's key as `idempotency-key`. */
export type SendFavoritesInput = FavoriteBatch;

/** Why a toggle did nothing. */
export type FavoriteRefusal = 'guest' | 'notVtuber';

export interface FavoritesInput {
  /** Who is logged in; null for a guest. Default null. */
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
  /** As the server said last. */
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
  /** How often the list could not be had in a row. */
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
  /** `logout`: the viewer went, and what they staged goes with them. Otherwise it waits for them. */
  | { readonly type: 'session.ended'; readonly reason: 'logout' | 'expired' | 'elsewhere' }
  | { readonly type: 'connection.restored' }
  /** Another tab changed the shared outbox. */
  | { readonly type: 'outbox.replaced'; readonly outbox: Outbox }
  /** Another tab heard from the server. `after`: as in its event `favorites.changed`. Default 0. */
  | {
      readonly type: 'favorites.replaced';
      readonly favorites: readonly Favorite[];
      readonly after?: number;
    };

export type FavoritesEmitted =
  /**
   * "On success the favorites are replaced": store them, tell other tabs. `after`: how many closed batches of the outbox they
   * account for, so that an older list never replaces a newer one.
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
  | {
      readonly type: 'favorites.failed';
      readonly code: FailureKind;
      readonly ops: readonly FavoriteOp[];
    }
  /** Nobody will send these any more: tell the viewer. */
  | { readonly type: 'favorites.dropped'; readonly ops: readonly FavoriteOp[] }
  /** The device could not keep what is staged: it lasts as long as this tab. */
  | { readonly type: 'outbox.volatile' };
