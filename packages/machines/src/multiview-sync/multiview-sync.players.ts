/** Applies the steering rules to all players and collects the commands. */
import {
  withReport,
  muteReports,
  setSyncOffset,
  SYNC_OBEY_MS,
  type PlayerReport,
  syncAim,
  clampToRange,
  commonSpeeds,
  moveSyncAim,
  releasePlayer,
  runSyncClock,
  startMoment,
  steerPlayer,
  syncRange,
  syncStart,
  viewerDeed,
  type Steered,
  type SyncPlayer,
  type SyncRange,
  type SyncVideo,
  type ViewerDeed,
} from '@oshimado/domain';
import type { MultiviewSyncContext, MultiviewSyncEmitted } from './multiview-sync.types';

export type PlayerCommand = Extract<MultiviewSyncEmitted, { readonly id: string }>;
type Players = MultiviewSyncContext['players'];

export const playerOf = ({ players }: MultiviewSyncContext, id: string): SyncPlayer | undefined =>
  Object.hasOwn(players, id) ? players[id] : undefined;

export const rangeOf = ({ chain, offsets }: MultiviewSyncContext): SyncRange =>
  syncRange(chain, offsets);

/** Sends the same command to every synced player. */
function forEachPlayer(
  context: MultiviewSyncContext,
  ask: (player: SyncPlayer, video: SyncVideo) => Steered,
): { readonly players: Players; readonly commands: readonly PlayerCommand[] } {
  const asked = context.chain.flatMap((video) => {
    const player = playerOf(context, video.id);
    return player ? [{ id: video.id, ...ask(player, video) }] : [];
  });
  return {
    players: {
      ...context.players,
      ...Object.fromEntries(asked.map(({ id, player }) => [id, player])),
    },
    commands: asked.flatMap(({ id, orders }) => orders.map((order) => ({ ...order, id }))),
  };
}

export const steerAll = (context: MultiviewSyncContext, now: number) =>
  forEachPlayer(context, (player, video) => steerPlayer(player, syncAim(video, context, now), now));

export const releaseAll = (context: MultiviewSyncContext, now: number) =>
  forEachPlayer(context, (player) => releasePlayer(player, context.speed, now));

/** The same players after the clock or a start moved: positions are known, targets have changed. */
const moveAims = (
  before: MultiviewSyncContext,
  after: MultiviewSyncContext,
  now: number,
): Players =>
  forEachPlayer(after, (player, video) => ({
    player: moveSyncAim(player, syncAim(video, before, now), syncAim(video, after, now)),
    orders: [],
  })).players;

/** Advances the clock to this wall time, within the range of the chain. */
export const passTime = (context: MultiviewSyncContext, now: number): MultiviewSyncContext => ({
  ...context,
  clock: runSyncClock(context.clock, now, rangeOf(context)),
});

/** Where the clock begins until a moment is chosen. */
export function proposeStart(context: MultiviewSyncContext): MultiviewSyncContext {
  const { chain, offsets, askedMoment, clock } = context;
  const times = chain.flatMap(({ id }) => {
    const time = playerOf(context, id)?.report?.time;
    return time === undefined ? [] : [[id, time] as const];
  });
  const sources = { asked: askedMoment, times: Object.fromEntries(times) };
  const moment = startMoment(chain, offsets, sources);
  const after = { ...context, clock: { ...clock, moment } };
  return { ...after, players: moveAims(context, after, clock.at) };
}

/** Sets the clock to a moment, and the target of every player with it. */
export function chooseMoment(
  context: MultiviewSyncContext,
  moment: number,
  now: number,
): MultiviewSyncContext {
  const before = passTime(context, now);
  const clock = { ...before.clock, moment: clampToRange(moment, rangeOf(before)) };
  const after = { ...before, clock, askedMoment: null };
  return { ...after, players: moveAims(before, after, now) };
}

/** Speeds that all synced players support; all speeds while none is known. */
export const speedsOf = (context: MultiviewSyncContext): readonly number[] =>
  commonSpeeds(context.chain.flatMap(({ id }) => playerOf(context, id) ?? []));

/** Applies a player's report of its position. Reports of players that were never loaded are ignored. */
export function hearPlayer(
  context: MultiviewSyncContext,
  id: string,
  report: PlayerReport,
): Partial<MultiviewSyncContext> {
  const player = playerOf(context, id);
  if (!player) return {};
  const video = context.chain.find((one) => one.id === id);
  const reported = video
    ? withReport(player, report, syncAim(video, context, report.at))
    : { ...player, report };
  return { players: { ...context.players, [id]: reported } };
}

/** What the viewer did in the controls of a player, as its report shows; null: nothing. */
export function deedOf(
  context: MultiviewSyncContext,
  id: string,
  report: PlayerReport,
): ViewerDeed | null {
  const player = playerOf(context, id);
  const video = context.chain.find((one) => one.id === id);
  if (!player || !video) return null;
  return viewerDeed(player, report, {
    aim: syncAim(video, context, report.at),
    length: video.duration,
  });
}

/** The common clock goes to where a player was moved by the viewer. */
export function followPlayer(
  context: MultiviewSyncContext,
  id: string,
  { time, at }: PlayerReport,
): MultiviewSyncContext {
  const video = context.chain.find((one) => one.id === id);
  if (!video) return context;
  return chooseMoment(context, syncStart(video, context.offsets) + time * 1_000, at);
}

/** Moves the start of a video, and its player's target with it. */
export function chooseOffset(
  context: MultiviewSyncContext,
  id: string,
  to: number,
  now: number,
): MultiviewSyncContext {
  const before = passTime(context, now);
  const after = passTime({ ...before, offsets: setSyncOffset(before.offsets, id, to) }, now);
  return { ...after, players: moveAims(before, after, now) };
}

/** Discards what was measured of every player. */
export const forgetReports = (
  context: MultiviewSyncContext,
  now: number,
): Partial<MultiviewSyncContext> => ({
  players: Object.fromEntries(
    Object.entries(context.players).map(([id, player]) => [
      id,
      muteReports(player, now + SYNC_OBEY_MS),
    ]),
  ),
});
