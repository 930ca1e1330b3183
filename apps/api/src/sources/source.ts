/** Interface of the sources that fill the store. */
import type { SourceStore } from '../store/records';

/** Clock and log, passed in so that tests control time. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Resolves after so many milliseconds, or at once when the signal fires. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface SourceLog {
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
}

/** Progress of a long first fill; the start script draws a bar from it. */
export interface SourceProgress {
  readonly task: string;
  readonly done: number;
  /** Absent while unknown. */
  readonly total?: number;
}

export interface SourceContext {
  readonly store: SourceStore;
  readonly clock: Clock;
  readonly log: SourceLog;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SourceProgress) => void;
}

export interface Source {
  readonly name: 'demo' | 'holodex' | 'youtube' | 'twitch';
  /** Whether it reads open videos again that another source left behind. Default false. */
  readonly adopts?: boolean;
  /** Fills the store for the first page view; returns when the board can be served. */
  readonly fill: (context: SourceContext) => Promise<void>;
  /** Keeps the store up to date until the signal fires. A failed round is logged and retried, never thrown. */
  readonly follow: (context: SourceContext) => Promise<void>;
  /** Its state, for `/readyz` and metrics; undefined in a process that does not feed. Default: the source has no state to show. */
  readonly status?: () => SourceStatus | undefined;
}

/** The state of a source now. */
export interface SourceStatus {
  /** When open videos were last read without a failure, epoch milliseconds. */
  readonly checkedAt: number | undefined;
  /** When they are read next, epoch milliseconds; undefined or not finite without such a plan. */
  readonly nextAt?: number | undefined;
  /** What is wrong, in words for an operator; undefined if nothing is. */
  readonly trouble: string | undefined;
  readonly channels: number;
  /** Followed videos by state. */
  readonly videos: Readonly<Record<string, number>>;
  /** Followed channels without a valid subscription; undefined where the platform pushes nothing. */
  readonly unleased?: number | undefined;
  /** When the next subscription ends, epoch milliseconds; undefined without one. */
  readonly leaseEndsAt?: number | undefined;
  /** The platform's allowance of a day: what was spent of it, by kind of call, since `resetAt` less a day; undefined where it counts none. */
  readonly units?:
    | {
        readonly limit: number;
        readonly total: number;
        readonly used: Readonly<Record<string, number>>;
        readonly resetAt: number;
        /** Whether nothing of it may be spent until then. */
        readonly isSpent: boolean;
        /** How many times longer the intervals are, so that it lasts until then; 1 if not. */
        readonly stretch: number;
      }
    | undefined;
  /** Calls of a minute, as in the headers of the last answer; undefined for a platform without such headers, and before its first answer. */
  readonly rate?: { readonly limit: number; readonly remaining: number } | undefined;
}
