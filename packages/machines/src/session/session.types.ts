import type { Login, User } from '@oshimado/contract';

/** What the port `refreshSession` is asked. */
export interface RefreshInput {
  readonly token: string;
}

/**
 * What it answers: the session as it goes on, and when that was so (epoch ms). Null, whatever the server said, where the
 * device holds another token by then than the one that was asked about: an answer never undoes what another tab did.
 */
export interface Refreshed extends Login {
  readonly checkedAt: number;
}

/** A login to go on with. */
export interface Kept {
  /** The token, and whose it is. */
  readonly login: Login;
  /** When the server said so, epoch ms. */
  readonly checkedAt: number;
}

/** What the port `endSession` is asked: the server forgets one token, or every one of the account. */
export interface Revocation {
  readonly token: string;
  readonly all: boolean;
}

export interface SessionInput {
  /** Time of day at the start, epoch ms. */
  readonly now: number;
  /** What this device kept. Default: nobody. */
  readonly stored?: Login | null;
  /** When the stored session was last verified, epoch ms. Default: never. */
  readonly checkedAt?: number;
}

export interface SessionContext {
  readonly token: string | null;
  readonly user: User | null;
  /** Time of day at the start, epoch ms. */
  readonly now: number;
  /** When the server last said that the session holds; 0: never. */
  readonly checkedAt: number;
  /** Whether whoever asked for the verification wants to be led to the login when it fails. */
  readonly isBounced: boolean;
  /** Logouts the server has not heard of. */
  readonly revocations: readonly Revocation[];
  /** Whether the viewer was told that the server could not be told. */
  readonly isUnrevokedTold: boolean;
}

export type SessionEvent =
  /** A login came back from a provider, or an account was linked. */
  | { readonly type: 'session.login'; readonly login: Login; readonly now: number }
  /** The user card became visible. */
  | { readonly type: 'session.check'; readonly now: number }
  /** Somebody's call was refused. `bounces`: lead to the login if the session is over. Default false. */
  | { readonly type: 'login.verify'; readonly now: number; readonly bounces?: boolean }
  /** `everywhere`: on all devices. Default false. */
  | { readonly type: 'session.logout'; readonly everywhere?: boolean }
  | { readonly type: 'page.shown'; readonly now: number }
  | { readonly type: 'connection.restored' }
  /**
   * Another tab logged in, renewed its token or logged out (null). What is told is what the device holds at this moment,
   * not what the other tab wrote back then: so all tabs agree in the end.
   */
  | {
      readonly type: 'session.replaced';
      readonly login: Login | null;
      readonly checkedAt: number;
    }
  | { readonly type: 'warning.dismiss' };

export type SessionEmitted =
  | { readonly type: 'session.started'; readonly viewerId: string }
  /** The server said that the session holds, to this tab or to another one. */
  | { readonly type: 'session.confirmed' }
  /**
   * `logout`: the viewer wished it; `expired`: the token is not taken any more; `elsewhere`: another tab ended or replaced it,
   * and has done what is to be done for the whole device.
   */
  | { readonly type: 'session.ended'; readonly reason: 'logout' | 'expired' | 'elsewhere' }
  /** Store it, tell other tabs; null: forget it. */
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
  /** The server could not be told of a logout: other devices may still be logged in. */
  | { readonly type: 'logout.failed'; readonly all: boolean };
