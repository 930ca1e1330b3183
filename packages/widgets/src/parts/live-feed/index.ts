'use client';

export type { ConnectedBoard, LiveFeedStatus } from './connected-board';
export type { FeedNotice } from './feed-notice';
export * from './live-feed.connect';
export { LiveFeed, type LiveFeedProps } from './LiveFeed';
export * from './use-live-board';
