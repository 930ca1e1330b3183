import type { User } from '@oshimado/contract';
import { useCallback } from 'react';
import { useActors } from '../../../actors/ActorsProvider';

/** The account as the server has just said it is: for this page, the device and the other tabs. */
export function useKeepUser() {
  const session = useActors()?.session;
  return useCallback(
    (user: User) => {
      const jwt = session?.getSnapshot().context.token;
      // Whoever has logged out since has no account to keep.
      if (!session || !jwt || session.getSnapshot().context.user?.id !== user.id) return;
      session.send({ type: 'session.login', login: { jwt, user }, now: Date.now() });
    },
    [session],
  );
}
