/** A board that is loaded in the background, as the favorites of the drawer are on every page. */
import type { Client } from '@oshimado/contract';
import { FAVORITES_LIVE_FIRST_MS, FAVORITES_LIVE_FIRST_STALE_MS } from '@oshimado/domain';
import { focusManager, type QueryClient } from '@tanstack/query-core';
import { liveBoardQuery, observeLiveBoard, type LiveBoardSource } from './live-board';

/**
 * Loads a board once 5 s after the start if it is older than 2 minutes, and whenever it is 6 minutes old while the page is visible;
 * answers how to stop.
 */
export function loadInBackground(
  queries: QueryClient,
  client: Client,
  source: LiveBoardSource,
): () => void {
  const options = liveBoardQuery(client, source, { schedule: 'background' });
  const board = observeLiveBoard(queries, options);
  let stop: (() => void) | undefined;
  const begin = () => {
    stop = board.subscribe(() => undefined);
    const updatedAt = queries.getQueryState(options.queryKey)?.dataUpdatedAt ?? 0;
    const isOld = Date.now() - updatedAt >= FAVORITES_LIVE_FIRST_STALE_MS;
    // A failure is in the cache, where the favorites page shows it.
    if (isOld && focusManager.isFocused()) board.refresh().catch(() => undefined);
  };
  const timer = setTimeout(begin, FAVORITES_LIVE_FIRST_MS);
  return () => {
    clearTimeout(timer);
    stop?.();
  };
}

/** Loads a board whatever its age, after a change. Cancels a load under way, which may have begun before it. The cache keeps a failure. */
export async function loadAnew(
  queries: QueryClient,
  client: Client,
  source: LiveBoardSource,
): Promise<void> {
  const board = liveBoardQuery(client, source);
  await queries.cancelQueries({ queryKey: board.queryKey, exact: true });
  await queries.fetchQuery({ ...board, staleTime: 0 }).catch(() => undefined);
}
