/** A page with the live board, the archive and the clips: home and favorites. */
import { TabPanel, useSwipe } from '@oshimado/ui/tabs';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { type FeedSource, followLiveBoard } from '../../base/queries';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useFeedFilter } from '../../parts/feed-filter';
import { useHydrated } from '../../base/page';
import { TopBarTabs } from '../../base/page/TopBarTabs';
import { boardHeadKey, withEqualRows, type BoardCounts, type BoardHead } from './board-head';
import { DisplayControls } from '../../parts/feed-lists/DisplayControls';
import * as css from './FeedPage.css';
import type { FeedPlace, ShownOrgs } from '../../parts/feed-lists/feed-address';
import { FeedTabs, PANEL_ID, tabId } from './FeedTabs';
import { neighbourTab } from '../../parts/feed-lists/home-tabs';
import { LivePanel } from './LivePanel';
import { LateVideosTab } from './late-videos-tab';
import { useVideosAhead } from './use-videos-ahead';
import { kindOf } from './video-list-kind';
import { type LiveBoard, useLiveBoard } from '../../parts/live-feed';
import { useClient } from '../../base/context';

/** A live board, or the beginning of it that came with the page. */
export interface FeedBoard extends LiveBoard {
  /** Counts of the whole board, while `data` is its beginning. */
  readonly counts?: BoardCounts;
}

/** Who comes back to a board sees the one they left, and a newer one soon after. Keep the source stable between renders. */
export function useBoard(source: FeedSource): FeedBoard {
  const client = useClient();
  const queries = useQueryClient();
  const isHydrated = useHydrated();
  const head = queries.getQueryState<BoardHead>(boardHeadKey(source));
  const hasHead = head?.data !== undefined;
  useEffect(
    // Changes of favorites are not pushed.
    () => ('orgs' in source ? followLiveBoard(queries, { orgs: source.orgs, hasHead }) : undefined),
    [queries, source, hasHead],
  );
  const board = useLiveBoard({ client, queries, source });
  // Until hydration ends, also in place of a board that the tab has kept.
  const isHead = !isHydrated || board.data === undefined;
  const headRows = head?.data?.videos;
  const rows = useMemo(
    () => headRows && board.data && withEqualRows(board.data, headRows),
    [board.data, headRows],
  );
  return useMemo(() => {
    if (!isHead || !head?.data) return rows ? { ...board, data: rows } : board;
    const { videos, counts } = head.data;
    return { ...board, data: videos, dataUpdatedAt: head.dataUpdatedAt, counts };
  }, [board, rows, head, isHead]);
}

export interface FeedPageProps {
  /** Keep it stable between renders. */
  readonly source: FeedSource;
  /** Name of the page, in its hidden heading. */
  readonly heading: string;
  readonly place: FeedPlace;
  /** Lets the viewer choose the organizations shown. Default: they cannot be chosen. */
  readonly shownOrgs?: ShownOrgs;
  /** Shown above the live board. Default nothing. */
  readonly actions?: ReactNode;
  /** Called when the archive or the clips failed to load. */
  readonly onListFailed?: () => void;
  /** Called with every failure of the live board. */
  readonly onBoardFailed?: () => void;
}

/** A finger that pulls the next tab in; at the ends there is none. */
function useTabSwipe({ tab, goToTab }: FeedPlace) {
  return useSwipe((towards) => {
    const next = neighbourTab(tab, towards);
    if (next === undefined) return;
    goToTab(next);
    scrollTo({ top: 0 });
  });
}

export function FeedPage(props: FeedPageProps) {
  const { source, heading, place, shownOrgs, onListFailed, onBoardFailed } = props;
  const { tab } = place;
  const orgs = 'orgs' in source ? source.orgs : null;
  const board = useBoard(source);
  const filter = useFeedFilter(orgs);
  const swipe = useTabSwipe(place);
  const { errorUpdatedAt } = board;
  useEffect(() => {
    if (errorUpdatedAt > 0) onBoardFailed?.();
  }, [onBoardFailed, errorUpdatedAt]);

  return (
    <>
      <VisuallyHidden>
        <h1>{heading}</h1>
      </VisuallyHidden>
      <TopBarTabs canWrap end={<DisplayControls place={place} shownOrgs={shownOrgs} />}>
        <FeedTabs
          place={place}
          counted={{ board, filter }}
          onAhead={useVideosAhead(source, place)}
        />
      </TopBarTabs>
      <div className={css.swiped} {...swipe}>
        <TabPanel id={PANEL_ID} labelledBy={tabId(tab)} className={css.panel}>
          {tab === 'live' ? (
            <>
              {props.actions}
              <LivePanel board={board} filter={filter} sort={place.sort} placeKey={place.key} />
            </>
          ) : (
            <LateVideosTab
              key={tab}
              kind={kindOf(tab, place)}
              source={source}
              filter={filter}
              place={place}
              onFailed={onListFailed}
            />
          )}
        </TabPanel>
      </div>
    </>
  );
}
