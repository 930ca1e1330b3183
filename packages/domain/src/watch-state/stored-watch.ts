/** A record as a device stores it, by the id of its video. Earlier versions, and the original, stored a 1. */
import {
  flag,
  orNull,
  readStrictly,
  record,
  required,
  whole,
  withDefault,
} from '../stored-state/schema';
import { storedVideo } from '../stored-state/media';
import type { HistoryEntry } from './history-list';
import type { WatchRecord } from './watch-record';

/** An entry of this device, and whether it still has to be sent to the account. */
export interface DeviceEntry extends HistoryEntry {
  readonly isUnsent: boolean;
}

const none = () => 0;
const amount = withDefault(whole(0, Number.MAX_SAFE_INTEGER), none);

const stored = record<Omit<WatchRecord, 'id'> & { readonly isUnsent: boolean }>({
  seconds: withDefault(orNull(whole(0, Number.MAX_SAFE_INTEGER)), () => null),
  duration: amount,
  watchedAt: amount,
  changedAt: required(whole(0, Number.MAX_SAFE_INTEGER)),
  isRemoved: withDefault(flag, () => false),
  isUnsent: withDefault(flag, () => false),
});

/** The video of an id alone, known to be watched and nothing more. */
export const watchedId = (id: string): DeviceEntry => ({
  id,
  seconds: null,
  duration: 0,
  watchedAt: 0,
  changedAt: 0,
  isRemoved: false,
  isUnsent: false,
});

/** The entry under this key. Whatever cannot be read is still a video that was watched. */
export function readDeviceEntry(id: string, value: unknown): DeviceEntry {
  const reading = readStrictly(stored, value);
  if (!reading.ok) return watchedId(id);
  const video = readStrictly(
    storedVideo,
    typeof value === 'object' && value !== null && 'video' in value ? value.video : undefined,
  );
  return { id, ...reading.value, ...(video.ok && { video: video.value }) };
}
