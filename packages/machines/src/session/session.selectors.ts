/** Selectors of the login. */
import type { User } from '@oshimado/contract';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** Null for a guest. */
export const selectUser = (snapshot: Snapshot): User | null => snapshot.context.user;
/** Whether to warn that an account hangs on one provider alone. */
export const hasTwitterWarning = (snapshot: Snapshot): boolean =>
  snapshot.matches({ warning: 'warned' });
