'use client';

export type { ConnectedBoard, LiveFeedStatus } from './connected-board';
export type { FeedNotice } from './feed-notice';
export {
  connectLiveFeed,
  countLive,
  type LiveCounts,
  type LiveFeedApi,
  type LiveFeedConnectOptions,
  type LiveFeedContent,
  type LiveFeedView,
} from './live-feed.connect';
export { LiveFeed, type LiveFeedProps } from './LiveFeed';
export { useOnline } from './use-online';
export {
  useLiveBoard,
  useLiveCounts,
  type LiveBoard,
  type LiveBoardHookOptions,
} from './use-live-board';
