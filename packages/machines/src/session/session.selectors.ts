/** The questions a view asks of the login. */
import type { User } from '@oshimado/contract';
import type { FailureKind } from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

export const isLoggedIn = (snapshot: Snapshot): boolean => snapshot.context.token !== null;
export const selectUser = (snapshot: Snapshot): User | null => snapshot.context.user;
/** For the client of the contract; undefined for a guest. */
export const selectToken = (snapshot: Snapshot): string | undefined =>
  snapshot.context.token ?? undefined;
/** A verification is under way. */
export const isVerifying = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** Whether to warn that an account hangs on one provider alone. */
export const hasTwitterWarning = (snapshot: Snapshot): boolean =>
  snapshot.matches({ warning: 'warned' });
/** Why the session could not be verified; null when it could. */
export const selectError = (snapshot: Snapshot): FailureKind | null => snapshot.context.error;
