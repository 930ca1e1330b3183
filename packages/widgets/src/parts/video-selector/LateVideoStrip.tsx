import { Button } from '@oshimado/ui/button';
import { latePart } from '../../base/late-part';
import type { PartFailedProps } from '../../base/late-part/PartFailed';
import { useLanguage } from '../../base/sentences';
import { StripWaiting } from './StripWaiting';
import type { VideoStripProps } from './VideoStrip';
import * as css from './VideoStrip.css';

function StripFailed({ onRetry }: PartFailedProps) {
  const { t, tWidgets } = useLanguage();
  return (
    <div className={css.note} role="alert">
      <span>{t('error.part')}</span>
      <Button size="small" onClick={onRetry}>
        {tWidgets('retry')}
      </Button>
    </div>
  );
}

/** A `VideoStrip` whose code is loaded when it is drawn first, after what is around it. */
export const LateVideoStrip = latePart<VideoStripProps>(() => import('./late-video-strip'), {
  Loading: StripWaiting,
  Failed: StripFailed,
});
