import type { SnapshotFrom } from 'xstate';
import type { pullToRefreshMachine } from './pull-to-refresh.machine';

/** `refreshing` includes the time the control stays visible afterwards. */
export type PullPhase = 'idle' | 'pulling' | 'reached' | 'refreshing' | 'restoring' | 'aborting';

/** How far the gesture is. */
export const selectPhase = ({ value }: SnapshotFrom<typeof pullToRefreshMachine>): PullPhase =>
  value === 'lingering' ? 'refreshing' : value;
