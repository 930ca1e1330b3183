'use client';

export { WatchTogether } from './LateWatchTogether';
