import type { PushDevice } from '@oshimado/contract';
import type { PushDeviceRow } from '../../store';

/** A device without its endpoint and keys, which are secrets. */
export const presentPushDevice = ({
  user_id,
  created_at,
  used_at,
  ...row
}: PushDeviceRow): PushDevice => ({
  ...row,
  has_account: user_id !== null,
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
});
