/** The query of a live board: of organizations, of channels, or of a viewer's favorites. */
import { LIVE_BOARD } from './query-names';
import { rowsOf, type Client, type LiveQuery, type QueryOf, type Video } from '@oshimado/contract';
import {
  ALL_ORGS,
  boardDueIn,
  boardFailure,
  boardTimes,
  isOfGroup,
  joinBoards,
  writeOrgs,
  type BoardFailure,
  type BoardSchedule,
  type ChannelGroupRecord,
} from '@oshimado/domain';
import {
  CancelledError,
  focusManager,
  QueryObserver,
  type QueryClient,
  type QueryObserverOptions,
} from '@tanstack/query-core';
import type { ServerQuery } from './server-query';

/** As much of a group of favorites as its streams need. */
export interface BoardGroup extends Pick<ChannelGroupRecord, 'id' | 'changedAt' | 'channelIds'> {
  /** Whether the account still has the members of before. Default false. */
  readonly isUnsent?: boolean;
}

/** Whose board it is. */
export type LiveBoardSource =
  /** Several organizations are one board; none, or `All Vtubers`, is everybody's. */
  | {
      readonly orgs: readonly string[];
      /** Most rows; only where no more are ever shown. Default: all. */
      readonly limit?: number | undefined;
    }
  | { readonly channels: readonly string[] }
  | {
      /** The id of the viewer; the call itself needs their login. */
      readonly favorites: string;
      /** Only streams of this group of favorites. Default: of all. */
      readonly group?: BoardGroup | undefined;
    };

/** A board that could not be loaded. */
export class LiveBoardError extends Error {
  override readonly name = 'LiveBoardError';
  constructor(
    readonly code: BoardFailure,
    cause: unknown,
  ) {
    super(`The live board could not be loaded: ${code}`, { cause });
  }
}

/** Names a board in one word: second part of its key, and the name under which a device keeps it. A group's is that of all favorites. */
function boardName(source: LiveBoardSource): string {
  if ('favorites' in source) return `favorites:${source.favorites}`;
  if ('channels' in source) return `channels:${writeOrgs(source.channels)}`;
  const limit = source.limit === undefined ? '' : `:${source.limit}`;
  return `orgs:${writeOrgs(source.orgs)}${limit}`;
}

/**
 * Names what is shown of a source in one word. A group has another name after each change of it, and again once the account has the
 * change: what was asked for in between is of the members of before.
 */
export function liveBoardName(source: LiveBoardSource): string {
  const name = boardName(source);
  if (!('favorites' in source) || !source.group) return name;
  const { id, changedAt, isUnsent = false } = source.group;
  return `${name}:${id}:${changedAt}${isUnsent ? ':unsent' : ''}`;
}

/** The key of a board in the query cache. */
export const liveBoardKey = (source: LiveBoardSource) => [LIVE_BOARD, boardName(source)] as const;

export type LiveBoardKey = ReturnType<typeof liveBoardKey>;
type Options = QueryObserverOptions<
  readonly Video[],
  LiveBoardError,
  readonly Video[],
  readonly Video[],
  LiveBoardKey
>;

/** Options of the query of a live board. */
export interface LiveBoardOptions
  extends Omit<Options, 'queryKey' | 'queryFn'>, Pick<ServerQuery<readonly Video[]>, 'queryFn'> {
  readonly queryKey: LiveBoardKey;
}

const liveQueryOf = (org: string | undefined, limit: number | undefined): LiveQuery => ({
  type: ['placeholder', 'stream'],
  include: ['mentions', 'event'],
  ...(org !== undefined && org !== ALL_ORGS && { org }),
  limit,
});

const usersLiveQueryOf = (channels?: readonly string[]): QueryOf<'getUsersLive'> => ({
  channels,
  includePlaceholder: true,
  include: ['mentions', 'event'],
});

/** The streams of a group among those of all favorites. */
function streamsOf(group: BoardGroup) {
  const members = new Set(group.channelIds);
  return (videos: readonly Video[]) => videos.filter((video) => isOfGroup(video, members));
}

async function load(
  client: Client,
  source: LiveBoardSource,
  signal: AbortSignal,
): Promise<readonly Video[]> {
  if (!('orgs' in source)) {
    const channels = 'channels' in source ? source.channels : undefined;
    return rowsOf<Video>(await client.getUsersLive(usersLiveQueryOf(channels), { signal }));
  }
  const { orgs, limit } = source;
  const asked = orgs.length === 0 ? [undefined] : orgs;
  const boards = await Promise.all(
    asked.map(async (org) =>
      rowsOf<Video>(await client.getLive(liveQueryOf(org, limit), { signal })),
    ),
  );
  // A stream with guests is on the boards of several organizations.
  return boards.length === 1 ? (boards[0] ?? []) : joinBoards(boards);
}

/** Boards whose changes are pushed (`followLiveBoard`): their age says nothing. */
const pushed = new WeakSet<object>();
const isPushed = (query: object): boolean => pushed.has(query);
export function setPushed(query: object, is: boolean): void {
  if (is) pushed.add(query);
  else pushed.delete(query);
}

const isLookedAt = () => focusManager.isFocused();

/** "It is skipped when the page is hidden …; otherwise it runs only if there was an error … or the data is stale." */
const isDue = ({ state }: { readonly state: { readonly status: string } }) =>
  isLookedAt() && (state.status === 'error' ? 'always' : true);

/** When a live board is loaded again by itself. */
export interface LiveBoardSettings {
  /** Default `page`. */
  readonly schedule?: BoardSchedule;
}

/**
 * The query of a live board. It is loaded again every 2 minutes while the page is visible, unless its changes are pushed; a hidden
 * page loads nothing, and what became stale meanwhile is loaded when the page is visible again. A failure is not retried at
 * once: the next load is due after the same interval, or when the connection is back.
 */
export function liveBoardQuery(
  client: Client,
  source: LiveBoardSource,
  { schedule = 'page' }: LiveBoardSettings = {},
): LiveBoardOptions {
  const { everyMs, staleMs } = boardTimes[schedule];
  return {
    queryKey: liveBoardKey(source),
    ...('favorites' in source && source.group && { select: streamsOf(source.group) }),
    queryFn: async ({ signal }) => {
      try {
        return await load(client, source, signal);
      } catch (error) {
        const isOnline = typeof document === 'undefined' || navigator.onLine;
        throw new LiveBoardError(boardFailure(error, isOnline), error);
      }
    },
    staleTime: (query) => (isPushed(query) ? Infinity : staleMs),
    refetchInterval: (query) => {
      const { dataUpdatedAt, errorUpdatedAt } = query.state;
      return isPushed(query)
        ? false
        : boardDueIn(Math.max(dataUpdatedAt, errorUpdatedAt), Date.now(), everyMs);
    },
    // A page that begins hidden loads nothing until it is visible; from then on only the interval looks at the page.
    enabled: (query) => query.state.data !== undefined || isLookedAt(),
    refetchOnMount: isDue,
    refetchOnReconnect: isDue,
    refetchOnWindowFocus: isDue,
    retry: false,
    // A browser's idea of being offline is often wrong on loopback and in intranets.
    networkMode: 'always',
  };
}

/** What a query says about a live board, for `connectLiveFeed`. */
export interface LiveBoardState {
  /** undefined until the first answer. Kept while a newer answer is awaited and when that fails. */
  readonly data: readonly Video[] | undefined;
  /** Epoch milliseconds; 0 without data. */
  readonly dataUpdatedAt: number;
  /** The last failure, until the next success: also while the board is loaded again. */
  readonly error: LiveBoardError | null;
  /** Changes with every failure; 0 before the first. */
  readonly errorUpdatedAt: number;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  /** Old enough to be loaded again. */
  readonly isStale: boolean;
}

/** A live board outside of React, from `observeLiveBoard`. */
export interface ObservedBoard {
  readonly read: () => LiveBoardState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the board whatever its age, visible or not; rejects where that fails. A load under way is not begun again. */
  readonly refresh: () => Promise<void>;
}

/** Observes a live board: while there are subscribers it is loaded by its schedule. */
export function observeLiveBoard(queries: QueryClient, options: LiveBoardOptions): ObservedBoard {
  const observer = new QueryObserver(queries, options);
  let seen: ReturnType<typeof observer.getCurrentResult> | undefined;
  let state: LiveBoardState;
  let failure: LiveBoardError | null = null;
  const read = () => {
    const result = observer.getCurrentResult();
    if (result === seen) return state;
    seen = result;
    // A query without data forgets its failure when it is loaded again; viewers should still see why.
    const { data, dataUpdatedAt, errorUpdatedAt, fetchStatus, isStale } = result;
    const isRetry = result.isPending && errorUpdatedAt > 0;
    failure = result.error ?? (isRetry ? failure : null);
    state = { data, dataUpdatedAt, error: failure, errorUpdatedAt, fetchStatus, isStale };
    return state;
  };
  return {
    read,
    subscribe: (listener) =>
      observer.subscribe(() => {
        read();
        listener();
      }),
    refresh: async () => {
      try {
        await observer.refetch({ cancelRefetch: false, throwOnError: true });
      } catch (error) {
        // The board has no observers any more.
        if (!(error instanceof CancelledError)) throw error;
      }
    },
  };
}
