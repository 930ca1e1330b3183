'use client';

export { VideoActions } from './VideoActions';
export { useWatchKeys } from './use-watch-keys';
export { useWatchChoices } from './use-watch-choices';
export { WatchLayout } from './WatchLayout';
export { WatchToolbar } from './WatchToolbar';
