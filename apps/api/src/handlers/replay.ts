/** Idempotency keys: a repeated request with the same key gets the first response and is not carried out again. */
import type { User } from '../auth';
import { ApiError } from '../errors';
import type { KeyedStores, Store } from '../store';

/** Responds as to the first request with this key; throws 409 if that was a different request. */
export async function onceFor<T>(
  store: Pick<Store, 'replays' | 'favorites' | 'playlists'>,
  user: User,
  key: string | undefined,
  request: unknown,
  work: (stores: KeyedStores) => Promise<T>,
): Promise<T> {
  if (key === undefined) return work(store);
  const outcome = await store.replays.once({ userId: user.id, key, request }, work);
  // The call's schema serializes the response again.
  if (outcome.kind === 'answer') return outcome.answer;
  const words = 'This idempotency-key was already used for another request. Use a new one.';
  throw new ApiError('conflict', words, { parameter: 'idempotency-key' });
}
