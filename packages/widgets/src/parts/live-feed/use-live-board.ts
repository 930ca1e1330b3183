/** Hook for a live board, observed while the component is mounted. */
import type { Client } from '@oshimado/contract';
import type { BoardSchedule, FeedFilter } from '@oshimado/domain';
import type { QueryClient } from '@tanstack/query-core';
import { useMemo, useState, useSyncExternalStore } from 'react';
import {
  liveBoardName,
  liveBoardQuery,
  observeLiveBoard,
  pageQueries,
  type LiveBoardSource,
  type LiveBoardState,
  type ObservedBoard,
} from '../../base/queries';
import { useNow } from '../../base/clock';
import { pageClock } from '../../base/ticker/page-clock';
import { countLive, type LiveCounts } from './live-feed.connect';
import { useOnline } from '../../base/page/use-online';

/** A board as components pass it on. */
export interface LiveBoard extends LiveBoardState, Pick<ObservedBoard, 'refresh'> {
  /** By the clock of the page, as `useNow`: the server’s time where the device’s is wrong. Epoch milliseconds; 0 without data. */
  readonly dataUpdatedAt: number;
  readonly source: LiveBoardSource;
  /** What the browser thinks of its connection. */
  readonly isOnline: boolean;
}

/** Options of `useLiveBoard`. */
export interface LiveBoardHookOptions {
  readonly client: Client;
  /** Holds the board; another component with the same source sees the same one. Default: one client for all widgets of the page. */
  readonly queries?: QueryClient;
  readonly source: LiveBoardSource;
  /** When it is loaded again by itself. Default `page`. */
  readonly schedule?: BoardSchedule;
}

const noShift = () => 0;

/** The live board of a source; another source is another board. */
export function useLiveBoard({
  client,
  queries: givenQueries,
  source: given,
  schedule = 'page',
}: LiveBoardHookOptions): LiveBoard {
  const [ownQueries] = useState(() => givenQueries ?? pageQueries());
  const queries = givenQueries ?? ownQueries;
  const [source, setSource] = useState(given);
  // Sources of one name are the same, even where each drawing makes its own object.
  if (liveBoardName(given) !== liveBoardName(source)) setSource(given);
  const board = useMemo(
    () => observeLiveBoard(queries, liveBoardQuery(client, source, { schedule })),
    [queries, client, source, schedule],
  );
  const state = useSyncExternalStore(board.subscribe, board.read, board.read);
  // What the query notes is by the device's clock. The first answer says how far that is off.
  const shift = useSyncExternalStore(board.subscribe, pageClock.shift, noShift);
  const isOnline = useOnline();
  return useMemo(() => {
    const dataUpdatedAt = state.data === undefined ? 0 : state.dataUpdatedAt + shift;
    return { ...state, dataUpdatedAt, source, isOnline, refresh: board.refresh };
  }, [state, shift, source, isOnline, board]);
}

/** How many are live and coming: before any filter, or only those a filter lets through. */
export function useLiveCounts(board: LiveBoard, filter?: FeedFilter): LiveCounts {
  const now = useNow();
  const { data, source } = board;
  return useMemo(() => countLive(data, source, now, filter), [data, source, now, filter]);
}
