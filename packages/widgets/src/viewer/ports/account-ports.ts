/** What session and favorites ask of the server. */
import type { Client, Favorite } from '@oshimado/contract';
import type { Outbox } from '@oshimado/domain';
import type { ChangeOutboxInput, SendFavoritesInput } from '@oshimado/machines/favorites';
import type { Refreshed, RefreshInput, Revocation } from '@oshimado/machines/session';
import { fromPromise } from 'xstate';
import type { FavoritesStore } from './favorites-store';
import type { LoginStore } from './login-store';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Looks like an error of the server: the batch waits for its owner. */
class NotOurs extends Error {
  readonly status = 401;
}

export const accountPorts = {
  session: (client: Client, logins: LoginStore, now: () => number) => ({
    refreshSession: fromPromise<Refreshed | null, RefreshInput>(async ({ input, signal }) => {
      const isOurs = () => logins.read().login?.jwt === input.token;
      try {
        const login = await client.getRefresh({}, { signal, headers: bearer(input.token) });
        return isOurs() ? { ...login, checkedAt: now() } : null;
      } catch (error) {
        if (!isOurs()) return null;
        throw error;
      }
    }),
    endSession: fromPromise<unknown, Revocation>(({ input, signal }) =>
      client.postLogout({ body: { all: input.all } }, { signal, headers: bearer(input.token) }),
    ),
  }),
  favorites: (client: Client, store: FavoritesStore, logins: LoginStore) => ({
    changeOutbox: fromPromise<Outbox, ChangeOutboxInput>(({ input }) => store.change(input)),
    sendFavorites: fromPromise<readonly Favorite[], SendFavoritesInput>(
      async ({ input, signal }) => {
        // Another account may have logged in in another tab a moment ago: its favorites must not change.
        if (logins.read().login?.user.id !== input.owner) throw new NotOurs();
        return client.patchFavorites(
          { body: [...input.ops] },
          { signal, headers: { 'idempotency-key': input.key } },
        );
      },
    ),
    loadFavorites: fromPromise<readonly Favorite[]>(({ signal }) =>
      client.getFavorites({}, { signal }),
    ),
  }),
};
