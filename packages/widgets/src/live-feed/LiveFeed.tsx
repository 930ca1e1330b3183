import { ALL_ORGS, PAGE_SIZE, type FeedFilter, type LiveSort } from '@oshimado/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWidgets } from '../context';
import { useNow } from '../ticker';
import type { CardShape } from '../video-card';
import { VideoListSkeleton } from '../video-list';
import { FeedBoard } from './FeedBoard';
import { FeedEmpty, FeedFailed, FeedNoticeBar } from './FeedNotices';
import { connectLiveFeed, type LiveFeedApi, type LiveFeedContent } from './live-feed.connect';
import * as css from './LiveFeed.css';
import { useLiveSnapshot, type LiveFeedActor } from './use-live-feed';

export interface LiveFeedProps {
  readonly actor: LiveFeedActor;
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
  /** What stands in the place of a board that could not be had. Default: why, and a button that tries again. */
  readonly renderFailed?: (feed: LiveFeedApi) => ReactNode;
}

const EVERYTHING: FeedFilter = { org: ALL_ORGS };

/** A button that vanishes with what it stood for takes the focus along; the feed takes it then. */
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

/** The living board. It draws what its actor says; asking, waiting and failing are the machine's. Renders a `<div>`. */
export function LiveFeed({
  actor,
  shape = 'grid',
  gridSize = 0,
  filter = EVERYTHING,
  sort = 'latest',
  max,
  renderLimit = PAGE_SIZE,
  onGrow,
  renderFailed = (feed) => <FeedFailed feed={feed} />,
}: LiveFeedProps) {
  const environment = useWidgets();
  const now = useNow();
  const snapshot = useLiveSnapshot(actor);
  const view = { filter, sort, max };
  const feed = connectLiveFeed({ snapshot, send: actor.send, view, environment, now });
  const { content } = feed;
  return (
    <div
      className={css.feed}
      data-part="feed"
      data-state={content}
      aria-busy={feed.isBusy}
      tabIndex={-1}
      {...useFocusAfter(content)}
    >
      {content === 'failed' ? renderFailed(feed) : <FeedNoticeBar feed={feed} />}
      {content === 'skeleton' ? <VideoListSkeleton shape={shape} gridSize={gridSize} /> : null}
      {content === 'empty' ? <FeedEmpty feed={feed} /> : null}
      {content === 'list' ? (
        <FeedBoard
          feed={feed}
          shape={shape}
          gridSize={gridSize}
          renderLimit={renderLimit}
          onGrow={onGrow}
        />
      ) : null}
    </div>
  );
}
