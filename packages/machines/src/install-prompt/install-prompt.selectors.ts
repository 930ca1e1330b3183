/** The questions a view asks of the offer to install. */
import type { SnapshotFrom } from 'xstate';
import type { installPromptMachine } from './install-prompt.machine';
import type { InstallError } from './install-prompt.types';

type Snapshot = SnapshotFrom<typeof installPromptMachine>;

/** Whether the snackbar with "Not Now" and "Install" is shown. */
export const isShown = (snapshot: Snapshot): boolean => snapshot.matches('shown');

/** Whether the dialog with the steps of an Apple device is shown. */
export const isExplaining = (snapshot: Snapshot): boolean => snapshot.matches('explaining');

/** The browser's own dialog is open. */
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

export const isInstalled = (snapshot: Snapshot): boolean => snapshot.matches('installed');

/** Why the last try failed; null otherwise. */
export const selectError = ({ context }: Snapshot): InstallError | null => context.error;
