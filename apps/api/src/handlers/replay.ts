/** A request with an idempotency key is carried out once, however often a shaky line makes a client send it. */
import type { User } from '../auth';
import { ApiError } from '../errors';
import type { Store } from '../store';

export async function onceFor<T>(
  { replays }: Pick<Store, 'replays'>,
  user: User,
  key: string | undefined,
  request: unknown,
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return work();
  const replay = await replays.find(user.id, key, request);
  if (replay && !replay.isSame) {
    const words = 'This idempotency-key was sent with another request before. Take a new one.';
    throw new ApiError('conflict', words, { parameter: 'idempotency-key' });
  }
  // The call's schema shapes it once more before it leaves.
  if (replay) return replay.answer as T;
  const answer = await work();
  await replays.keep(user.id, key, request, answer);
  return answer;
}
