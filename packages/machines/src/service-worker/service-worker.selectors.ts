/** Selectors of the service worker. */
import type { SnapshotFrom } from 'xstate';
import type { serviceWorkerMachine } from './service-worker.machine';
import type { WorkerFailure } from './service-worker.types';

type Snapshot = SnapshotFrom<typeof serviceWorkerMachine>;

/**
 * Which snackbar is due: `waiting`, a new version can be taken; `updated`, it was taken in another tab and this page still
 * has to be loaded again; null: none.
 */
export function selectSnackbar({ value }: Snapshot): 'waiting' | 'updated' | null {
  return value.page === 'waiting' || value.page === 'updated' ? value.page : null;
}

/** Whether `update.accept` would do anything, snackbar or not. */
export const canAccept = ({ value }: Snapshot): boolean =>
  ['waiting', 'dismissed', 'updated', 'outdated'].includes(value.page);

/** The new version is taking over, or the page is being loaded again. */
export const isUpdating = ({ value }: Snapshot): boolean =>
  value.page === 'activating' || value.page === 'reloading';

/** An update is being looked for. */
export const isChecking = ({ value }: Snapshot): boolean => value.registration === 'checking';

/** What went wrong last, for the log; `update.check` tries again. */
export const selectError = ({ context }: Snapshot): WorkerFailure | null => context.error;
