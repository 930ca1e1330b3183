/** An entry of the world that becomes a video. Its state at a moment depends on the moment alone. */
import type { VideoRecord } from '../../store/records';

export interface Entry {
  readonly id: string;
  /** Times at which its record changes, apart from viewers and translators: sorted, the first is its announcement. */
  readonly moments: readonly number[];
  /** When it stops being live or upcoming; for an upload, its announcement. */
  readonly closes: number;
  /** Undefined before the announcement, and after it was removed for good. */
  readonly recordAt: (now: number) => VideoRecord | undefined;
  /** Values that change all the time while it is live; undefined otherwise. */
  readonly pulseAt: (now: number) => Pulse | undefined;
}

export type Pulse = Required<
  Pick<VideoRecord, 'live_viewers' | 'live_tl_count' | 'recent_live_tls'>
>;

/** Whether its record changed after the first time and not later than the second. */
export const changesWithin = ({ moments }: Entry, after: number, until: number): boolean =>
  moments.some((moment) => moment > after && moment <= until);

/** Whether it is live or upcoming. */
export const isOpenAt = ({ moments: [birth = Infinity], closes }: Entry, now: number): boolean =>
  birth <= now && now < closes;

/** The record at a moment, including its live values. */
export function snapshotAt(entry: Entry, now: number): VideoRecord | undefined {
  const record = entry.recordAt(now);
  return record && { ...record, ...entry.pulseAt(now) };
}
