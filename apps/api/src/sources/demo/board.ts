/** What is live or coming at a moment, and what has changed since another one. */
import type { VideoRecord } from '../../store/records';
import { changesWithin, isOpenAt, snapshotAt, type Entry } from './entry';
import type { World } from './world';

const openAt = (world: World, now: number): Entry[] =>
  world.entriesAround(now, now).filter((entry) => isOpenAt(entry, now));

/** Live and upcoming, whoever asks and whenever the world was opened. */
export const boardAt = (world: World, now: number): VideoRecord[] =>
  openAt(world, now)
    .map((entry) => snapshotAt(entry, now))
    .filter((record) => record !== undefined);

export interface Changes {
  readonly records: readonly VideoRecord[];
  /** Placeholders whose time is over. */
  readonly gone: readonly string[];
}

/** What changed after the one moment and by the other, as it is at `now`. */
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

/** Viewers and translators of what is live, with the few keys a record needs. */
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
