import { useEffect } from 'react';
import { latePart } from '../../base/late-part';
import { useNotifyPartFailed } from '../../base/asked-part';
import type { PlayerHostProps } from './PlayerHost';
import { useStage, useStageState } from './StageProvider';

/** The code of the player could not be loaded: the picture comes back, to be pressed again. */
function HostFailed() {
  const stage = useStage();
  const notifyFailed = useNotifyPartFailed();
  useEffect(() => {
    stage.close();
    notifyFailed();
  }, [stage, notifyFailed]);
  return null;
}

const PlayerHost = latePart(() => import('./PlayerHost'), { Failed: HostFailed });

/** The player of the page; its code is loaded with the first video that plays. */
export function StagedPlayer(props: PlayerHostProps) {
  const isStaged = useStageState(({ video }) => video !== null);
  return isStaged ? <PlayerHost {...props} /> : null;
}
