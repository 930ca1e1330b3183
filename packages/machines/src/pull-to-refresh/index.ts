export { pullToRefreshMachine } from './pull-to-refresh.machine';
export {
  isBusy,
  isVisible,
  selectError,
  selectOffset,
  selectOpacity,
  selectPhase,
  selectProgress,
  selectRotation,
  type PullPhase,
} from './pull-to-refresh.selectors';
export {
  PULL_ABORT_MS,
  PULL_LINGER_MS,
  PULL_RESTORE_MS,
  PULL_THRESHOLD_PX,
} from './pull-to-refresh.limits';
export type {
  PageRefresh,
  PullContext,
  PullError,
  PullEvent,
  PullInput,
  PullNotice,
} from './pull-to-refresh.types';
