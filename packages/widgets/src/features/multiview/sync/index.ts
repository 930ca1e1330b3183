'use client';

export { SyncBar } from './late-sync-bar';
export { SyncProvider } from './SyncProvider';
