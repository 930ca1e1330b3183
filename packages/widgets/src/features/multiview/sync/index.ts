'use client';

export { multiviewAddress } from './multiview-address';
export { SyncBar } from './SyncBar';
export {
  SyncProvider,
  useSync,
  useSyncActor,
  type SyncProviderProps,
  type SyncSnapshot,
} from './SyncProvider';
