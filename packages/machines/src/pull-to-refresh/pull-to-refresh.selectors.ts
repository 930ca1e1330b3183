/** The questions a view asks of a pull. */
import {
  PULL_FADE_POWER,
  PULL_RESISTANCE,
  PULL_THRESHOLD_PX,
  PULL_TURN_DEGREES,
} from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import type { pullToRefreshMachine } from './pull-to-refresh.machine';
import type { PullError } from './pull-to-refresh.types';

type Snapshot = SnapshotFrom<typeof pullToRefreshMachine>;

/** `refreshing` includes the time the control stays so that it is seen. */
export type PullPhase = 'idle' | 'pulling' | 'reached' | 'refreshing' | 'restoring' | 'aborting';

export const selectPhase = ({ value }: Snapshot): PullPhase =>
  value === 'lingering' ? 'refreshing' : value;

/** How far the pull has come, from 0 to 1 (far enough). */
export const selectProgress = ({ context }: Snapshot): number =>
  Math.min(1, context.distance / PULL_THRESHOLD_PX);

/** How far down the control sits, in px. */
export const selectOffset = ({ context }: Snapshot): number => context.distance / PULL_RESISTANCE;

/** How far the control is turned, in degrees; one round at most. */
export const selectRotation = (snapshot: Snapshot): number =>
  selectProgress(snapshot) * PULL_TURN_DEGREES;

/** How much of the control is seen, from 0 to 1. */
export const selectOpacity = (snapshot: Snapshot): number =>
  selectProgress(snapshot) ** PULL_FADE_POWER;

/** Whether something is drawn at all. */
export const isVisible = ({ value }: Snapshot): boolean => value !== 'idle';

/** A refresh is under way, or was a moment ago. */
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** Why the last refresh failed; the way on is another pull. */
export const selectError = ({ context }: Snapshot): PullError | null => context.error;
