/** The store in PostgreSQL 15 or newer: a write interface for sources and a read interface for handlers. */
import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { fullDisk } from '../disk-problem';
import { withTimeLimit } from '../time-limit';
import { type AccountStore, accountStore } from './accounts';
import { type Changes, createChanges } from './changes';
import { type ChannelListStore, channelListStore } from './channel-list';
import { type ChatStore, chatStore, type SourceLines } from './chats';
import { connect, type PoolLoad } from './connection';
import { DatabaseSilentError } from './database-down';
import { type EditStore, editStore } from './edits';
import { type FavoriteGroupStore, favoriteGroupStore } from './favorite-groups';
import { type FavoriteStore, favoriteStore } from './favorites';
import { type FeedLock, createFeedLock } from './feed-lock';
import { type HistoryStore, historyStore } from './history';
import { type LimitHits, limitHits } from './limit-hits';
import { migrate, requireMigrated } from './migrate';
import { type PeopleStore, peopleStore } from './people';
import { type PlaylistStore, playlistStore } from './playlists';
import { type PushStore, pushStore } from './push';
import { type Reads, createReads } from './read';
import type { SourceHint, SourceStore } from './records';
import { type ReplayStore, replayStore } from './replays';
import { type ReportStore, reportStore } from './reports';
import { createTextFiller } from './search/fill-texts';
import { type SecurityLog, securityLog } from './security-log';
import type { Tables } from './tables';
import { sourceHints } from './write/source-hints';
import { endLeftVideos, type LeftVideos } from './write/left-videos';
import { createSourceStore, type SourceOwner } from './write/source-store';
import { videoDetails } from './write/video-details';
import { createWriter } from './write/writer';

/** One megabyte, which is undone. */
const fillSomeSpace = (db: Kysely<Tables>) =>
  db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    try {
      await sql`
        create temporary table space_that_is_left on commit drop as
        select repeat('x', 1000) from generate_series(1, 1000)`.execute(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });

/** Knows since a statement failed for want of space that the disk is full, until there is space again. */
function createDiskWatch() {
  let isFull = false;
  return {
    note: (error: unknown): void => void (isFull ||= fullDisk(error) !== undefined),
    /** Rejects as long as the disk is full. */
    require: async (db: Kysely<Tables>): Promise<void> => {
      if (!isFull) return;
      await fillSomeSpace(db).catch((error: unknown) => {
        // Where temporary tables are not allowed, the next failure tells.
        if (fullDisk(error) !== undefined) throw error;
      });
      isFull = false;
    },
  };
}

/** Whether the database is available now: concurrent callers share one check with a time limit. */
function createPing(ask: () => Promise<void>, limitMs: number): () => Promise<void> {
  let asking: Promise<void> | undefined;
  return () => {
    asking ??= ask().finally(() => (asking = undefined));
    return withTimeLimit(asking, limitMs, () => new DatabaseSilentError(limitMs));
  };
}

export interface StoreOptions {
  readonly connectionString: string;
  /** Maximum number of connections. Default 10. */
  readonly poolSize?: number;
  /** Epoch milliseconds. Default: the platform's clock. */
  readonly now?: () => number;
  /** How many times longer than usual the database may take, for tests on slow machines. Default 1. */
  readonly patience?: number;
  /** Receives the errors of lost connections; others replace them. Default: nothing. */
  readonly onConnectionLost?: (error: Error) => void;
  /** Receives the error when older rows could not be made searchable; that is tried again. Default: nothing. */
  readonly onTextsFailed?: (error: Error) => void;
  /** Makes lines of live translations that the source brings. Default: there are only stored ones. */
  readonly sourceLines?: SourceLines | undefined;
}

export interface Store {
  /**
   * Brings the tables up to date; safe in several processes at once. Older rows become searchable afterwards. Returns the names
   * of migrations of a newer version, whose tables are used as they are; throws a NewerStoreError if they cannot be.
   */
  readonly migrate: () => Promise<readonly string[]>;
  /** The write interface without an owner: it changes rows of every source. */
  readonly source: SourceStore;
  /** The write interface of one source among those of this server. */
  readonly sourceOf: (owner: SourceOwner) => SourceStore;
  /** Ends open videos of sources that this server no longer has; returns how many. */
  readonly endLeft: (left: LeftVideos) => Promise<number>;
  /** Keeps what a platform told this process, for the process that feeds from this source. */
  readonly giveHint: (source: string, hint: SourceHint) => Promise<void>;
  /** Notes that a viewer opened this video, so that the source reads its details soon. Safe to call repeatedly. */
  readonly requestVideo: (id: string) => Promise<void>;
  readonly reads: Reads;
  readonly accounts: AccountStore;
  readonly favorites: FavoriteStore;
  readonly history: HistoryStore;
  readonly playlists: PlaylistStore;
  readonly chats: ChatStore;
  readonly edits: EditStore;
  readonly replays: ReplayStore;
  readonly reports: ReportStore;
  readonly people: PeopleStore;
  readonly security: SecurityLog;
  readonly push: PushStore;
  readonly favoriteGroups: FavoriteGroupStore;
  readonly limitHits: LimitHits;
  /** The list of followed channels that admins edit. */
  readonly channelList: ChannelListStore;
  /** Grows with every committed change of public data, of this process and, if changes are polled, of others. */
  readonly version: number;
  /** Adds a listener for new versions; returns how to remove it. */
  readonly onChange: (listener: () => void) => () => void;
  /** Shares the version with other processes. */
  readonly changes: Pick<Changes, 'onOwnChange' | 'notice' | 'poll'>;
  /** Whether this process feeds the store. */
  readonly feedLock: FeedLock;
  /** Connections for requests, and for sources. */
  readonly pools: Readonly<Record<'requests' | 'sources', () => PoolLoad>>;
  /** Throws unless the database answers within 2 s, every migration is done, and its disk is not full. */
  readonly ping: () => Promise<void>;
  /** Returns after some seconds even if the database does not answer. */
  readonly close: () => Promise<void>;
}

const POOL_SIZE = 10;
const CONNECT_LIMIT_MS = 3_000;
/** A request ends within 5 s when the database is silent; only an answer that arrives in many parts takes longer. */
const requestLimits = (patience: number) => ({
  statementTimeoutMs: 15_000 * patience,
  lockTimeoutMs: 3_500 * patience,
  answerLimitMs: 4_000 * patience,
  connectLimitMs: CONNECT_LIMIT_MS * patience,
});
const EDIT_LIMIT_MS = 4_000;
/** Sources write large batches, which no request waits for. */
const sourceLimits = (patience: number) => ({
  statementTimeoutMs: 30_000 * patience,
  answerLimitMs: 35_000 * patience,
  connectLimitMs: CONNECT_LIMIT_MS * patience,
});
const SOURCE_POOL_SIZE = 2;
const PING_LIMIT_MS = 2_000;

export function openStore(options: StoreOptions): Store {
  const { connectionString, poolSize = POOL_SIZE, now = Date.now, patience = 1 } = options;
  const { onConnectionLost: onError = () => undefined } = options;
  const disk = createDiskWatch();
  const { db, load, close } = connect({
    connectionString,
    poolSize,
    onError,
    onStatementFailed: disk.note,
    ...requestLimits(patience),
  });
  const forSources = connect({
    connectionString,
    poolSize: SOURCE_POOL_SIZE,
    onError,
    onStatementFailed: disk.note,
    ...sourceLimits(patience),
  });
  const date = () => new Date(now());
  const changes = createChanges(db);
  const write = createWriter({ db, changes, limitMs: EDIT_LIMIT_MS * patience });
  const writeAsSource = createWriter({ db: forSources.db, changes });
  const feedLock = createFeedLock(connectionString, randomBytes(3).toString('hex'), patience);
  const texts = createTextFiller({
    db: forSources.db,
    write: writeAsSource,
    onError: options.onTextsFailed ?? (() => undefined),
  });
  const sourceOf = (owner?: SourceOwner) =>
    createSourceStore({
      db: forSources.db,
      write: writeAsSource,
      now: date,
      details: videoDetails(forSources.db, date),
      takeHints: sourceHints(forSources.db, date).take,
      owner,
    });
  return {
    migrate: async () => {
      const newer = await migrate(connectionString);
      texts.start();
      return newer;
    },
    source: sourceOf(),
    sourceOf,
    endLeft: (left) =>
      writeAsSource(
        (trx) => endLeftVideos(trx, left, date()),
        (rows) => rows > 0,
      ),
    giveHint: sourceHints(db, date).give,
    requestVideo: videoDetails(db, date).request,
    reads: createReads(db, date),
    accounts: accountStore(db, date, write),
    favorites: favoriteStore(db, date),
    history: historyStore(db, date),
    playlists: playlistStore(db, date),
    chats: chatStore(db, date, changes, options.sourceLines),
    edits: editStore({ db, write, now: date }),
    replays: replayStore(db, date),
    reports: reportStore(db, date),
    people: peopleStore(db, date, write),
    security: securityLog(db, date),
    push: pushStore(db, forSources.db, date),
    favoriteGroups: favoriteGroupStore(db, date),
    limitHits: limitHits(db, date),
    channelList: channelListStore(db, date),
    get version() {
      return changes.version;
    },
    onChange: changes.onChange,
    changes,
    feedLock,
    pools: { requests: load, sources: forSources.load },
    ping: createPing(async () => {
      await requireMigrated(db);
      await disk.require(db);
    }, PING_LIMIT_MS * patience),
    close: async () => {
      await texts.stop();
      await Promise.all([close(), forSources.close(), feedLock.close()]);
    },
  };
}
