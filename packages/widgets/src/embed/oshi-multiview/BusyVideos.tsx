import { useEffect } from 'react';
import type { CellVideos } from '../../features/multiview/grid/use-cell-videos';
import { Busy } from '../Busy';
import type { EmbedHooks } from '../lazy-element';
import type { OshiMultiviewEvents } from './events';
import * as css from './stage.css';

export interface BusyVideosProps
  extends Pick<CellVideos, 'refused'>, Pick<EmbedHooks<OshiMultiviewEvents>, 'emit'> {}

/** When the server is asked again for its list of the videos. They are shown and can be played until then. */
export function BusyVideos({ refused, emit }: BusyVideosProps) {
  useEffect(() => {
    if (refused) emit('oshi-error', { code: 'busy' });
  }, [refused, emit]);
  return refused ? (
    <Busy
      error={refused.error}
      since={refused.since}
      onRetry={refused.retry}
      className={css.note}
    />
  ) : null;
}
