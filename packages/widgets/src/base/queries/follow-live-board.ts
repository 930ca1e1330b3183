/**
 * Pushed changes of a live board. The stream opens with the first load of the board; where the page came with its beginning, with
 * the second (a visit of less than two minutes to a page from the server opens none). It closes while the page is hidden. As long as
 * it is open, changes are written into the cached board and nothing is polled; without it the board is polled.
 */
import { API_BASE, BOARD_EVENTS_PATH, type BoardChange, type Video } from '@oshimado/contract';
import { ALL_ORGS, API_TIMEOUT_MS, applyBoardChange } from '@oshimado/domain';
import { focusManager, type QueryClient } from '@tanstack/query-core';
import { liveBoardKey, setPushed } from './live-board';

/** As much of an `EventSource` as is needed. */
export interface BoardEvents {
  readonly readyState: number;
  addEventListener(
    type: 'open' | 'error' | 'board' | 'reset',
    listener: (event: { readonly data?: unknown }) => void,
  ): void;
  close(): void;
}

const CLOSED = 2;

/** How old an answer may be: caches on the way may keep it for 75 s, and the server reads the board every 15 s. */
const ANSWER_AGE_MS = 90_000;
/** How long a change may be missing in an answer, which takes its time. */
const CHANGE_KEPT_MS = ANSWER_AGE_MS + API_TIMEOUT_MS;

const addressOf = (orgs: readonly string[]) => {
  const [org, ...others] = orgs;
  // The server narrows its events to one organization; those of several are narrowed here.
  const isOne = org !== undefined && org !== ALL_ORGS && others.length === 0;
  return `${API_BASE}${BOARD_EVENTS_PATH}${isOne ? `?${new URLSearchParams({ org }).toString()}` : ''}`;
};

/** Options of `followLiveBoard`. */
export interface FollowOptions {
  /** Whose board it is, as in its query. */
  readonly orgs: readonly string[];
  /** Opens a stream of events. Default: the browser's `EventSource`. */
  readonly open?: (address: string) => BoardEvents;
  /** The page came with the beginning of the board: the load of the rest opens no stream. Default false. */
  readonly hasHead?: boolean;
}

/** Follows the board of these organizations from its next load on; answers how to stop. */
export function followLiveBoard(
  queries: QueryClient,
  { orgs, open, hasHead = false }: FollowOptions,
): () => void {
  // Without streams the board is polled.
  if (!open && typeof EventSource === 'undefined') return () => undefined;
  const connect = open ?? ((address: string): BoardEvents => new EventSource(address));
  const key = liveBoardKey({ orgs });
  const cache = queries.getQueryCache();
  const find = () => cache.find<readonly Video[]>({ queryKey: key });

  let stream: BoardEvents | undefined;
  /** Since when no change was missed, as epoch milliseconds; undefined while the stream is not open. */
  let openSince: number | undefined;
  /** Whether the stream has been open for as long as an answer may be old: with the latest changes, none is missing after it. */
  let isLoadCovered = false;
  /** Whether the cached board has all changes so far. */
  let isComplete = false;
  /** The latest changes, with their times: an answer may be older than they are. */
  let latest: { readonly at: number; readonly change: BoardChange }[] = [];

  const kept = () => latest.filter(({ at }) => Date.now() - at <= CHANGE_KEPT_MS);

  const notifyQuery = () => {
    const query = find();
    if (!query) return;
    setPushed(query, isComplete);
    // Its observers read their times again.
    query.setState({});
  };

  const apply = (change: BoardChange) => {
    const query = find();
    if (!query?.state.data) return;
    queries.setQueryData<readonly Video[]>(
      key,
      (videos) => videos && applyBoardChange(videos, change, orgs),
      // A board that may lack other changes is as old as it was.
      { updatedAt: isComplete ? Date.now() : query.state.dataUpdatedAt },
    );
  };

  const lose = () => {
    openSince = undefined;
    isLoadCovered = false;
    isComplete = false;
    if (stream?.readyState === CLOSED) stream = undefined;
    notifyQuery();
  };

  const close = () => {
    if (!stream) return;
    stream.close();
    stream = undefined;
    lose();
  };

  const listen = () => {
    if (stream || !focusManager.isFocused()) return;
    const opened = connect(addressOf(orgs));
    stream = opened;
    latest = [];
    const isCurrent = () => stream === opened;
    opened.addEventListener('open', () => {
      if (isCurrent()) openSince = Date.now();
    });
    // The browser connects again by itself; a refused stream is asked for again with the next load.
    opened.addEventListener('error', () => {
      if (isCurrent()) lose();
    });
    opened.addEventListener('board', ({ data }) => {
      if (!isCurrent() || typeof data !== 'string') return;
      const change = JSON.parse(data) as BoardChange;
      latest = [...kept(), { at: Date.now(), change }];
      apply(change);
    });
    opened.addEventListener('reset', () => {
      if (!isCurrent()) return;
      openSince = Date.now();
      latest = [];
      // The load may fail.
      isComplete = false;
      notifyQuery();
      void queries.invalidateQueries({ queryKey: key, exact: true });
    });
  };

  const stopWatching = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.query !== find()) return;
    const { action } = event;
    if (action.type === 'fetch') {
      isLoadCovered = openSince !== undefined && Date.now() - openSince >= ANSWER_AGE_MS;
      if (!hasHead || event.query.state.data !== undefined) listen();
    }
    if (action.type === 'success' && action.manual !== true) {
      isComplete = openSince !== undefined && isLoadCovered;
      if (openSince !== undefined) for (const { change } of kept()) apply(change);
      notifyQuery();
    }
  });
  const stopLooking = focusManager.subscribe((isFocused) => {
    if (!isFocused) close();
  });

  return () => {
    stopWatching();
    stopLooking();
    close();
  };
}
