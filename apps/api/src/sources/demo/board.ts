/** Live and upcoming videos at a moment, and changes since another. */
import type { VideoRecord } from '../../store/records';
import { changesWithin, isOpenAt, snapshotAt, type Entry } from './entry';
import type { World } from './world';

const openAt = (world: World, now: number): Entry[] =>
  world.entriesAround(now, now).filter((entry) => isOpenAt(entry, now));

/** All live and upcoming videos. */
export const boardAt = (world: World, now: number): VideoRecord[] =>
  openAt(world, now)
    .map((entry) => snapshotAt(entry, now))
    .filter((record) => record !== undefined);

export interface Changes {
  readonly records: readonly VideoRecord[];
  /** Placeholders that have expired. */
  readonly gone: readonly string[];
}

/** Changes after the first moment and until the second, as of `now`. */
export function changesBetween(
  world: World,
  keeps: (entry: Entry) => boolean,
  span: { readonly after: number; readonly until: number; readonly now: number },
): Changes {
  const { after, until, now } = span;
  const records: VideoRecord[] = [];
  const gone: string[] = [];
  for (const entry of world.entriesAround(after, until)) {
    if (!changesWithin(entry, after, until) || !keeps(entry)) continue;
    const record = snapshotAt(entry, now);
    if (record) records.push(record);
    else gone.push(entry.id);
  }
  return { records, gone };
}

/** Viewers and translators of live videos, with the few keys a record needs. */
export function pulsesAt(world: World, now: number): VideoRecord[] {
  const pulses: VideoRecord[] = [];
  for (const entry of openAt(world, now)) {
    const pulse = entry.pulseAt(now);
    const record = pulse && entry.recordAt(now);
    if (!record) continue;
    const { id, channel_id, title, type, status } = record;
    pulses.push({ id, channel_id, title, type, status, ...pulse });
  }
  return pulses;
}
