import type { CallFailure, Video } from '@oshimado/contract';

/** Whose board it is: an organization's, or that of the channels named. */
export interface LiveFeedQuery {
  readonly org?: string | null;
  readonly channels?: readonly string[];
}

/** An answer of the port: the rows and the moment (epoch ms) they were true. */
export interface LiveFeedLoad {
  readonly videos: readonly Video[];
  readonly fetchedAt: number;
}

/** Why the board could not be had. `offline`: the browser knows that it has no connection. */
export type LiveFeedError = Exclude<CallFailure, 'aborted'> | 'offline';

export interface LiveFeedInput {
  readonly query: LiveFeedQuery;
  /** A board that is there already, as the server drew it. Default none: the first load starts at once. */
  readonly initial?: LiveFeedLoad | undefined;
  /** Age at which the board is asked for again while somebody looks. Default 5 minutes. */
  readonly staleAfterMs?: number;
  /** Distance of the tries after a failure. Default 2 minutes. */
  readonly retryEveryMs?: number;
  /** How long an answer is waited for. Default 10 s. */
  readonly timeoutMs?: number;
  /** Default true. */
  readonly isPageVisible?: boolean;
  /** Default true. */
  readonly isOnline?: boolean;
}

export interface LiveFeedContext {
  readonly query: LiveFeedQuery;
  /** null until the first answer. Kept while a newer answer is awaited and when it fails. */
  readonly videos: readonly Video[] | null;
  readonly fetchedAt: number | null;
  /** Set by a failure, cleared by the next success. */
  readonly error: LiveFeedError | null;
  readonly staleAfterMs: number;
  readonly retryEveryMs: number;
  readonly timeoutMs: number;
  readonly isPageVisible: boolean;
  readonly isOnline: boolean;
}

export type LiveFeedEvent =
  /** Someone asks for a fresh board; forced: whatever its age, hidden or not. */
  | { readonly type: 'feed.refresh'; readonly force?: boolean }
  /** Another board is wanted; the old one is dropped. */
  | { readonly type: 'query.change'; readonly query: LiveFeedQuery }
  | { readonly type: 'page.hidden' }
  /** `now` (epoch ms) tells a board that slept with its device, or was drawn elsewhere, how old it really is. */
  | { readonly type: 'page.shown'; readonly now?: number }
  | { readonly type: 'connection.lost' }
  /** A device that wakes up finds its connection again: `now` as above. */
  | { readonly type: 'connection.restored'; readonly now?: number };

export type LiveFeedNotice =
  | { readonly type: 'feed.changed'; readonly videos: readonly Video[] }
  | { readonly type: 'feed.failed'; readonly code: LiveFeedError };
