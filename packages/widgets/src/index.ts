'use client';

// One directive for all: every widget reads the context of WidgetsProvider.
export * from './browser';
export * from './channel-card';
export * from './context';
export * from './device';
export type { OshiLiveFeedEvents } from './embed/live-feed.events';
export type { OshiLiveFeedAttributes } from './embed/live-feed.types';
export type { OshiChatEvents } from './embed/oshi-chat.events';
export type { OshiChatAttributes } from './embed/oshi-chat.types';
export type { OshiMultiviewEvents } from './embed/oshi-multiview.events';
export type { OshiMultiviewAttributes } from './embed/oshi-multiview.types';
export type { OshiPlayerEvents } from './embed/oshi-player.events';
export type { OshiPlayerAttributes } from './embed/oshi-player.types';
export * from './live-feed';
export * from './playlist-panel';
export * from './queries';
export * from './sentences';
export * from './ticker';
export * from './video-card';
export * from './video-list';
