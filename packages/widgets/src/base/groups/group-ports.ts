/** What the exchange of groups asks of the server: the account's list first, then what it does not have yet is sent. */
import { GROUP_OPS_MAX, type GroupClient } from '@oshimado/contract';
import { failureKind } from '@oshimado/domain';
import type { ExchangeInput } from '@oshimado/machines/history-sync';
import { fromPromise } from 'xstate';
import { whileOthersWait } from '../viewer/ports/locks';
import type { LoginStore } from '../viewer/ports/login-store';
import type { GroupsStore } from './groups-store';

/** One tab exchanges at a time; another one then finds nothing left to send. */
const LOCK = 'oshimado.groups.send';

/** Looks like an error of the server: the groups wait for their owner. */
class NotOurs extends Error {
  readonly status = 401;
}

export const exchangeGroups = (client: GroupClient, store: GroupsStore, logins: LoginStore) =>
  fromPromise<unknown, ExchangeInput>(({ input: { viewerId }, signal }) => {
    const check = () => {
      signal.throwIfAborted();
      if (!navigator.onLine) throw new Error('There is no connection.');
      // Another account may have logged in in another tab a moment ago.
      if (logins.read().login?.user.id !== viewerId) throw new NotOurs();
    };
    return whileOthersWait(LOCK, signal, async () => {
      check();
      await store.load();
      await store.take(viewerId, await client.getFavoriteGroups({}, { signal }));
      for (;;) {
        const { ops, groups } = store.unsent(viewerId, GROUP_OPS_MAX);
        if (ops.length === 0) return;
        check();
        // oxlint-disable no-await-in-loop -- one request after the other
        const list = await client
          .patchFavoriteGroups({ body: [...ops] }, { signal })
          .catch((error: unknown) => {
            // Refused for good: asking again would keep everything after it from being sent.
            if (failureKind(error) !== 'refused') throw error;
            store.refuse();
            return client.getFavoriteGroups({}, { signal });
          });
        await store.take(viewerId, list, groups);
        // oxlint-enable no-await-in-loop
      }
    });
  });
