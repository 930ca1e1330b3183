export * from './context';
export type { OshiLiveFeedEvents } from './embed/live-feed.events';
export type { OshiLiveFeedAttributes } from './embed/live-feed.types';
export * from './live-feed';
export * from './ticker';
export * from './video-card';
export * from './video-list';
