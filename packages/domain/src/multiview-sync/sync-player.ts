/** State of one synchronized player: its error and the last commands. */
import { clamp } from '../clamp';
import {
  SYNC_LEAP_S,
  SYNC_LEAD_S,
  SYNC_REPORTS_MAX,
  SYNC_REPORT_AGE_S,
  SYNC_SEEK_PAUSE_MS,
} from './multiview-sync.limits';
import { syncEnd, syncStart } from './sync-chain';
import { syncMomentAt } from './sync-clock';
import type { PlayerReport, SyncClock, SyncOffsets, SyncVideo } from './sync-types';

export interface SyncPlayer {
  /** Rates it can play at, ascending; empty where it has no rate control. */
  readonly rates: readonly number[];
  /** null until it first tells of itself; it is not spoken to before. */
  readonly report: PlayerReport | null;
  /** Seconds ahead (negative: behind), as its reports told while it was left alone. */
  readonly samples: readonly number[];
  /** Seconds ahead, the best that is known; null before the first report. */
  readonly error: number | null;
  /** Wall time before which its reports tell nothing: it was given an order. */
  readonly quietUntil: number;
  /** Wall time before which it is not sought again. */
  readonly seekAfter: number;
  /** Seconds a seek is aimed ahead, so that the video lands in step. */
  readonly lead: number;
  /** Its last seek has not been judged yet. */
  readonly isSought: boolean;
  /** Rate it was told; null before. */
  readonly rate: number | null;
  /** Wall time at which a changed rate ends; null while it plays at the common speed. */
  readonly nudgeUntil: number | null;
  /** Whether it was told to play; null before. */
  readonly toldToPlay: boolean | null;
  /** Wall time of that. */
  readonly toldAt: number;
}

/** Where a video should be. */
export interface SyncAim {
  /** Seconds, within the video. */
  readonly time: number;
  /** Whether the common clock is before, inside or after the video. */
  readonly place: 'before' | 'inside' | 'after';
  /** The common speed. */
  readonly speed: number;
  /** It should play: the clock runs, and is inside. */
  readonly isPlaying: boolean;
}

export const newSyncPlayer = (rates: readonly number[]): SyncPlayer => ({
  rates: [...new Set(rates.filter((rate) => Number.isFinite(rate) && rate > 0))].sort(
    (a, b) => a - b,
  ),
  report: null,
  samples: [],
  error: null,
  quietUntil: Number.NEGATIVE_INFINITY,
  seekAfter: Number.NEGATIVE_INFINITY,
  lead: SYNC_LEAD_S,
  isSought: false,
  rate: null,
  nudgeUntil: null,
  toldToPlay: null,
  toldAt: Number.NEGATIVE_INFINITY,
});

export interface AimSources {
  /** The moment all videos share. */
  readonly clock: SyncClock;
  /** Seconds by which each start is moved later, by id. */
  readonly offsets: SyncOffsets;
  /** Speed of the clock, 0.25 to 2. */
  readonly speed: number;
}

export function syncAim(
  video: SyncVideo,
  { clock, offsets, speed }: AimSources,
  now: number,
): SyncAim {
  const moment = syncMomentAt(clock, now);
  const place =
    moment < syncStart(video, offsets)
      ? 'before'
      : moment >= syncEnd(video, offsets)
        ? 'after'
        : 'inside';
  const time = (moment - syncStart(video, offsets)) / 1_000;
  return {
    time: clamp(time, 0, video.duration),
    place,
    speed,
    isPlaying: clock.rate > 0 && place === 'inside',
  };
}

/** Its past measures count no more, and its reports not for a while. */
export const hushPlayer = (
  player: SyncPlayer,
  until: number,
  error = player.error,
): SyncPlayer => ({
  ...player,
  samples: [],
  error,
  quietUntil: until,
});

/** The common clock was moved: the player is where it was, its aim is not. */
export const moveSyncAim = (player: SyncPlayer, from: SyncAim, to: SyncAim): SyncPlayer => ({
  ...hushPlayer(
    player,
    player.quietUntil,
    player.error === null ? null : player.error + from.time - to.time,
  ),
  // Somebody chose this place: it is not a correction that has to wait.
  seekAfter: Number.NEGATIVE_INFINITY,
  isSought: false,
});

/** A report may be older than it says, never younger: of several, the one farthest ahead is the nearest to the truth. */
export function hearReport(player: SyncPlayer, report: PlayerReport, aim: SyncAim): SyncPlayer {
  const heard = { ...player, report };
  if (report.isAd === true || !Number.isFinite(report.time)) return { ...heard, samples: [] };
  const isFirst = player.error === null;
  if (report.at < player.quietUntil && !isFirst) return heard;
  const age = aim.isPlaying ? SYNC_REPORT_AGE_S * aim.speed : 0;
  const error = report.time - aim.time + age;
  const isSteady = !report.isBuffering && report.isPlaying === aim.isPlaying;
  if (!isSteady) return { ...heard, samples: [], error };
  const hasLeapt = Math.abs(error - (player.error ?? error)) > SYNC_LEAP_S * aim.speed;
  const samples = hasLeapt ? [error] : [...player.samples, error].slice(-SYNC_REPORTS_MAX);
  return { ...heard, samples, error: Math.max(...samples) };
}

/** An order given so long ago that it was lost or undone by somebody. */
export const isLongTold = (toldAt: number, now: number): boolean =>
  now - toldAt >= SYNC_SEEK_PAUSE_MS;
