export {
  SYNC_LIVE_EDGE_S,
  SYNC_LIVE_MAX_MS,
  SYNC_LIVE_RATE,
  SYNC_OBEY_MS,
  SYNC_OFFSET_MAX_S,
  SYNC_OFFSET_STEP_S,
  SYNC_TICK_MS,
} from './multiview-sync.limits';
export * from './sync-types';
export {
  clampToRange,
  keepSyncOffsets,
  setSyncOffset,
  startMoment,
  syncChain,
  syncEnd,
  syncRange,
  syncStart,
  type StartSources,
} from './sync-chain';
export * from './sync-query';
export * from './sync-clock';
export { commonSpeeds } from './sync-rates';
export {
  withReport,
  moveSyncAim,
  muteReports,
  newSyncPlayer,
  syncAim,
  type AimSources,
} from './sync-player';
export * from './sync-steering';
export { viewerDeed, type ViewerDeed } from './viewer-deed';
