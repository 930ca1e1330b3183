/** What the exchange of groups asks of the server: the account's list first, then what it does not have yet is sent. */
import { GROUP_OPS_MAX, type GroupClient } from '@oshimado/contract';
import { failureKind, isOfSuspension } from '@oshimado/domain';
import type { LoginStore } from '../viewer/ports/login-store';
import type { GroupsStore } from './groups-store';
import { exchangeActor } from '../viewer/ports/exchange';

export const exchangeGroups = (client: GroupClient, store: GroupsStore, logins: LoginStore) =>
  exchangeActor('oshimado.groups.send', logins, async ({ viewerId, signal, check }) => {
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
          if (failureKind(error) !== 'refused' || isOfSuspension(error)) throw error;
          store.refuse();
          return client.getFavoriteGroups({}, { signal });
        });
      await store.take(viewerId, list, groups);
      // oxlint-enable no-await-in-loop
    }
  });
