/** Everything the server keeps, in PostgreSQL 15 or newer: one side for sources to write, one for handlers to read. */
import { accountStore, type AccountStore } from './accounts';
import { chatStore, type ChatStore } from './chats';
import { connect } from './connection';
import { editStore, type EditStore } from './edits';
import { favoriteStore, type FavoriteStore } from './favorites';
import { layoutStore, type LayoutStore } from './layouts';
import { migrate, requireMigrated } from './migrate';
import { playlistStore, type PlaylistStore } from './playlists';
import { createReads, type Reads } from './read';
import type { SourceStore } from './records';
import { replayStore, type ReplayStore } from './replays';
import { reportStore, type ReportStore } from './reports';
import { createSourceStore } from './write/source-store';
import { createWriter } from './write/writer';

export interface StoreOptions {
  readonly connectionString: string;
  /** Connections kept at most. Default 10. */
  readonly poolSize?: number;
  /** Epoch milliseconds. Default: the platform's clock. */
  readonly now?: () => number;
  /** Hears of connections lost while idle; the pool replaces them. Default: nobody. */
  readonly onConnectionLost?: (error: Error) => void;
}

export interface Store {
  /** Brings the tables up to date; safe in several processes at once. */
  readonly migrate: () => Promise<void>;
  readonly source: SourceStore;
  readonly reads: Reads;
  readonly accounts: AccountStore;
  readonly favorites: FavoriteStore;
  readonly playlists: PlaylistStore;
  readonly chats: ChatStore;
  readonly edits: EditStore;
  readonly replays: ReplayStore;
  readonly reports: ReportStore;
  readonly layouts: LayoutStore;
  /** Grows with every committed change of this process. */
  readonly version: number;
  /** Calls the listener after every committed change; answers how to stop that. */
  readonly onChange: (listener: () => void) => () => void;
  /** Throws unless the database answers and every migration is done. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const POOL_SIZE = 10;
const STATEMENT_TIMEOUT_MS = 30_000;

export function openStore(options: StoreOptions): Store {
  const { connectionString, poolSize = POOL_SIZE, now = Date.now } = options;
  const { db, close } = connect({
    connectionString,
    poolSize,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    onError: options.onConnectionLost ?? (() => undefined),
  });
  const date = () => new Date(now());
  const listeners = new Set<() => void>();
  let version = 0;
  const onCommit = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const write = createWriter(db);
  return {
    migrate: () => migrate(connectionString),
    source: createSourceStore({ db, write, now: date, onCommit }),
    reads: createReads(db, date),
    accounts: accountStore(db, date),
    favorites: favoriteStore(db, date),
    playlists: playlistStore(db, date),
    chats: chatStore(db, date),
    edits: editStore({ db, write, now: date, onCommit }),
    replays: replayStore(db, date),
    reports: reportStore(db, date),
    layouts: layoutStore(db, date),
    get version() {
      return version;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ping: () => requireMigrated(db),
    close,
  };
}
