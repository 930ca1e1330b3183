/** What the exchange of the watch history asks of the server: the account's changes first, then the device's own are sent. */
import type { Client } from '@oshimado/contract';
import { failureKind } from '@oshimado/domain';
import type { ExchangeInput } from '@oshimado/machines/history-sync';
import { fromPromise } from 'xstate';
import type { HistoryStore } from '../../history/history-store';
import { whileOthersWait } from './locks';
import type { LoginStore } from './login-store';

/** One tab exchanges at a time; another one then finds nothing left to send. */
const LOCK = 'oshimado.history.send';
const PAGE = 200;

/** Looks like an error of the server: the history waits for its owner. */
class NotOurs extends Error {
  readonly status = 401;
}

type Account = HistoryStore['account'];
interface Exchange {
  readonly client: Client;
  readonly account: Account;
  readonly viewerId: string;
  readonly signal: AbortSignal;
  /** Throws if it must not go on. */
  readonly check: () => void;
}

async function takeChanges({ client, account, viewerId, signal, check }: Exchange): Promise<void> {
  let after = await account.claim(viewerId);
  let count: number;
  do {
    check();
    // oxlint-disable-next-line no-await-in-loop -- each page begins after the one before
    const page = await client.getHistory({ after, limit: PAGE }, { signal });
    // oxlint-disable-next-line no-await-in-loop -- as above
    after = await account.take(viewerId, page);
    count = page.items.length;
  } while (count === PAGE);
}

async function sendChanges({ client, account, viewerId, signal, check }: Exchange): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    const unsent = await account.unsent(viewerId);
    if (!unsent) return;
    check();
    try {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await client.patchHistory({ body: [...unsent.ops] }, { signal });
    } catch (error) {
      // Refused for good: asking again would keep everything after it from being sent.
      if (failureKind(error) !== 'refused') throw error;
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await account.markSent(viewerId, unsent);
  }
}

export const historyPorts = (client: Client, { account }: HistoryStore, logins: LoginStore) => ({
  exchangeHistory: fromPromise<unknown, ExchangeInput>(({ input: { viewerId }, signal }) => {
    const check = () => {
      signal.throwIfAborted();
      if (!navigator.onLine) throw new Error('There is no connection.');
      // Another account may have logged in in another tab a moment ago.
      if (logins.read().login?.user.id !== viewerId) throw new NotOurs();
    };
    return whileOthersWait(LOCK, signal, async () => {
      check();
      const exchange = { client, account, viewerId, signal, check };
      await takeChanges(exchange);
      await sendChanges(exchange);
    });
  }),
});
