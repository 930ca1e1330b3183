/** The live board in its tab. */
import type { FeedFilter, LiveSort } from '@oshimado/domain';
import { useEffect, useRef } from 'react';
import { LiveFeed, type LiveBoard, type LiveFeedApi } from '../live-feed';
import { useDisplay } from '../device';
import { useOwnRefresh, useAnnouncesOffline } from '../page';
import { ApiError, reportError } from '../errors';
import { useRenderedCount } from '../video-list/use-rendered-count';

/** "Refresh-on-scroll is throttled to 30 s." */
const EVERY_MS = 30_000;

/** Calls back when a viewer who was at least a screen further down returns to the top, at most every 30 s. */
function useRefreshAtTop(refresh: () => Promise<unknown>): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  }, [refresh]);
  useEffect(() => {
    let isAway = false;
    let last = Date.now();
    const onScroll = () => {
      if (scrollY > innerHeight) isAway = true;
      if (!isAway || scrollY > 0) return;
      isAway = false;
      if (Date.now() - last < EVERY_MS) return;
      last = Date.now();
      // The board itself says when it could not be had.
      latest.current().catch(reportError);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
}

export interface LivePanelProps {
  readonly board: LiveBoard;
  readonly filter: FeedFilter;
  readonly sort: LiveSort;
  /** Identifies the place in the history of the visit. */
  readonly placeKey: string;
}

const renderFailed = ({ notice, retry, isBusy }: LiveFeedApi) => (
  <ApiError reason={notice?.text} onRetry={retry} isBusy={isBusy} />
);

/** The notice of a board that is there says that there is no connection, and how old the board is. */
const saysOffline = ({ data, isOnline, error }: LiveBoard) =>
  data !== undefined && (!isOnline || error?.code === 'offline');

export function LivePanel({ board, filter, sort, placeKey }: LivePanelProps) {
  const { refresh } = board;
  const [display] = useDisplay();
  const { first, note } = useRenderedCount(placeKey);
  useOwnRefresh(refresh);
  useRefreshAtTop(refresh);
  useAnnouncesOffline(saysOffline(board));
  return (
    <LiveFeed
      board={board}
      shape={display.viewMode}
      gridSize={display.gridSize}
      filter={filter}
      sort={sort}
      renderLimit={first}
      onGrow={note}
      renderFailed={renderFailed}
    />
  );
}
