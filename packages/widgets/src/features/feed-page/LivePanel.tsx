/** The live board in its tab. */
import type { Video } from '@oshimado/contract';
import type { FeedFilter, LiveSort } from '@oshimado/domain';
import { EventMembers } from '../../parts/event-members';
import { LiveFeed, type LiveBoard } from '../../parts/live-feed';
import { useDisplay, useSettings } from '../../base/device';
import { useAnnouncesOffline, useOwnRefresh, useRefreshAtTop } from '../../base/page';
import { useRenderedCount } from '../../parts/video-list/use-rendered-count';
import { renderFailed } from '../../parts/feed-lists/render-failed';

export interface LivePanelProps {
  readonly board: LiveBoard;
  readonly filter: FeedFilter;
  readonly sort: LiveSort;
  /** Identifies the place in the history of the visit. */
  readonly placeKey: string;
}

const renderEvent = (videos: readonly Video[]) => <EventMembers videos={videos} />;

/** The notice of a board that is there says that there is no connection, and how old the board is. */
const saysOffline = ({ data, isOnline, error }: LiveBoard) =>
  data !== undefined && (!isOnline || error?.code === 'offline');

export function LivePanel({ board, filter, sort, placeKey }: LivePanelProps) {
  const { refresh } = board;
  const [display] = useDisplay();
  const { platform } = useSettings();
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
      renderEvent={renderEvent}
      platform={platform}
      renderFailed={renderFailed}
    />
  );
}
