/** Selectors of archive sync. */
import {
  clampToRange,
  listSyncOffsets,
  syncEnd,
  syncMomentAt,
  syncStart,
  writeSyncQuery,
  type SyncOffsets,
} from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import type { multiviewSyncMachine } from './multiview-sync.machine';
import { lateStreams } from './multiview-sync.live';
import { playerOf, rangeOf, speedsOf } from './multiview-sync.players';

type Snapshot = SnapshotFrom<typeof multiviewSyncMachine>;

/** Fractions of the common slider, 0 to 1. */
export interface SyncRow {
  /** Id of the video. */
  readonly id: string;
  /** Left end of the bar. */
  readonly from: number;
  /** Width of the bar. */
  readonly width: number;
  /** Played part of the video. */
  readonly progress: number;
}

/** `empty`: no videos to sync; `ready`: no moment was chosen yet. */
export type SyncStatus = 'empty' | 'ready' | 'playing' | 'paused' | 'ended';

/** Status of the common clock; `empty` without videos to play in step. */
export function selectStatus(snapshot: Snapshot): SyncStatus {
  const statuses = ['ready', 'playing', 'paused', 'ended'] as const;
  return statuses.find((status) => snapshot.matches({ archive: status })) ?? 'empty';
}

/** Time of the common clock at a wall time, epoch ms. */
export function selectMoment({ context }: Snapshot, now: number): number {
  return clampToRange(syncMomentAt(context.clock, now), rangeOf(context));
}

/** The beginning of the first video, epoch ms; 0 for no videos. */
export const selectBeginning = ({ context }: Snapshot): number => rangeOf(context).start;

/** Seconds since the beginning of the first video. */
export const selectElapsed = (snapshot: Snapshot, now: number): number =>
  (selectMoment(snapshot, now) - rangeOf(snapshot.context).start) / 1_000;

/** Seconds from the beginning of the first video to the end of the last. */
export function selectTotal({ context }: Snapshot): number {
  const { start, end } = rangeOf(context);
  return (end - start) / 1_000;
}

/** One row per video, by start. */
export function selectRows({ context }: Snapshot): readonly SyncRow[] {
  const { chain, offsets } = context;
  const { start, end } = rangeOf(context);
  return chain.map((video) => {
    const time = playerOf(context, video.id)?.report?.time ?? 0;
    return {
      id: video.id,
      from: (syncStart(video, offsets) - start) / (end - start),
      width: (syncEnd(video, offsets) - syncStart(video, offsets)) / (end - start),
      progress: clampToRange(time / video.duration, { start: 0, end: 1 }),
    };
  });
}

/** Speed of the common clock; 1 is normal. */
export const selectSpeed = ({ context }: Snapshot): number => context.speed;

/** Speeds that every player supports. */
export const selectSpeeds = ({ context }: Snapshot): readonly number[] => speedsOf(context);

/** Seconds by which the starts of videos are moved later, by id of the video. */
export const selectOffsets = ({ context }: Snapshot): SyncOffsets => context.offsets;

/** Parameters of a shared link. */
export const selectSharedQuery = (snapshot: Snapshot, now: number) =>
  writeSyncQuery({
    moment: snapshot.context.chain.length > 0 ? selectMoment(snapshot, now) : null,
    offsets: listSyncOffsets(snapshot.context.chain, snapshot.context.offsets),
  });

/** Whether `sync.live` would speed up a live stream. */
export const canCatchUp = (snapshot: Snapshot): boolean =>
  snapshot.matches({ live: 'caughtUp' }) && lateStreams(snapshot.context).length > 0;

/** Whether live streams are being sped up to their live edge. */
export const isCatchingUp = (snapshot: Snapshot): boolean => snapshot.matches({ live: 'catching' });
