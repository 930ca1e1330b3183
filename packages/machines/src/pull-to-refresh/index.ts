export { pullToRefreshMachine } from './pull-to-refresh.machine';
export { selectPhase, type PullPhase } from './pull-to-refresh.selectors';
export type { PullContext, PullEvent, PullEmitted } from './pull-to-refresh.types';
