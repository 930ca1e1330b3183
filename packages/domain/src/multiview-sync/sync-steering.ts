/**
 * Keeps one player at its target: paused outside its range, small errors corrected by rate, large ones by a seek with a pause
 * after it. Errors are measured only while no command is pending.
 */
import { clamp } from '../clamp';
import {
  SYNC_ARRIVE_MS,
  SYNC_CALM_S,
  SYNC_HELD_MS,
  SYNC_LEAD_MAX_S,
  SYNC_OBEY_MS,
  SYNC_PLAIN_ERROR_S,
  SYNC_REPORTS_MIN,
  SYNC_SEEK_PAUSE_MS,
  SYNC_TICK_MS,
  SYNC_TOLERANCE_S,
} from './multiview-sync.limits';
import { muteReports, isCommandOverdue } from './sync-player';
import { chooseNudge, nearestRate } from './sync-rates';
import type { SyncAim, SyncPlayer } from './sync-types';

/** The shortest rate change, one tick, corrects about an eighth of a second: a smaller threshold would oscillate. */
const LEAST_CALM = 0.75;

/** A command for a player. */
export type PlayerOrder =
  /** Seek to this position, seconds. */
  | { readonly type: 'player.seek'; readonly to: number }
  /** Play from the current position. */
  | { readonly type: 'player.play' }
  /** Pause at the current position. */
  | { readonly type: 'player.pause' }
  /** Play at this rate; 1 is normal speed. */
  | { readonly type: 'player.rate'; readonly rate: number };

/** Result of steering a player. */
export interface Steered {
  /** New state of the player. */
  readonly player: SyncPlayer;
  /** Commands, in this order. */
  readonly orders: readonly PlayerOrder[];
}

const also = (
  { orders }: Steered,
  player: SyncPlayer,
  ...more: readonly PlayerOrder[]
): Steered => ({
  player,
  orders: [...orders, ...more],
});

/** Returns to the common speed, unless already commanded. A new player plays at 1. */
function keepSpeed(steered: Steered, speed: number, now: number): Steered {
  const { player } = steered;
  const rate = nearestRate(speed, player.rates);
  const isNudged = player.nudgeUntil !== null;
  const isCommanded = rate === undefined || rate === (player.rate ?? 1);
  if (isCommanded && !isNudged) return steered;
  const quiet = Math.max(isNudged ? now : player.quietUntil, now + SYNC_OBEY_MS);
  const steady = { ...muteReports(player, quiet), nudgeUntil: null };
  return isCommanded
    ? also(steered, steady)
    : also(steered, { ...steady, rate }, { type: 'player.rate', rate });
}

/** Whether to send play or pause: never sent, or sent and not obeyed in time. */
function mustCommandPlay(
  { report, commandedPlay, commandedAt, heldSince }: SyncPlayer,
  wanted: boolean,
  now: number,
): boolean {
  const isObeyed = report?.isPlaying === wanted;
  // The viewer may have paused it: wait for the next report.
  if (wanted && heldSince !== null && now - heldSince < SYNC_HELD_MS) return false;
  if (commandedPlay === wanted) return !isObeyed && isCommandOverdue(commandedAt, now);
  return commandedPlay !== null || !isObeyed;
}

function keepPlaying(steered: Steered, wanted: boolean, now: number): Steered {
  const { player } = steered;
  if (!mustCommandPlay(player, wanted, now))
    return also(steered, { ...player, commandedPlay: wanted });
  const commanded = muteReports(
    { ...player, commandedPlay: wanted, commandedAt: now },
    Math.max(player.quietUntil, now + SYNC_OBEY_MS),
  );
  return also(steered, commanded, { type: wanted ? 'player.play' : 'player.pause' });
}

const isFar = ({ error }: SyncPlayer, speed: number): boolean =>
  Math.abs(error ?? 0) > SYNC_TOLERANCE_S * speed;

function seek(steered: Steered, aim: SyncAim, now: number): Steered {
  const to = aim.time + (aim.isPlaying ? steered.player.lead * aim.speed : 0);
  const sought: SyncPlayer = {
    ...muteReports(steered.player, now + SYNC_ARRIVE_MS, 0),
    seekAfter: now + SYNC_SEEK_PAUSE_MS,
    lastSeek: { to, at: now },
    isSought: aim.isPlaying,
  };
  return also(steered, sought, { type: 'player.seek', to });
}

/** A seek that landed behind aims further ahead next time; by half of it, because the next one will differ. */
function learnLead(player: SyncPlayer, speed: number): SyncPlayer {
  if (!player.isSought || player.samples.length === 0) return player;
  const lead = player.lead - (player.error ?? 0) / speed / 2;
  return { ...player, isSought: false, lead: clamp(lead, 0, SYNC_LEAD_MAX_S) };
}

function isMeasured({ samples, error }: SyncPlayer, speed: number): boolean {
  const isPlain = Math.abs(error ?? 0) > SYNC_PLAIN_ERROR_S * speed;
  return samples.length >= (isPlain ? 1 : SYNC_REPORTS_MIN);
}

function mend(steered: Steered, speed: number, now: number): Steered {
  const { player } = steered;
  const error = player.error ?? 0;
  const isCalm = Math.abs(error) <= SYNC_CALM_S * Math.max(LEAST_CALM, speed);
  if (isCalm || !isMeasured(player, speed)) return steered;
  const nudge = chooseNudge(error, speed, player.rates);
  if (!nudge) return steered;
  const nudgeUntil = now + nudge.ms;
  const quiet = nudgeUntil + SYNC_TICK_MS + SYNC_OBEY_MS;
  const nudged = { ...muteReports(player, quiet, 0), rate: nudge.rate, nudgeUntil };
  return also(steered, nudged, { type: 'player.rate', rate: nudge.rate });
}

/** The viewer changed the rate in the player, or the player was reloaded: the last commands no longer apply. */
function heedRate({ player, orders }: Steered): Steered {
  const rate = player.report?.rate;
  const isUndone = rate !== undefined && player.samples.length >= SYNC_REPORTS_MIN;
  return isUndone ? { player: { ...player, rate }, orders } : { player, orders };
}

function steerPlaying(begun: Steered, aim: SyncAim, now: number): Steered {
  const { speed } = aim;
  const { report, nudgeUntil } = begun.player;
  if (report?.isBuffering === true || report?.isAd === true) return endNudge(begun, speed, now);
  const judged = also(begun, learnLead(begun.player, speed));
  if (isFar(judged.player, speed)) {
    // Too large for a rate change: one seek is better than minutes at a wrong speed.
    if (now < judged.player.seekAfter) return endNudge(judged, speed, now);
    return seek(endNudge(judged, speed, now), aim, now);
  }
  // Half a tick early is closer than half a tick late.
  const isNudging = nudgeUntil !== null && now + SYNC_TICK_MS / 2 < nudgeUntil;
  return isNudging ? judged : mend(keepSpeed(heedRate(judged), speed, now), speed, now);
}

/** A stalled player is not corrected by rate; the loss is measured when it plays again. */
const endNudge = (steered: Steered, speed: number, now: number): Steered =>
  steered.player.nudgeUntil === null ? steered : keepSpeed(steered, speed, now);

function steerHeld(begun: Steered, aim: SyncAim, now: number): Steered {
  const steady = endNudge(begun, aim.speed, now);
  const { seekAfter } = steady.player;
  const isWorthSeeking =
    aim.place !== 'after' && now >= seekAfter && isFar(steady.player, aim.speed);
  return isWorthSeeking ? seek(steady, aim, now) : steady;
}

/** The next command for a player; none before its first report. */
export function steerPlayer(player: SyncPlayer, aim: SyncAim, now: number): Steered {
  if (player.report === null) return { player, orders: [] };
  const begun = keepPlaying({ player, orders: [] }, aim.isPlaying, now);
  return aim.isPlaying ? steerPlaying(begun, aim, now) : steerHeld(begun, aim, now);
}

/** Ends a rate change early: the page is hidden, the speed changes, or the player is no longer synced. */
export const releasePlayer = (player: SyncPlayer, speed: number, now: number): Steered =>
  endNudge({ player, orders: [] }, speed, now);
