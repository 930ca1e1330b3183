import { Badge, VisuallyHidden } from '@oshimado/ui';
import { useWidgets } from '../context';
import { Clock } from '../ticker';
import type { VideoCardApi } from './video-card.connect';
import type { CardShape } from './VideoCard';
import * as css from './VideoCard.css';

/** When it was or will be, and how many watch or have cut it. */
export function CardTime({ card, shape }: { card: VideoCardApi; shape: CardShape }) {
  const { t } = useWidgets();
  const { state, time, reach, liveSince } = card;
  return (
    <p className={css.meta}>
      {state === 'live' ? <VisuallyHidden>{t('card.live')} </VisuallyHidden> : null}
      {shape === 'denseList' && liveSince !== undefined ? (
        <Badge tone="live">
          <Clock since={liveSince} />
        </Badge>
      ) : (
        <time dateTime={time.iso} title={time.tooltip} className={css.time[state]}>
          {time.text}
        </time>
      )}
      {reach ? <span className={css.reach}>{reach}</span> : null}
      {state === 'missing' ? <span>{t('card.missing')}</span> : null}
    </p>
  );
}
