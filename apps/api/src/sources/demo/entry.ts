/** Anything in the world that becomes a video. What it is at a moment follows from the moment alone. */
import type { VideoRecord } from '../../store/records';

export interface Entry {
  readonly id: string;
  /** When its record changes, apart from viewers and translators: sorted, the first is its birth. */
  readonly moments: readonly number[];
  /** When it is neither live nor upcoming any more; for what never was, its birth. */
  readonly closes: number;
  /** Undefined before anybody knows of it, and once it has left for good. */
  readonly recordAt: (now: number) => VideoRecord | undefined;
  /** What changes all the time while it is live; undefined while it is not. */
  readonly pulseAt: (now: number) => Pulse | undefined;
}

export type Pulse = Required<
  Pick<VideoRecord, 'live_viewers' | 'live_tl_count' | 'recent_live_tls'>
>;

/** Whether its record changed after the one time and not later than the other. */
export const changesWithin = ({ moments }: Entry, after: number, until: number): boolean =>
  moments.some((moment) => moment > after && moment <= until);

/** Whether it is live or upcoming. */
export const isOpenAt = ({ moments: [birth = Infinity], closes }: Entry, now: number): boolean =>
  birth <= now && now < closes;

/** The record at a moment with its pulse. */
export function snapshotAt(entry: Entry, now: number): VideoRecord | undefined {
  const record = entry.recordAt(now);
  return record && { ...record, ...entry.pulseAt(now) };
}
