import type { CallFailure, Video } from '@oshimado/contract';

/** Whose board it is: an organization's or several's, that of the channels named, or that of the viewer's favorites. */
export interface LiveFeedQuery {
  readonly org?: string | readonly string[] | null;
  readonly channels?: readonly string[];
  /** The viewer's own favorites: needs a login. Default false. */
  readonly favorites?: boolean;
}

/**
 * When a board is asked for again without anybody asking. `page`: as long as it is looked at, whenever it has grown old.
 * `background`: once 5 s after the start if it is older than 2 minutes, then every 6 minutes if it is older than 5.
 */
export type LiveFeedSchedule = 'page' | 'background';

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
  /** Time of day, epoch ms: tells how old `initial` is. Default unknown: it counts as fresh. */
  readonly now?: number;
  /** Default `page`. */
  readonly schedule?: LiveFeedSchedule;
  /** Age at which the board is old. Default 5 minutes; favorites on their page 2 minutes. */
  readonly staleAfterMs?: number;
  /** Distance of the tries after a failure. Default 2 minutes. */
  readonly retryEveryMs?: number;
  /** How long an answer is waited for. Default 10 s; favorites 20 s. */
  readonly timeoutMs?: number;
  /** How long a told change is waited with, so that several are asked for at once. Default 1 s. */
  readonly changeDelayMs?: number;
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
  readonly schedule: LiveFeedSchedule;
  /** As chosen; null: by the query and the schedule. */
  readonly staleAfterMs: number | null;
  readonly retryEveryMs: number;
  /** As chosen; null: by the query. */
  readonly timeoutMs: number | null;
  readonly changeDelayMs: number;
  /** Whether changes of the board are told as they happen; then nothing is asked for by its age. */
  readonly isPushed: boolean;
  /** Whether the board changed while it was being loaded. */
  readonly isOutdated: boolean;
  /** Whether the board is older than the first background fetch allows (2 minutes). */
  readonly isRipe: boolean;
  /** How often the background schedule has ticked. */
  readonly ticks: number;
  readonly isPageVisible: boolean;
  readonly isOnline: boolean;
}

export type LiveFeedEvent =
  /** Someone asks for a fresh board; forced: whatever its age, hidden or not. */
  | { readonly type: 'feed.refresh'; readonly force?: boolean }
  /** Another board is wanted; the old one is dropped. `initial`: what is there of the other, until its answer comes. */
  | {
      readonly type: 'query.change';
      readonly query: LiveFeedQuery;
      readonly initial?: LiveFeedLoad | undefined;
    }
  | { readonly type: 'page.hidden' }
  /** `now` (epoch ms) tells a board that slept with its device, or was drawn elsewhere, how old it really is. */
  | { readonly type: 'page.shown'; readonly now?: number }
  | { readonly type: 'connection.lost' }
  /** A device that wakes up finds its connection again: `now` as above. */
  | { readonly type: 'connection.restored'; readonly now?: number }
  /** The server tells of changes from now on: the board events are connected. */
  | { readonly type: 'push.opened' }
  /** It does not any more: the board is asked for by its age again. */
  | { readonly type: 'push.lost' }
  /** The server told that the board is another one now. */
  | { readonly type: 'board.changed' }
  /** The machine's own: the background schedule. */
  | { readonly type: 'schedule.ticked' }
  /** The machine's own: the board is older than 2 minutes. */
  | { readonly type: 'board.ripened' };

export type LiveFeedNotice =
  | { readonly type: 'feed.changed'; readonly videos: readonly Video[] }
  | { readonly type: 'feed.failed'; readonly code: LiveFeedError };

/** What is asked of a board: of its machine's snapshot, or of what that will begin with. */
export interface LiveFeedSnapshot {
  readonly context: LiveFeedContext;
  matches(state: 'loading' | 'stale'): boolean;
  hasTag(tag: 'busy'): boolean;
}
