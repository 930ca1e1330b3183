export * from './choices';
export * from './import-holodex';
export * from './media';
export * from './migrations';
export * from './modules';
export * from './multiview-state';
export * from './org-names';
export {
  readStrictly,
  type FieldProblem,
  type FieldProblemCode,
  type Reading,
  type Schema,
} from './schema';
export * from './default-settings';
export * from './settings';
export * from './settings-shape';
export * from './stored-state';
export {
  parseUntrusted,
  type JsonObject,
  type RefusalCode,
  type UntrustedJson,
} from './untrusted-json';
export {
  HOLODEX_KEY,
  NAME_MAX,
  STORAGE_BACKUP_KEY,
  STORED_STATE_VERSION,
  STORED_TEXT_MAX,
  TL_PLAYER_MAX,
  TL_PLAYER_MIN,
  TL_PROFILES_MAX,
  TL_WORK_MAX,
  TL_WORK_MIN,
} from './stored-state.limits';
export * from './backups';
