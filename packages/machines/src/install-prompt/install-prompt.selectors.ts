/** Selectors of the install prompt. */
import type { SnapshotFrom } from 'xstate';
import type { installPromptMachine } from './install-prompt.machine';

type Snapshot = SnapshotFrom<typeof installPromptMachine>;

/** Whether the snackbar with "Not Now" and "Install" is shown. */
export const isShown = (snapshot: Snapshot): boolean => snapshot.matches('shown');

/** Whether the dialog with the steps of an Apple device is shown. */
export const isExplaining = (snapshot: Snapshot): boolean => snapshot.matches('explaining');

/** The browser's own dialog is open. */
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** Whether the browser's dialog did not open, so that there is something else to be said. */
export const hasFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed');
