/** GET /user/createKey: a new API key. The one held so far dies at a moment its owner chooses, within 24 hours. */
import { apiKeyStart } from '@oshimado/domain';
import { requirePermission, requireUser } from '../../auth';
import { makeApiKey } from '../../auth/api-keys';
import { ApiError } from '../../errors';
import type { Action } from '../handler';

const OLD_KEY_MS = 86_400_000;

export const getCreateKey: Action<'getCreateKey'> = async (
  { query },
  { caller, store, auth, now },
) => {
  requirePermission('account.renewKey', caller, now());
  const user = requireUser(caller);
  const oldUntil = query.old_until ?? new Date(now() + OLD_KEY_MS);
  if (oldUntil.getTime() > now() + OLD_KEY_MS) {
    const words = 'old_until must be at most 24 hours ahead.';
    throw new ApiError('bad_request', words, { parameter: 'old_until' });
  }
  const key = makeApiKey();
  const kept = { hash: auth.hashKey(key), prefix: apiKeyStart(key) };
  const hadOne = await store.accounts.replaceKey(user.id, kept, oldUntil);
  auth.forgetKeys();
  if (user.session) auth.newKeys.keep(user.session.id, key);
  return { api_key: key, old_key_expires_at: hadOne ? oldUntil.toISOString() : null };
};
