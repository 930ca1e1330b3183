/** Selectors of the install prompt. */
import type { SnapshotFrom } from 'xstate';
import type { installPromptMachine } from './install-prompt.machine';

type Snapshot = SnapshotFrom<typeof installPromptMachine>;

/** Whether the snackbar with "Not Now" and "Install" is shown. */
export const isShown = (snapshot: Snapshot): boolean => snapshot.matches('shown');

/** Whether the dialog with the steps for an Apple device is shown. */
export const isExplaining = (snapshot: Snapshot): boolean => snapshot.matches('explaining');

/** The browser's own dialog is open. */
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** Whether the browser's dialog failed to open, so that a message is shown instead. */
export const hasFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed');
