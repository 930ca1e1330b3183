'use client';

export { SyncBar } from './late-sync-bar';
export { SyncProvider, type SyncProviderProps } from './SyncProvider';
