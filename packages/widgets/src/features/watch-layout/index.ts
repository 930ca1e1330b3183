'use client';

export { VideoActions } from './VideoActions';
export { useWatchKeys, type WatchKeysOptions } from './use-watch-keys';
export { useWatchChoices } from './use-watch-choices';
export { WatchLayout, type WatchLayoutProps } from './WatchLayout';
export { WatchToolbar, type WatchToolbarProps } from './WatchToolbar';
