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
export { joinBoards, liveQueryOf } from './live-query';
export { LiveFeed, type LiveFeedProps } from './LiveFeed';
export { useLateLiveFeed, type LateLiveFeed } from './late-live-feed';
export {
  useLiveCounts,
  useLiveSnapshot,
  type LiveFeedActor,
  type LiveFeedActorOptions,
} from './use-live-feed';
export { useLiveFeedActor } from './use-live-feed-actor';
