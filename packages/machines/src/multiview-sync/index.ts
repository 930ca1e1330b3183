export { multiviewSyncMachine } from './multiview-sync.machine';
export {
  canCatchUp,
  isCatchingUp,
  selectElapsed,
  selectMoment,
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
export type {
  MultiviewSyncContext,
  MultiviewSyncEvent,
  MultiviewSyncInput,
  MultiviewSyncEmitted,
  SyncCatchUp,
} from './multiview-sync.types';
