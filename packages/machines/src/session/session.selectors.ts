/** Selectors of the login. */
import type { User } from '@oshimado/contract';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** The account; null for guests. */
export const selectUser = (snapshot: Snapshot): User | null => snapshot.context.user;
/** Whether to warn that the account has a single login provider. */
export const hasTwitterWarning = (snapshot: Snapshot): boolean =>
  snapshot.matches({ warning: 'warned' });
