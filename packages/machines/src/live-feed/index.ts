export { firstSnapshot } from './live-feed.context';
export { liveFeedMachine } from './live-feed.machine';
export {
  canRetry,
  isBusy,
  isOffline,
  selectAge,
  selectError,
  selectFetchedAt,
  selectShownVideos,
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
  LiveFeedSchedule,
  LiveFeedSnapshot,
} from './live-feed.types';
