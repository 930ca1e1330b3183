/** State of one synchronized player: its error and the last commands. */
import { clamp } from '../clamp';
import {
  SYNC_LEAP_S,
  SYNC_LEAD_S,
  SYNC_LOADED_MS,
  SYNC_REPORTS_MAX,
  SYNC_REPORT_AGE_S,
  SYNC_SEEK_PAUSE_MS,
} from './multiview-sync.limits';
import { syncEnd, syncStart } from './sync-chain';
import { syncMomentAt } from './sync-clock';
import { heldSince } from './viewer-deed';
import type {
  PlayerReport,
  SyncAim,
  SyncClock,
  SyncOffsets,
  SyncPlayer,
  SyncVideo,
} from './sync-types';

/**
 * A player that has reported nothing, with the rates that it supports. Rates that are not positive numbers are left out. `loadedAt`: wall
 * time at which it was loaded; default long ago.
 */
export const newSyncPlayer = (
  rates: readonly number[],
  loadedAt = Number.NEGATIVE_INFINITY,
): SyncPlayer => ({
  rates: [...new Set(rates.filter((rate) => Number.isFinite(rate) && rate > 0))].sort(
    (a, b) => a - b,
  ),
  report: null,
  samples: [],
  error: null,
  quietUntil: Number.NEGATIVE_INFINITY,
  seekAfter: Number.NEGATIVE_INFINITY,
  lastSeek: null,
  lead: SYNC_LEAD_S,
  isSought: false,
  rate: null,
  nudgeUntil: null,
  commandedPlay: null,
  commandedAt: Number.NEGATIVE_INFINITY,
  heldSince: null,
  deedsAfter: loadedAt + SYNC_LOADED_MS,
});

/** The common clock, its speed and the offsets of the videos. */
export interface AimSources {
  /** The moment all videos share. */
  readonly clock: SyncClock;
  /** Seconds by which each start is moved later, by id. */
  readonly offsets: SyncOffsets;
  /** Speed of the clock, 0.25 to 2. */
  readonly speed: number;
}

/** The target of a player at `now` (epoch ms): its position, and whether the clock is before, inside or after its video. */
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

/** Discards its measurements and ignores its reports for a while. */
export const muteReports = (
  player: SyncPlayer,
  until: number,
  error = player.error,
): SyncPlayer => ({
  ...player,
  samples: [],
  error,
  quietUntil: until,
});

/** The common clock was moved: the player's position is unchanged, its target is not. */
export const moveSyncAim = (player: SyncPlayer, from: SyncAim, to: SyncAim): SyncPlayer => ({
  ...muteReports(
    player,
    player.quietUntil,
    player.error === null ? null : player.error + from.time - to.time,
  ),
  // A viewer chose this position: unlike a correction it need not wait.
  seekAfter: Number.NEGATIVE_INFINITY,
  isSought: false,
});

/** A report may be older than its time, never newer: of several reports, the one furthest ahead is the most accurate. */
export function withReport(player: SyncPlayer, report: PlayerReport, aim: SyncAim): SyncPlayer {
  const reported = { ...player, report, heldSince: heldSince(player, report, aim) };
  if (report.isAd === true || !Number.isFinite(report.time)) return { ...reported, samples: [] };
  const isFirst = player.error === null;
  if (report.at < player.quietUntil && !isFirst) return reported;
  const age = aim.isPlaying ? SYNC_REPORT_AGE_S * aim.speed : 0;
  const error = report.time - aim.time + age;
  const isSteady = !report.isBuffering && report.isPlaying === aim.isPlaying;
  if (!isSteady) return { ...reported, samples: [], error };
  const hasLeapt = Math.abs(error - (player.error ?? error)) > SYNC_LEAP_S * aim.speed;
  const samples = hasLeapt ? [error] : [...player.samples, error].slice(-SYNC_REPORTS_MAX);
  return { ...reported, samples, error: Math.max(...samples) };
}

/** Whether a command was given so long ago that it was lost or undone by the viewer. */
export const isCommandOverdue = (commandedAt: number, now: number): boolean =>
  now - commandedAt >= SYNC_SEEK_PAUSE_MS;
