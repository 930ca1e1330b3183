export { persistenceMachine } from './persistence.machine';
export {
  canDiscardBackups,
  canRetryStorage,
  isStateLoaded,
  isStorageFull,
  isUnwritten,
  selectStorageFailure,
  selectStoredState,
} from './persistence.selectors';
export type {
  PersistenceContext,
  PersistenceEvent,
  PersistenceInput,
  PersistenceNotice,
  StorageClearRequest,
  StorageFailure,
  StorageReadRequest,
  StorageTexts,
  WriteUnderWay,
} from './persistence.types';
