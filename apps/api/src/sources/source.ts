/** Where the store's content comes from. One interface, whatever feeds it. */
import type { SourceStore } from '../store/records';

/** The outside, handed in so that tests move time by hand. */
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

/** How far a long first fill has come; the start script draws a bar from it. */
export interface SourceProgress {
  readonly task: string;
  readonly done: number;
  /** Missing while nobody knows. */
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
  readonly name: 'demo' | 'holodex';
  /** Brings the store to a state worth showing; returns when the first board can be served. */
  readonly fill: (context: SourceContext) => Promise<void>;
  /** Keeps the store up to date until the signal fires. A failed round is logged and tried again, never thrown. */
  readonly follow: (context: SourceContext) => Promise<void>;
}
