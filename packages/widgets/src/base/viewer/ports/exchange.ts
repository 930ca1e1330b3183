/** What exchanges of the device with the viewer's account share. */
import type { ExchangeInput } from '@oshimado/machines/history-sync';
import { fromPromise } from 'xstate';
import { whileOthersWait } from './locks';
import type { LoginStore } from './login-store';

/** Looks like an error of the server: what is kept waits for its owner. */
class NotOurs extends Error {
  readonly status = 401;
}

export interface Exchanging {
  readonly viewerId: string;
  readonly signal: AbortSignal;
  /** Throws if it must not go on. */
  readonly check: () => void;
}

/** One tab exchanges at a time, by the name of `lock`; another one then finds nothing left to send. */
export const exchangeActor = (
  lock: string,
  logins: LoginStore,
  exchange: (given: Exchanging) => Promise<void>,
) =>
  fromPromise<unknown, ExchangeInput>(({ input: { viewerId }, signal }) => {
    const check = () => {
      signal.throwIfAborted();
      if (!navigator.onLine) throw new Error('There is no connection.');
      // Another account may have logged in in another tab a moment ago.
      if (logins.read().login?.user.id !== viewerId) throw new NotOurs();
    };
    return whileOthersWait(lock, signal, async () => {
      check();
      await exchange({ viewerId, signal, check });
    });
  });
