/** The living board in its tab. */
import type { FeedFilter, LiveSort } from '@oshimado/domain';
import {
  isOffline,
  selectError,
  selectVideos,
  type LiveFeedSnapshot,
} from '@oshimado/machines/live-feed';
import { LiveFeed, useLiveSnapshot, type LiveFeedApi } from '@oshimado/widgets';
import { useCallback } from 'react';
import { useTellsOffline } from '../../app/offline-told';
import { useOwnRefresh } from '../../app/page-refresh';
import { ApiError } from '../../errors/ApiError';
import { usePreferences } from '../../preferences/PreferencesProvider';
import type { Board } from './use-board';
import { useRefreshAtTop } from './use-refresh-at-top';
import { useRenderedCount } from './use-rendered-count';

export interface LivePanelProps {
  readonly board: Board;
  readonly filter: FeedFilter;
  readonly sort: LiveSort;
}

const renderFailed = ({ notice, retry, isBusy }: LiveFeedApi) => (
  <ApiError reason={notice?.text} onRetry={retry} isBusy={isBusy} />
);

/** The notice of a board that is there says that there is no connection, and how old the board is. */
const saysOffline = (snapshot: LiveFeedSnapshot) =>
  selectVideos(snapshot) !== null && (isOffline(snapshot) || selectError(snapshot) === 'offline');

export function LivePanel({ board, filter, sort }: LivePanelProps) {
  const { actor, refresh } = board;
  const { preferences } = usePreferences();
  const { first, note } = useRenderedCount();
  useOwnRefresh(useCallback(() => refresh(), [refresh]));
  useRefreshAtTop(refresh);
  useTellsOffline(saysOffline(useLiveSnapshot(actor)));
  return (
    <LiveFeed
      actor={actor}
      shape={preferences.viewMode}
      gridSize={preferences.gridSize}
      filter={filter}
      sort={sort}
      renderLimit={first}
      onGrow={note}
      renderFailed={renderFailed}
    />
  );
}
