import { useCallback } from 'react';
import { pageClock } from '../ticker';
import { useSend } from './ActorsProvider';

/** Returns what reads the account again. A refused call may mean that it is suspended, or has another role by now. */
export function useVerifyLogin(): () => void {
  const send = useSend('session');
  return useCallback(() => send({ type: 'login.verify', now: pageClock.now() }), [send]);
}
