import type { Video } from '@oshimado/contract';
import {
  ALL_ORGS,
  PAGE_SIZE,
  type FeedFilter,
  type LiveSort,
  type PreferredPlatform,
} from '@oshimado/domain';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWidgets } from '../../base/context';
import { useNow } from '../../base/clock';
import type { CardShape } from '../video-card';
import { VideoListSkeleton } from '../video-list';
import { FeedBoard } from './FeedBoard';
import { FeedEmpty, FeedFailed, FeedNoticeBar } from './FeedStates';
import { connectLiveFeed, type LiveFeedApi, type LiveFeedContent } from './live-feed.connect';
import * as css from './LiveFeed.css';
import type { LiveBoard } from './use-live-board';

/** Props of `LiveFeed`. */
export interface LiveFeedProps extends StyleProps {
  /** From `useLiveBoard`. */
  readonly board: LiveBoard;
  /** Default `grid`. */
  readonly shape?: CardShape;
  /** 0 to 2; each step adds a column. Default 0. */
  readonly gridSize?: number;
  /** Default: everything. */
  readonly filter?: FeedFilter;
  /** Default `latest`. */
  readonly sort?: LiveSort;
  /** Most cards. Default all. */
  readonly max?: number;
  /** Cards drawn at first; more follow as the end comes near. Default 24. */
  readonly renderLimit?: number;
  /** Called with how many are drawn whenever more are. */
  readonly onGrow?: (count: number) => void;
  /** Draws, below the card of an event, its streams, the one of the card first. Default: each stream has a card. */
  readonly renderEvent?: (videos: readonly Video[]) => ReactNode;
  /** Which platform's stream is the card of an event. Default YouTube. */
  readonly platform?: PreferredPlatform;
  /** Drawn in the place of a board without cards. Default: a sentence, and a button that asks again. */
  readonly renderEmpty?: (feed: LiveFeedApi) => ReactNode;
  /** Drawn in the place of a board that could not be loaded. Default: why, and a button that tries again. */
  readonly renderFailed?: (feed: LiveFeedApi) => ReactNode;
}

const EVERYTHING: FeedFilter = { org: ALL_ORGS };

/** The focus would be lost with a button that is removed; the feed takes it then. */
function useFocusAfter(content: LiveFeedContent) {
  const ref = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const noteFocus = (has: boolean) => () => {
    hadFocus.current = has;
  };
  useEffect(() => {
    const feed = ref.current;
    if (!feed || !hadFocus.current) return;
    const { activeElement } = feed.getRootNode() as Document | ShadowRoot;
    if (!feed.contains(activeElement)) feed.focus({ preventScroll: true });
    // The content is what takes the button away.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [content]);
  return { ref, onFocus: noteFocus(true), onBlur: noteFocus(false) };
}

/** The live feed. Draws what the query of its board says; loading and retrying are the query's. Renders a `<div>`. */
export function LiveFeed({
  board,
  shape = 'grid',
  gridSize = 0,
  filter = EVERYTHING,
  sort = 'latest',
  max,
  renderLimit = PAGE_SIZE,
  onGrow,
  renderEvent,
  platform,
  renderEmpty = (feed) => <FeedEmpty feed={feed} />,
  renderFailed = (feed) => <FeedFailed feed={feed} />,
  className,
  style,
}: LiveFeedProps) {
  const environment = useWidgets();
  const now = useNow();
  const view = { filter, sort, max, folds: renderEvent !== undefined, platform };
  const feed = connectLiveFeed({ board, refresh: board.refresh, view, environment, now });
  const { content } = feed;
  return (
    <div
      className={classNames(css.feed, className)}
      style={style}
      data-part="feed"
      data-state={content}
      aria-busy={feed.isBusy}
      tabIndex={-1}
      {...useFocusAfter(content)}
    >
      {content === 'failed' ? renderFailed(feed) : <FeedNoticeBar feed={feed} />}
      {content === 'skeleton' ? (
        <VideoListSkeleton
          shape={shape}
          gridSize={gridSize}
          count={Math.min(max ?? renderLimit, renderLimit)}
        />
      ) : null}
      {content === 'empty' ? renderEmpty(feed) : null}
      {content === 'list' ? (
        <FeedBoard
          feed={feed}
          shape={shape}
          gridSize={gridSize}
          renderLimit={renderLimit}
          onGrow={onGrow}
          renderEvent={renderEvent}
        />
      ) : null}
    </div>
  );
}
