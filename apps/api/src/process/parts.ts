/** The parts of a server, passed to `run`, so that it can be tested with fakes. */
import type { FastifyInstance } from 'fastify';
import type { Clock, Source } from '../sources/source';
import type { FeedLock } from '../store';
import type { SourceStore } from '../store/records';
import type { Addresses } from './report';

export interface ProcessLog {
  readonly debug: (details: object, message: string) => void;
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
  readonly fatal: (details: object, message: string) => void;
}

/** The part of the store that the process uses. */
export interface OpenStore {
  /** The write interface without an owner. */
  readonly source: SourceStore;
  /** The write interface of one source among all of this server. */
  readonly sourceOf: (owner: {
    readonly name: string;
    readonly among: readonly string[];
  }) => SourceStore;
  /** Ends open videos of sources that this server no longer has; returns how many. */
  readonly endLeft: (left: {
    readonly among: readonly string[];
    readonly isAdopted: boolean;
  }) => Promise<number>;
  /** Which process feeds the store. */
  readonly feedLock: Pick<FeedLock, 'instance' | 'tryTake'>;
  /**
   * Brings the tables up to date. Returns the names of migrations of a newer version, whose tables are used as they are; throws
   * a NewerStoreError if they cannot be.
   */
  readonly migrate: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Work of the one process that feeds the store, until the signal fires; never rejects. */
export type Beside = (signal: AbortSignal) => Promise<void>;

export interface WebApps {
  /** Portal and /api/v2. */
  readonly portal: FastifyInstance;
  /** The second origin. */
  readonly embed: FastifyInstance;
  /** Metrics on a port of their own. */
  readonly metrics?: FastifyInstance | undefined;
}

export interface ServerParts<Store extends OpenStore = OpenStore> {
  /** The source's clock. Default: the machine's. */
  readonly clock?: Clock;
  readonly openStore: (connectionString: string) => Store;
  readonly buildApps: (store: Store, origins: Addresses) => Promise<WebApps>;
  /** In the order of their precedence; empty for a server without a source. */
  readonly createSources: () => readonly Source[];
  /** Other work of the process that feeds the store. Default: none. */
  readonly createBeside?: (store: Store, origins: Addresses) => Beside;
}
