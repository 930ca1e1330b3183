/** What the exchange of the watch history asks of the server: the account's changes first, then the device's own are sent. */
import type { Client } from '@oshimado/contract';
import { failureKind, isOfSuspension } from '@oshimado/domain';
import type { HistoryStore } from '../../history/history-store';
import type { LoginStore } from './login-store';
import { exchangeActor, type Exchanging } from './exchange';

const PAGE = 200;

type Account = HistoryStore['account'];
interface Exchange extends Exchanging {
  readonly client: Client;
  readonly account: Account;
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
      if (failureKind(error) !== 'refused' || isOfSuspension(error)) throw error;
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await account.markSent(viewerId, unsent);
  }
}

export const historyPorts = (client: Client, { account }: HistoryStore, logins: LoginStore) => ({
  exchangeHistory: exchangeActor('oshimado.history.send', logins, async (given) => {
    const exchange = { client, account, ...given };
    await takeChanges(exchange);
    await sendChanges(exchange);
  }),
});
