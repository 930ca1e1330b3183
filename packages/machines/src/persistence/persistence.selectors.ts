/** The questions a view asks of what is kept. */
import type { StoredState } from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import type { persistenceMachine } from './persistence.machine';
import type { StorageFailure } from './persistence.types';

type Snapshot = SnapshotFrom<typeof persistenceMachine>;

/** What the device shows: the defaults until the storage has answered. */
export const selectStoredState = (snapshot: Snapshot): StoredState => snapshot.context.state;

/** Whether the storage has been read, so that the state is the viewer's. */
export const isStateLoaded = (snapshot: Snapshot): boolean =>
  !snapshot.matches('loading') && !snapshot.matches('unread');

/** Something is not written yet: closing the page would lose it. */
export const isUnwritten = ({ context }: Snapshot): boolean =>
  context.unwritten.length > 0 || context.backups.length > 0 || context.underWay !== null;

export const isStorageFull = (snapshot: Snapshot): boolean => snapshot.matches('full');

export const selectStorageFailure = (snapshot: Snapshot): StorageFailure | null =>
  snapshot.context.failure;

export const canRetryStorage = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'storage.retry' });

/** Backups stand in the way of everything else, and there is no room for them. */
export const canDiscardBackups = (snapshot: Snapshot): boolean =>
  snapshot.context.backups.length > 0 && snapshot.can({ type: 'backup.discard' });
