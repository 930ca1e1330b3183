export { liveFeedMachine } from './live-feed.machine';
export {
  canRetry,
  isBusy,
  isOffline,
  selectError,
  selectFetchedAt,
  selectStatus,
  selectVideos,
  type LiveFeedStatus,
} from './live-feed.selectors';
export type {
  LiveFeedContext,
  LiveFeedError,
  LiveFeedEvent,
  LiveFeedInput,
  LiveFeedLoad,
  LiveFeedNotice,
  LiveFeedQuery,
} from './live-feed.types';
