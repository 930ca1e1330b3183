export { multiviewSyncMachine } from './multiview-sync.machine';
export {
  canCatchUp,
  isCatchingUp,
  selectBeginning,
  selectElapsed,
  selectOffsets,
  selectRows,
  selectSharedQuery,
  selectSpeed,
  selectSpeeds,
  selectStatus,
  selectTotal,
  type SyncRow,
  type SyncStatus,
} from './multiview-sync.selectors';
export * from './multiview-sync.types';
