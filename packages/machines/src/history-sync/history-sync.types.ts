/** Data of the machine. */
export interface HistorySyncContext {
  /** User id; null for guests. */
  readonly viewerId: string | null;
  /** Whether the device's history changed since the exchange began. */
  readonly isChanged: boolean;
  /** Failed exchanges in a row. */
  readonly failures: number;
}

/** Initial data of the machine. */
export interface HistorySyncInput {
  /** User id of the stored login. Default null, a guest. */
  readonly viewerId?: string | null;
}

/** Input of the port that exchanges the histories. */
export interface ExchangeInput {
  /** User id; the exchange fails if another one is logged in by then. */
  readonly viewerId: string;
}

/** What the machine takes: facts about the history, the login and the page. */
export type HistorySyncEvent =
  /** The device noted or removed something that the account does not have yet. */
  | { readonly type: 'history.changed' }
  | { readonly type: 'session.started'; readonly viewerId: string }
  /** The login was verified. */
  | { readonly type: 'session.confirmed' }
  | { readonly type: 'session.ended'; readonly reason: 'logout' | 'expired' | 'elsewhere' }
  | { readonly type: 'connection.restored' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'page.hidden' };

/** What the machine emits about the login and the device's history. */
export type HistorySyncEmitted =
  /** The token was refused, or the account is suspended: verify the login. */
  | { readonly type: 'login.verify' }
  /** A logout: the account's history is removed from this device. */
  | { readonly type: 'history.forget' };
