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
export {
  useLiveCounts,
  useLiveFeedActor,
  type LiveFeedActor,
  type LiveFeedActorOptions,
} from './use-live-feed-actor';
