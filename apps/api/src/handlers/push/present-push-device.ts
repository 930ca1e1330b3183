import type { PushDevice } from '@oshimado/contract';
import type { Caller } from '../../auth';
import type { PushDeviceRow } from '../../store';

/** A device without its endpoint and keys, which are secrets. */
export const presentPushDevice = (
  { user_id, session_id, created_at, used_at, ...row }: PushDeviceRow,
  caller: Caller,
): PushDevice => ({
  ...row,
  has_account: user_id !== null,
  ends_with_login: session_id !== null && session_id === caller?.session?.id,
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
});
