import { Button } from '@oshimado/ui/button';
import { RefreshIcon } from '@oshimado/ui/icon';
import type { ComponentType } from 'react';
import { latePart } from '../../base/late-part/late-part';
import type { PartFailedProps } from '../../base/late-part/PartFailed';
import { useOnline } from '../../base/page/use-online';
import { useTranslate } from '../../base/sentences';
import type { PlayerFrameProps } from './FrameOfPlayer';
import * as css from './player.css';

/** The code of the player could not be loaded. */
function FrameFailed({ onRetry }: PartFailedProps) {
  const t = useTranslate('watch');
  const tWidgets = useTranslate('widgets');
  const isOnline = useOnline();
  return (
    <div className={css.failure} role="alert">
      <p>{t(`player.failure.${isOnline ? 'silent' : 'offline'}`)}</p>
      <Button startIcon={RefreshIcon} onClick={onRetry}>
        {tWidgets('retry')}
      </Button>
    </div>
  );
}

/** A `PlayerFrame` whose code is loaded when it is drawn, with a button to try again. */
export const latePlayerFrame = (
  load: () => Promise<{ default: ComponentType<PlayerFrameProps> }>,
) => latePart(load, { Failed: FrameFailed });
