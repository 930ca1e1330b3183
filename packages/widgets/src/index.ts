export * from './channel-card';
export * from './context';
export type { OshiLiveFeedEvents } from './embed/live-feed.events';
export type { OshiLiveFeedAttributes } from './embed/live-feed.types';
export * from './live-feed';
export * from './playlist-panel';
export * from './ticker';
export * from './video-card';
export * from './video-list';
