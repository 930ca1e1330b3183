/** Live streams that are played faster until they are at the live edge. */
import { SYNC_LIVE_EDGE_S, SYNC_LIVE_MAX_MS, SYNC_LIVE_RATE } from '@oshimado/domain';
import { playerOf, type PlayerCommand } from './multiview-sync.players';
import type { MultiviewSyncContext, SyncCatchUp } from './multiview-sync.types';

const atEdge = (behind: number | undefined): boolean =>
  behind !== undefined && behind <= SYNC_LIVE_EDGE_S;

/** Live players that can play fast and are not known to be at the live edge. */
export const lateStreams = (context: MultiviewSyncContext): readonly string[] =>
  context.live.filter((id) => {
    const player = playerOf(context, id);
    return player?.rates.includes(SYNC_LIVE_RATE) === true && !atEdge(player.report?.behind);
  });

interface CatchUps {
  readonly catchUps: readonly SyncCatchUp[];
  readonly commands: readonly PlayerCommand[];
}

export function beginCatchUps(context: MultiviewSyncContext, now: number): CatchUps {
  const late = lateStreams(context);
  const commands = late.flatMap((id): PlayerCommand[] => {
    const play: PlayerCommand[] =
      playerOf(context, id)?.report?.isPlaying === false ? [{ type: 'player.play', id }] : [];
    return [...play, { type: 'player.rate', id, rate: SYNC_LIVE_RATE }];
  });
  return { catchUps: late.map((id) => ({ id, since: now })), commands };
}

/**
 * Players that have caught up return to speed 1. One that cannot report its edge does so after a minute, because no
 * player plays fast at the edge.
 */
export function endCatchUps(context: MultiviewSyncContext, now: number): CatchUps {
  const isOver = ({ id, since }: SyncCatchUp): boolean => {
    const behind = playerOf(context, id)?.report?.behind;
    return behind === undefined ? now - since >= SYNC_LIVE_MAX_MS : atEdge(behind);
  };
  const { catchUps, live } = context;
  const kept = catchUps.filter(({ id }) => live.includes(id));
  return {
    catchUps: kept.filter((one) => !isOver(one)),
    commands: kept.filter(isOver).map(({ id }) => ({ type: 'player.rate', id, rate: 1 })),
  };
}
