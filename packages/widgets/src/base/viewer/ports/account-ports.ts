/** What session and favorites ask of the server. */
import type { Client, Favorite } from '@oshimado/contract';
import { changeOutbox, failureKind, type Outbox, type OutboxChange } from '@oshimado/domain';
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

/** Whether there is no connection for sure; a request would only fail. */
const isOffline = () => !navigator.onLine;

const changeIn = (store: FavoritesStore, change: OutboxChange): Promise<Outbox> =>
  store.change((outbox) => changeOutbox(outbox, change));

/** Removes an answered batch while other tabs still wait, so that the next one does not send it again. */
async function closeBatch(store: FavoritesStore, key: string): Promise<void> {
  try {
    await changeIn(store, { type: 'close', key });
    await store.noteClosed(key);
  } catch {
    // No room, or no lock: the machine writes the same change, and reports it if that fails as well.
  }
}

/** Sends a batch and closes it; null if another tab has done so. */
async function sendBatch(
  client: Client,
  store: FavoritesStore,
  logins: LoginStore,
  batch: SendFavoritesInput,
  signal: AbortSignal,
): Promise<readonly Favorite[] | null> {
  // Another account may have logged in in another tab a moment ago: its favorites must not change.
  if (logins.read().login?.user.id !== batch.owner) throw new NotOurs();
  if (isOffline()) throw new Error('There is no connection.');
  const { key, ops, isShared } = batch;
  if (isShared && (await store.isClosed(key))) return null;
  try {
    const list = await client.patchFavorites(
      { body: [...ops] },
      { signal, headers: { 'idempotency-key': key } },
    );
    await closeBatch(store, key);
    return list;
  } catch (error) {
    if (failureKind(error) === 'refused') await closeBatch(store, key);
    throw error;
  }
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
    changeOutbox: fromPromise<Outbox, ChangeOutboxInput>(({ input }) => changeIn(store, input)),
    sendFavorites: fromPromise<readonly Favorite[] | null, SendFavoritesInput>(
      ({ input, signal }) =>
        store.whileOthersWait(signal, () => sendBatch(client, store, logins, input, signal)),
    ),
    loadFavorites: fromPromise<readonly Favorite[]>(({ signal }) =>
      client.getFavorites({}, { signal }),
    ),
  }),
};
