/**
 * What a viewer did in the controls of one player, seen from two reports of it. Players never say who paused or moved them, so whatever
 * no command of ours explains is the viewer's.
 */
import {
  SYNC_DEED_GAP_MS,
  SYNC_DEED_LEAP_S,
  SYNC_LEAD_MAX_S,
  SYNC_SEEK_PAUSE_MS,
  SYNC_TOLERANCE_S,
} from './multiview-sync.limits';
import type { PlayerReport, SyncAim, SyncPlayer } from './sync-types';

/** outside: played where the common clock is before or after the video. */
export type ViewerDeed = 'seek' | 'pause' | 'play' | 'outside';

/** No player plays faster. */
const FASTEST = 2;

function hasLeapt(before: PlayerReport, now: PlayerReport): boolean {
  const passed = ((now.at - before.at) / 1_000) * (before.isPlaying || now.isPlaying ? FASTEST : 0);
  return (
    now.time < before.time - SYNC_DEED_LEAP_S || now.time > before.time + passed + SYNC_DEED_LEAP_S
  );
}

/** Not while it obeys a command, nor right after it was loaded. */
const canTell = ({ quietUntil, deedsAfter }: SyncPlayer, { at }: PlayerReport): boolean =>
  at >= Math.max(quietUntil, deedsAfter);

/**
 * It came to where it should be: a seek of ours that took long. Or to where our last seek aimed: the clock may have been moved since, and
 * a player that buffers gets no further seek.
 */
function isOurs({ lastSeek }: SyncPlayer, { time, at }: PlayerReport, aim: SyncAim): boolean {
  const isNear = (target: number) =>
    Math.abs(time - target) <= (SYNC_TOLERANCE_S + SYNC_LEAD_MAX_S) * Math.max(1, aim.speed);
  if (isNear(aim.time)) return true;
  return lastSeek !== null && at - lastSeek.at < SYNC_SEEK_PAUSE_MS && isNear(lastSeek.to);
}

/** The deed that this report shows; null: none. `length`: of the video, in seconds. */
export function viewerDeed(
  player: SyncPlayer,
  report: PlayerReport,
  { aim, length }: { readonly aim: SyncAim; readonly length: number },
): ViewerDeed | null {
  const before = player.report;
  if (before === null || !canTell(player, report)) return null;
  const passed = report.at - before.at;
  if (passed <= 0 || passed > SYNC_DEED_GAP_MS) return null;
  if (report.isAd === true || before.isAd === true || !Number.isFinite(report.time)) return null;
  if (hasLeapt(before, report) && !isOurs(player, report, aim)) return 'seek';
  if (isHeld(player, report, aim)) return isPauseSure(player, report, length) ? 'pause' : null;
  const isPlayed = report.isPlaying && !aim.isPlaying && player.commandedPlay === false;
  if (!isPlayed || before.isPlaying) return null;
  return aim.place === 'inside' ? 'play' : 'outside';
}

/** It plays no more although it should, and had begun to. */
const isHeld = (player: SyncPlayer, report: PlayerReport, aim: SyncAim): boolean =>
  aim.isPlaying &&
  player.commandedPlay === true &&
  !report.isPlaying &&
  !report.isBuffering &&
  (player.heldSince !== null || player.report?.isPlaying === true);

/** "Scrubbing sends false pauses": only the second report in a row counts. At its end a video stops by itself. */
const isPauseSure = ({ heldSince }: SyncPlayer, { time }: PlayerReport, length: number): boolean =>
  heldSince !== null && time < length - 1;

/** Since when it may be the viewer's pause; null: it plays, or it is ours. */
export const heldSince = (player: SyncPlayer, report: PlayerReport, aim: SyncAim): number | null =>
  canTell(player, report) && isHeld(player, report, aim) ? (player.heldSince ?? report.at) : null;
