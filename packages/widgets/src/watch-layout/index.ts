'use client';

export { useWatchChoices } from './use-watch-choices';
export { WatchLayout, type WatchLayoutProps } from './WatchLayout';
export { WatchToolbar, type WatchToolbarProps } from './WatchToolbar';
