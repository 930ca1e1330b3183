import type { Login, User } from '@oshimado/contract';

/** Input of the port `refreshSession`. */
export interface RefreshInput {
  readonly token: string;
}

/**
 * Result of `refreshSession`: the renewed login and when it was confirmed (epoch ms). Null if another tab has stored another
 * token meanwhile: the answer must not overwrite it.
 */
export interface Refreshed extends Login {
  readonly checkedAt: number;
}

/** The login to continue with. */
export interface Kept {
  /** The token and its account. */
  readonly login: Login;
  /** When the server confirmed it, epoch ms. */
  readonly checkedAt: number;
}

/** Input of the port `endSession`: the token to revoke, or all tokens of the account. */
export interface Revocation {
  readonly token: string;
  readonly all: boolean;
}

/** Initial data of the machine: the time, and the stored login. */
export interface SessionInput {
  /** Current time at the start, epoch ms. */
  readonly now: number;
  /** The login stored on this device. Default: none. */
  readonly stored?: Login | null;
  /** When the stored session was last verified, epoch ms. Default: never. */
  readonly checkedAt?: number;
}

/** Data of the machine; views read it by selectors. */
export interface SessionContext {
  readonly token: string | null;
  readonly user: User | null;
  /** Current time at the start, epoch ms. */
  readonly now: number;
  /** When the server last confirmed the session, epoch ms; 0: never. */
  readonly checkedAt: number;
  /** Whether to request the login page if the verification fails. */
  readonly isBounced: boolean;
  /** Logouts that the server has not confirmed. */
  readonly revocations: readonly Revocation[];
  /** Whether `logout.failed` was emitted. */
  readonly isLogoutFailureNotified: boolean;
}

/** What the machine takes: logins and logouts, and facts about calls, the page and other tabs. */
export type SessionEvent =
  /** A provider returned a login, or an account was linked. */
  | { readonly type: 'session.login'; readonly login: Login; readonly now: number }
  /** The user card became visible. */
  | { readonly type: 'session.check'; readonly now: number }
  /** A call was rejected with 401. `bounces`: request the login page if the session has ended. Default false. */
  | { readonly type: 'login.verify'; readonly now: number; readonly bounces?: boolean }
  /** `everywhere`: on all devices. Default false. */
  | { readonly type: 'session.logout'; readonly everywhere?: boolean }
  | { readonly type: 'page.shown'; readonly now: number }
  | { readonly type: 'connection.restored' }
  /**
   * Another tab logged in, renewed its token or logged out (null). The values are those now stored, not those of the storage
   * event, so that all tabs converge.
   */
  | {
      readonly type: 'session.replaced';
      readonly login: Login | null;
      readonly checkedAt: number;
    }
  | { readonly type: 'warning.dismiss' };

/** What the machine emits: what has become of the login, and what to store. */
export type SessionEmitted =
  | { readonly type: 'session.started'; readonly viewerId: string }
  /** The server confirmed the session, to this tab or another. */
  | { readonly type: 'session.confirmed' }
  /**
   * `logout`: by the viewer; `expired`: the token is no longer valid; `elsewhere`: another tab ended or replaced the session and
   * has updated storage and cookie.
   */
  | { readonly type: 'session.ended'; readonly reason: 'logout' | 'expired' | 'elsewhere' }
  /** Store the login, which notifies other tabs; null: remove it. */
  | { readonly type: 'session.changed'; readonly login: Login | null; readonly checkedAt: number }
  /** "A cookie holding the token is set with the token's expiry"; null clears it. `expiresAt`: epoch ms. */
  | {
      readonly type: 'cookie.changed';
      readonly token: string | null;
      readonly expiresAt: number | null;
    }
  /** "The token … also sent to the browser extension"; null after a logout. */
  | { readonly type: 'extension.send'; readonly token: string | null }
  /** "… may redirect to /login." */
  | { readonly type: 'login.requested' }
  /** The logout call failed: other devices may still be logged in. */
  | { readonly type: 'logout.failed'; readonly all: boolean };
