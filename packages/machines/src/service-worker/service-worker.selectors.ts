/** Selectors of the service worker. */
import type { SnapshotFrom } from 'xstate';
import type { serviceWorkerMachine } from './service-worker.machine';
import type { WorkerFailure } from './service-worker.types';

type Snapshot = SnapshotFrom<typeof serviceWorkerMachine>;

/**
 * Which snackbar to show: `waiting`, a new version can be activated; `updated`, it was activated in another tab and
 * this page still has to reload; null: none.
 */
export function selectSnackbar({ value }: Snapshot): 'waiting' | 'updated' | null {
  return value.page === 'waiting' || value.page === 'updated' ? value.page : null;
}

/** Whether `update.accept` has an effect, with or without a snackbar. */
export const canAccept = ({ value }: Snapshot): boolean =>
  ['waiting', 'dismissed', 'updated', 'outdated'].includes(value.page);

/** The new version is being activated, or the page is reloading. */
export const isUpdating = ({ value }: Snapshot): boolean =>
  value.page === 'activating' || value.page === 'reloading';

/** A check for updates is running. */
export const isChecking = ({ value }: Snapshot): boolean => value.registration === 'checking';

/** The last error, for the log; `update.check` retries. */
export const selectError = ({ context }: Snapshot): WorkerFailure | null => context.error;
