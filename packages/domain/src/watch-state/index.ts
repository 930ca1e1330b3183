export * from './history-days';
export * from './history-list';
export * from './history-search';
export * from './stored-watch';
export { isNewSince, lookAt, missedStreams, readVisits, type Visits } from './visits';
export * from './watch-progress';
export {
  isCleared,
  isNewerWatch,
  mergeWatch,
  noteWatch,
  type WatchPosition,
  type WatchRecord,
} from './watch-record';
export {
  HISTORY_MAX,
  HISTORY_SEND_MS,
  HISTORY_STALE_MS,
  HISTORY_WRITE_MS,
} from './watch-state.limits';
