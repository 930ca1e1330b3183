import type { CallName } from '@oshimado/contract';
import type { Action as Right } from '@oshimado/domain';
import { requirePermission, requireUser } from '../../auth';
import type { Context } from '../handler';

/** The caller; throws 403 without the permission, which the log then names. */
export async function requireRight(
  { caller, store, now }: Context,
  right: Right,
  call: CallName,
): Promise<{ readonly id: string }> {
  try {
    requirePermission(right, caller, now());
  } catch (error) {
    if (caller) await store.security.noteRefusal(caller.id, call);
    throw error;
  }
  return requireUser(caller);
}
