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
export type {
  PageRefresh,
  PullContext,
  PullError,
  PullEvent,
  PullInput,
  PullEmitted,
} from './pull-to-refresh.types';
