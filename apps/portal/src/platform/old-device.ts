/** Whether the device has state of an older format that was not migrated. */
import { HOLODEX_KEY, moduleKeys } from '@oshimado/domain';

/** Not removed by a reset, so that the original's record is not migrated again afterwards. */
export const TAKEN_OVER_KEY = 'oshimado.takenOver';
/** Where shortcuts were stored before they became a module of the stored state. */
export const OLD_SHORTCUTS_KEY = 'oshimado.shortcuts';

const has = (storage: Storage, key: string) => storage.getItem(key) !== null;

export const isOldDevice = (storage: Storage): boolean =>
  has(storage, OLD_SHORTCUTS_KEY) ||
  (has(storage, HOLODEX_KEY) && ![...moduleKeys, TAKEN_OVER_KEY].some((key) => has(storage, key)));
