import { latePart } from '../errors';
import type { PlayerHostProps } from './PlayerHost';
import { useStageState } from './StageProvider';

const PlayerHost = latePart(() => import('./PlayerHost'));

/** The player of the page; its code is loaded with the first video that plays. */
export function StagedPlayer(props: PlayerHostProps) {
  const isStaged = useStageState(({ video }) => video !== null);
  return isStaged ? <PlayerHost {...props} /> : null;
}
