/** What the feed knows of its board, and the state that follows from it. */
import { isBoardOutdated } from '@oshimado/domain';
import type { LiveBoardSource, LiveBoardState } from '../../base/queries';

/** What the feed needs to know of its board. */
export interface ConnectedBoard extends LiveBoardState {
  readonly source: LiveBoardSource;
  readonly isOnline: boolean;
}

/**
 * `idle`: nothing is loaded yet, and nothing is on its way; `loading`: the first answer is on its way; `ready`: there is a board,
 * being renewed or not; `stale`: a board that may be out of date and is not being renewed; `failed`: the last try failed, an
 * older board may be there.
 */
export type LiveFeedStatus = 'idle' | 'loading' | 'ready' | 'stale' | 'failed';

/** The state of a board at `now` (epoch milliseconds). */
export function statusOf(board: ConnectedBoard, now: number): LiveFeedStatus {
  const isBusy = board.fetchStatus === 'fetching';
  if (board.error) return 'failed';
  if (board.data === undefined) return isBusy ? 'loading' : 'idle';
  const isOld = board.isStale && isBoardOutdated(board.dataUpdatedAt, now);
  return isOld && !isBusy ? 'stale' : 'ready';
}
