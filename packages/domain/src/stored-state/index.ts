export * from './choices';
export * from './import-holodex';
export { storedVideo, type StoredChannel, type StoredVideo } from './media';
export {
  moduleNames,
  type ChannelSort,
  type ModuleName,
  type StoredChannelsView,
  type StoredChannelTab,
  type StoredGrid,
  type StoredHistory,
  type StoredInstall,
  type StoredKeys,
  type StoredModules,
  type StoredOrgs,
  type StoredPlaylist,
  type StoredTips,
  type StoredTl,
  type StoredTlSizes,
  type StoredWatch,
} from './modules';
export type { StoredMultiview, StoredPreset } from './multiview-state';
export * from './org-names';
export {
  readStrictly,
  type FieldProblem,
  type FieldProblemCode,
  type Reading,
  type Schema,
} from './schema';
export * from './default-settings';
export {
  checkSetting,
  isGroupHidden,
  settingNames,
  toggleHiddenGroup,
  type SettingReading,
} from './settings';
export * from './settings-shape';
export {
  defaultStoredState,
  moduleKey,
  moduleKeys,
  readModule,
  readStoredState,
  writeModule,
  writeStoredState,
  type ModuleReading,
  type ModuleValue,
  type ReadOptions,
  type StorageEntry,
  type StoredProblem,
  type StoredReading,
  type StoredState,
} from './stored-state';
export { parseUntrusted, type RefusalCode, type UntrustedJson } from './untrusted-json';
export {
  HOLODEX_KEY,
  NAME_MAX,
  STORAGE_BACKUP_KEY,
  STORED_STATE_VERSION,
  TL_PLAYER_MAX,
  TL_PLAYER_MIN,
  TL_PROFILES_MAX,
  TL_WORK_MAX,
  TL_WORK_MIN,
} from './stored-state.limits';
export { addBackups, readBackups, writeBackups } from './backups';
